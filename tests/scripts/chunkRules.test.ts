import { expect, it } from 'vitest';

import { chunkFaults } from '../../scripts/chunkRules.ts';

const chunk = (file: string, imports: string[], modules: string[] = []) => ({ file, imports, modules });
const frame = chunk('frame.js', ['react.js'], ['src/boot/fetchParts.ts']);
const react = chunk('react.js', []);
const entry = chunk('index.js', ['frame.js', 'react.js'], ['src/main.tsx']);

it('finds nothing in a graph without cycles', () => {
  expect(chunkFaults([entry, frame, react])).toEqual([]);
});

it('names who imports the entry, and every cycle', () => {
  expect(chunkFaults([entry, frame, react, chunk('Home.js', ['index.js'])])).toEqual(['Home.js imports the entry index.js.']);
  expect(chunkFaults([frame, react, chunk('a.js', ['b.js']), chunk('b.js', ['a.js'])])).toEqual([
    'a.js imports b.js imports a.js: a cycle.',
  ]);
});

it('names what a page or a form brings too early, by whatever way', () => {
  const page = chunk('About.js', ['ui.js'], ['src/pages/About.tsx']);
  const ui = chunk('ui.js', ['swiper.js']);
  const swiper = chunk('swiper.js', [], ['node_modules/swiper/swiper.mjs']);
  expect(chunkFaults([frame, react, page, chunk('ui.js', []), swiper])).toEqual([]);
  expect(chunkFaults([frame, react, page, ui, swiper])).toEqual([
    'About.js brings node_modules/swiper/swiper.mjs at once; it has to come late (a late.ts of its folder).',
  ]);
  const form = chunk('form.js', ['select.js'], ['src/leads/LeadForm.tsx', 'node_modules/react-hook-form/dist/index.mjs']);
  const select = chunk('select.js', [], ['node_modules/@radix-ui/react-select/dist/index.mjs']);
  expect(chunkFaults([frame, react, form, select])).toEqual([
    'form.js brings node_modules/@radix-ui/react-select/dist/index.mjs at once; it has to come late (a late.ts of its folder).',
  ]);
});

it("says when Vite's own helper is in the build", () => {
  expect(chunkFaults([react])).toEqual([expect.stringMatching(/^No script has src\/boot\/fetchParts\.ts/)]);
});
