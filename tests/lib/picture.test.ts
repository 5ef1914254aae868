import { describe, expect, it } from 'vitest';

import { fallbackOf, type PictureSource, illustrationText, srcSetOf } from '@/lib/picture';

const picture = (width: number): PictureSource => ({
  name: 'silk-1a2b',
  width,
  height: 1000,
  colour: '#ffffff',
  alt: '',
  illustration: true,
});

describe('pictures', () => {
  it('list the sizes up to their own width', () => {
    expect(srcSetOf(picture(1200))).toBe(
      '/pictures/silk-1a2b-375.avif 375w, /pictures/silk-1a2b-750.avif 750w, /pictures/silk-1a2b-1120.avif 1120w',
    );
  });

  it('fall back to one WebP file', () => {
    expect(fallbackOf(picture(1600))).toBe('/pictures/silk-1a2b.webp');
  });

  it('have a description if they are plates, but not if they are photographs', () => {
    expect(illustrationText(picture(600), 'Oxblood silk')).toBe('Oxblood silk');
    expect(illustrationText({ ...picture(600), illustration: false }, 'Oxblood silk')).toBeUndefined();
  });
});
