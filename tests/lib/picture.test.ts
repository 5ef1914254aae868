import { expect, it } from 'vitest';

import { fallbackOf, type PictureSource, illustrationText, srcSetOf } from '@/lib/picture';

const plate: PictureSource = { name: 'silk-1a2b', width: 1200, height: 1000, colour: '#ffffff', alt: '', illustration: true };

it('a picture lists the sizes up to its own width, and falls back to one WebP file', () => {
  const sizes = [375, 750, 1120].map((width) => `/pictures/silk-1a2b-${width}.avif ${width}w`);
  expect(srcSetOf(plate)).toBe(sizes.join(', '));
  expect(fallbackOf(plate)).toBe('/pictures/silk-1a2b.webp');
});

it('a plate has a description, a photograph has none', () => {
  expect(illustrationText(plate, 'Oxblood silk')).toBe('Oxblood silk');
  expect(illustrationText({ ...plate, illustration: false }, 'Oxblood silk')).toBeUndefined();
});
