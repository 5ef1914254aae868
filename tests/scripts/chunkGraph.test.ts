import { expect, it } from 'vitest';

import { graphFaults } from '../../scripts/budget/chunkGraph.ts';

const chunk = (file: string, imports: string[], modules: string[] = []) => ({ file, imports, modules });
const frame = chunk('frame.js', ['react.js'], ['src/boot/fetchParts.ts']);
const react = chunk('react.js', []);
const entry = chunk('index.js', ['frame.js', 'react.js'], ['src/main.tsx']);

it('finds nothing in a graph without cycles', () => {
  expect(graphFaults([entry, frame, react])).toEqual([]);
});

it('names who imports the entry, and every cycle', () => {
  expect(graphFaults([entry, frame, react, chunk('Home.js', ['index.js'])])).toEqual(['Home.js imports the entry index.js.']);
  expect(graphFaults([frame, react, chunk('a.js', ['b.js']), chunk('b.js', ['a.js'])])).toEqual([
    'a.js imports b.js imports a.js: a cycle.',
  ]);
});

it("says when a form brings Radix's select along", () => {
  const form = chunk('form.js', ['ui.js'], ['src/leads/LeadForm.tsx']);
  const ui = chunk('ui.js', ['select.js']);
  const select = chunk('select.js', [], ['node_modules/@radix-ui/react-select/dist/index.mjs']);
  expect(graphFaults([frame, react, form, chunk('ui.js', []), select])).toEqual([]);
  expect(graphFaults([frame, react, form, ui, select])).toEqual([
    "form.js brings Radix's select (select.js); it has to come late (src/ui/lateRadixSelect.ts).",
  ]);
});

it("says when Vite's own helper is in the build", () => {
  expect(graphFaults([react])).toEqual([expect.stringMatching(/^No script has src\/boot\/fetchParts\.ts/)]);
});
