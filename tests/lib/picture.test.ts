import { expect, it } from 'vitest';

import { illustrationText, type PictureSource, srcSetOf } from '@/lib/picture';

const plate: PictureSource = { name: 'silk-1a2b', width: 1200, height: 1000, colour: '#ffffff', alt: '', illustration: true };

it('a picture lists the sizes up to its own width; an illustration has a description, a photograph has none', () => {
  const sizes = [375, 750, 1120].map((width) => `/pictures/silk-1a2b-${width}.avif ${width}w`);
  expect(srcSetOf(plate)).toBe(sizes.join(', '));
  const photograph = { ...plate, illustration: false };
  expect([plate, photograph].map((picture) => illustrationText(picture, 'Oxblood silk'))).toEqual(['Oxblood silk', undefined]);
});
