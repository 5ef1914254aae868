import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadEnv } from 'vite';

import { facts } from '../../../src/site/facts.ts';
import { pageIds, pages } from '../../../src/site/pages.ts';
import { studioHours } from '../../../src/site/studioHours.ts';
import { VERSION } from '../../../supabase/functions/_shared/version.ts';
import { sourcesId } from '../../build/release.ts';

/** The objects of a database and what they allow: definitions by key (catalogue.sql). */
export type Catalogue = Readonly<Record<string, string>>;

export type Expected = Awaited<ReturnType<typeof readExpected>>;

/** Reads what this repository expects of the live site. */
export async function readExpected(root: string) {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const catalogue: Catalogue = JSON.parse(read('supabase/catalogue.json'));
  return {
    siteUrl: new URL(facts.siteUrl).origin,
    pages: pageIds().flatMap((id) => pages[id].routes.map(({ path, ...route }) => ({ path, isLanding: 'landingButton' in route }))),
    sourcesId: sourcesId(root),
    /** The settings with which the site is built here. Empty if it is built elsewhere. */
    settings: loadEnv('production', root, 'VITE_'),
    functionsVersion: VERSION,
    scriptVersion: /SCRIPT_VERSION = '(.+)'/.exec(read('spreadsheet-script/Code.js'))?.[1] ?? '',
    hours: studioHours,
    catalogue,
    jobs: jobsOf(
      readdirSync(join(root, 'supabase/migrations'))
        .map((file) => read(`supabase/migrations/${file}`))
        .join('\n'),
    ),
    ...publicObjects(catalogue),
  };
}

/** Lists the public tables with their columns, and the public functions with their parameters. */
function publicObjects(catalogue: Catalogue) {
  const keys = Object.keys(catalogue);
  const names = (pattern: RegExp) => keys.flatMap((key) => pattern.exec(key)?.[1] ?? []);
  return {
    tables: names(/^table public\.(\w+)$/).map((name) => ({ name, columns: names(new RegExp(`^column public\\.${name}\\.(\\w+)$`)) })),
    functions: keys.flatMap((key) => {
      const [, name, parameters = ''] = /^function public\.(\w+)\((.*)\)$/.exec(key) ?? [];
      return name === undefined ? [] : [{ name, parameters: parameters.split(', ').flatMap((text) => /^\w+/.exec(text) ?? []) }];
    }),
  };
}

/** Lists the scheduled jobs that the migrations create. */
function jobsOf(sql: string) {
  const pattern = /cron\.schedule\('([^']+)', '([^']+)', (?:\$(\w+)\$(.+?)\$\3\$|'([^']+)')\)/g;
  return [...sql.matchAll(pattern)].map(([, name = '', schedule = '', , long, short = '']) => ({ name, schedule, command: long ?? short }));
}
