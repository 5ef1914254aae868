import { expect, it } from 'vitest';

import { chunkNames, type Module } from '../../../scripts/build/sharedChunks.ts';

const module = (name: string, imports: string[] = [], dynamicImports: string[] = []): Module => ({
  id: `/src/${name}`,
  code: name.repeat(9),
  imports: imports.map((id) => `/src/${id}`),
  dynamicImports: dynamicImports.map((id) => `/src/${id}`),
  isEntry: name === 'main.tsx',
});
const home = 'pages/Home.tsx';
const about = 'pages/About.tsx';
const dialog = 'ui/Dialog.tsx';
const form = 'leads/Form.tsx';
const entry = module('main.tsx', ['ui/Frame.tsx'], [home, about]);

/** Chunks by name, each with its modules. */
const filesOf = (...modules: Module[]) =>
  Object.fromEntries([...Map.groupBy(chunkNames(modules), ([, name]) => name)].map(([name, ids]) => [name, ids.map(([id]) => id).sort()]));

it('puts small modules that several pages share into one file, but not those of the entry or of a single page', () => {
  const modules = [
    module('ui/Frame.tsx'),
    module(home, ['ui/Frame.tsx', 'ui/Picture.tsx', 'ui/Quote.tsx', 'ui/Own.tsx']),
    module(about, ['ui/Picture.tsx', 'ui/Quote.tsx']),
    ...['ui/Picture.tsx', 'ui/Quote.tsx', 'ui/Own.tsx'].map((name) => module(name)),
  ];
  expect(filesOf(entry, ...modules)).toEqual({ Picture: ['/src/ui/Picture.tsx', '/src/ui/Quote.tsx'] });
});

it('does not load modules with a page if only parts that load later share them', () => {
  const modules = [
    module('ui/Frame.tsx', [], [dialog, form]),
    module(home, ['lib/text.ts']),
    module(about, ['lib/text.ts']),
    module(dialog, ['lib/text.ts', 'ui/Field.tsx']),
    module(form, ['lib/text.ts', 'ui/Field.tsx']),
    module('lib/text.ts'),
    module('ui/Field.tsx'),
  ];
  expect(filesOf(entry, ...modules)).toEqual({ text: ['/src/lib/text.ts'], Field: ['/src/ui/Field.tsx'] });
});

it('never makes two files that import each other', () => {
  // `low` and `high` have the same importers. The form between them also loads late and is imported by one more part.
  const modules = [
    module('ui/Frame.tsx', [], [dialog, 'ui/Popup.tsx', form, 'ui/Menu.tsx']),
    module(home),
    module(about),
    module(dialog, ['ui/high.ts']),
    module('ui/Popup.tsx', ['ui/high.ts']),
    module('ui/Menu.tsx', [form]),
    module('ui/high.ts', [form]),
    module(form, ['ui/low.ts']),
    module('ui/low.ts'),
  ];
  const names = chunkNames([entry, ...modules]);
  const imports = modules.flatMap(({ id, imports }) => imports.map((other) => `${names.get(id)} ${names.get(other)}`));
  const between = new Set(imports.filter((pair) => pair.split(' ')[0] !== pair.split(' ')[1]));
  expect([...between].filter((pair) => between.has(pair.split(' ').toReversed().join(' ')))).toEqual([]);
});

it('gives files with main modules of the same name different names', () => {
  const modules = [
    module('ui/Frame.tsx', [], [dialog, form]),
    module(home, ['ui/text.ts']),
    module(about, ['ui/text.ts']),
    module(dialog, ['leads/text.ts']),
    module(form, ['leads/text.ts']),
    module('ui/text.ts'),
    module('leads/text.ts'),
  ];
  expect(Object.keys(filesOf(entry, ...modules)).sort()).toEqual(['text', 'text-more']);
});
