import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const PATH = /`((?:src|supabase|tests|e2e|scripts|lab|local|docs|pictures|public|spreadsheet-script)\/[\w.*{},/-]+)`/g;

test.each(globSync(['*.md', 'docs/*.md', '{lab,spreadsheet-script,supabase}/**/README.md']))('every path that %s names exists', (doc) => {
  const paths = [...readFileSync(doc, 'utf8').matchAll(PATH)].flatMap(([, path = '']) => (/bridalBrows/i.test(path) ? [] : [path]));
  expect(paths.filter((path) => globSync(path).length === 0)).toEqual([]);
});
