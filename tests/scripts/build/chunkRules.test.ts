import { expect, it } from 'vitest';

import { chunkRuleViolations } from '../../../scripts/build/chunkRules.ts';

const SELECT = 'node_modules/@radix-ui/react-select/dist/index.mjs';
const LEAD_FORM = 'src/leads/form/LeadForm.tsx';
const chunk = (file: string, imports: string[], modules: string[] = []) => ({ file, imports, modules });
const frame = chunk('frame.js', ['react.js'], ['src/boot/fetchParts.ts']);
const react = chunk('react.js', []);
const entry = chunk('index.js', ['frame.js', 'react.js'], ['src/main.tsx']);
const valid = [entry, frame, react, chunk('form.js', [], [LEAD_FORM]), chunk('select.js', [], [SELECT])];

it("reports cycles, chunks that import the entry, and Vite's own preload helper, but nothing for a valid graph", () => {
  expect(chunkRuleViolations(valid)).toEqual([]);
  expect(chunkRuleViolations([...valid, chunk('Home.js', ['index.js'])])).toEqual(['Home.js imports the entry index.js.']);
  expect(chunkRuleViolations([...valid, chunk('a.js', ['b.js']), chunk('b.js', ['a.js'])])).toEqual([
    'a.js imports b.js imports a.js: a cycle.',
  ]);
  expect(chunkRuleViolations(valid.filter((one) => one !== frame))).toEqual([
    expect.stringMatching(/^No script has src\/boot\/fetchParts\.ts/),
  ]);
});

it.each([
  ['src/pages/About.tsx', 'node_modules/swiper/swiper.mjs'],
  [LEAD_FORM, SELECT],
])('reports what %s loads too early, directly or through another chunk', (page, late) => {
  const chunks = [...valid, chunk('page.js', ['ui.js'], [page]), chunk('late.js', [], [late])];
  expect(chunkRuleViolations([...chunks, chunk('ui.js', [])])).toEqual([]);
  expect(chunkRuleViolations([...chunks, chunk('ui.js', ['late.js'])])).toEqual([
    `page.js brings ${late} at once; it has to come late (a late.ts of its folder).`,
  ]);
});

it.each([
  ['index.js', [/main/]],
  ['form.js', [/LeadForm/]],
  ['select.js', [/radix-ui\|/, /react-select/]],
])('reports a rule that finds no module without %s, as after a move of its files', (file, rules) => {
  const violations = chunkRuleViolations(valid.filter((one) => one.file !== file));
  expect(violations).toEqual(rules.map((rule) => expect.stringMatching(rule)));
  expect(violations.every((violation) => violation.startsWith('No module matches /'))).toBe(true);
});
