import type { Plugin } from 'vitest/config';

import { slots } from '../pictures/slots.ts';
import { replacePictureCalls } from '../scripts/pictures/pictureCalls.ts';
import type { PictureSource } from '../src/lib/picture.ts';

const PREFIX = 'picture:';
const ILLUSTRATED = 'pictures:illustrated';
const texts: Readonly<Record<string, { alt: string }>> = slots;

/**
 * Stands in for the picture plugin in tests: the slot's own text, no file. A name without a slot fails as in the build.
 * With `vi.stubGlobal('photographed', true)`, modules imported afterwards see a photograph in every slot.
 */
export function pictureStub(): Plugin {
  return {
    name: 'picture-stub',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) || id === ILLUSTRATED ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ILLUSTRATED}`) return `export default globalThis.photographed ? 'none' : 'all';`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${literalOf(id.slice(PREFIX.length + 1))};`;
    },
    async transform(code) {
      return await replacePictureCalls(code, async (slot) => literalOf(slot));
    },
  };
}

function literalOf(slot: string): string {
  const text = texts[slot];
  if (!text) throw new Error(`picture:${slot}: there is no such slot in pictures/slots.ts.`);
  const source: PictureSource = { name: slot, width: 800, height: 1000, colour: '#ffffff', alt: text.alt, illustration: true };
  const photo: PictureSource = { ...source, alt: `Photograph of ${slot}`, illustration: false };
  return `(globalThis.photographed ? ${JSON.stringify(photo)} : ${JSON.stringify(source)})`;
}
