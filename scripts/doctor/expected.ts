import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runnerImport } from 'vite';

import { parseHeaders } from '../../local/hostHeaders.ts';
import { facts } from '../../src/site/facts.ts';
import type * as head from '../../src/site/head.ts';
import { pageIds, pages } from '../../src/site/pages.ts';
import { VERSION } from '../../supabase/functions/_shared/version.ts';

export type Expected = Awaited<ReturnType<typeof readExpected>>;

/** Reads what this repository expects of the live site. */
export async function readExpected(root: string) {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  // src/ imports without file extensions, which Node alone cannot resolve.
  const { module } = await runnerImport<typeof head>(join(root, 'src/site/head.ts'), { root });
  const pageAt = (path: string) => {
    const tags = module.headTags(path);
    const canonical = tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
    return { path, title: tags.find(({ tag }) => tag === 'title')?.text ?? '', canonical };
  };
  const migrations = readdirSync(join(root, 'supabase/migrations')).toSorted();
  return {
    siteUrl: new URL(facts.siteUrl).origin,
    pages: pageIds().flatMap((id) => pages[id].routes.map(({ path }) => pageAt(path))),
    missingPage: pageAt('/no-such-page'),
    headerRules: parseHeaders(read('public/_headers')),
    functionsVersion: VERSION,
    scriptVersion: /SCRIPT_VERSION = '(.+)'/.exec(read('spreadsheet-script/Code.js'))?.[1] ?? '',
    ...publicObjects(migrations.map((file) => read(`supabase/migrations/${file}`)).join('\n')),
  };
}

/** Lists the public tables that migrations create, with their columns, and the public functions, with their parameters. */
export function publicObjects(sql: string) {
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const tables = [...sql.matchAll(/^create table public\.(\w+) \(\n(.*?)\n\);/gms)].map(([, name = '', body = '']) => ({
    name,
    columns: [
      ...names(body, /^ {2}(?!(?:primary|foreign|unique|check|constraint)\b)(\w+) /gm),
      ...names(sql, new RegExp(`^alter table public\\.${name} add column (\\w+)`, 'gm')),
    ],
  }));
  const functions = [...sql.matchAll(/^create function public\.(\w+)\((.*?)\)\s+returns/gms)].map(([, name = '', body = '']) => ({
    name,
    parameters: names(body, /(?:^|,)\s*(\w+) \w/g),
  }));
  return { tables, functions };
}
