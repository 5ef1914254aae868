import { expect, it } from 'vitest';

import { chunkRuleViolations } from '../../../scripts/build/chunkRules.ts';

const chunk = (file: string, imports: string[], modules: string[] = []) => ({ file, imports, modules });
const frame = chunk('frame.js', ['react.js'], ['src/boot/fetchParts.ts']);
const react = chunk('react.js', []);
const entry = chunk('index.js', ['frame.js', 'react.js'], ['src/main.tsx']);

it("reports cycles, chunks that import the entry, and Vite's own preload helper, but nothing for a valid graph", () => {
  expect(chunkRuleViolations([entry, frame, react])).toEqual([]);
  expect(chunkRuleViolations([entry, frame, react, chunk('Home.js', ['index.js'])])).toEqual(['Home.js imports the entry index.js.']);
  expect(chunkRuleViolations([frame, react, chunk('a.js', ['b.js']), chunk('b.js', ['a.js'])])).toEqual([
    'a.js imports b.js imports a.js: a cycle.',
  ]);
  expect(chunkRuleViolations([react])).toEqual([expect.stringMatching(/^No script has src\/boot\/fetchParts\.ts/)]);
});

it.each([
  ['src/pages/About.tsx', 'node_modules/swiper/swiper.mjs'],
  ['src/leads/LeadForm.tsx', 'node_modules/@radix-ui/react-select/dist/index.mjs'],
])('reports what %s loads too early, directly or through another chunk', (page, late) => {
  const chunks = [frame, react, chunk('page.js', ['ui.js'], [page]), chunk('late.js', [], [late])];
  expect(chunkRuleViolations([...chunks, chunk('ui.js', [])])).toEqual([]);
  expect(chunkRuleViolations([...chunks, chunk('ui.js', ['late.js'])])).toEqual([
    `page.js brings ${late} at once; it has to come late (a late.ts of its folder).`,
  ]);
});
