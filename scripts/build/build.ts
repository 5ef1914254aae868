// `npm run build`: builds the site for a static host into dist/. VITE_* settings come from the environment and .env files. With `--demo`
// the built site uses the local backend instead (for `npm start` and browser tests). Refuses settings that must not be published.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { build, type InlineConfig, loadEnv } from 'vite';

import { facts } from '../../src/site/facts.ts';
import { chunkRules } from './chunkRules.ts';
import { compressFiles } from './compress.ts';
import { blockedScripts } from './contentPolicy.ts';
import { prerender } from './prerender.ts';
import { writeRelease } from './release.ts';
import { settingsErrors } from './siteSettings.ts';

const started = performance.now();
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '../..');
const server = join(root, 'dist-server');
const config = { root, mode: values.demo ? 'demo' : 'production', logLevel: 'warn' } satisfies InlineConfig;

const settings = loadEnv(config.mode, root, 'VITE_');
const refused = settingsErrors({ ...settings, 'src/site/facts.ts: siteUrl': facts.siteUrl });
if (refused.length > 0) {
  console.error(`Nothing was built.\n${refused.join('\n')}`);
  process.exit(1);
}

const read = (file: string) => readFile(join(root, file), 'utf8');
for (const warning of blockedScripts(await read('index.html'), await read('public/_headers'))) console.warn(warning);

await build({ ...config, plugins: [chunkRules(root)] });
// The prerenderer statically imports modules that browsers load later, so rolldown would warn about ineffective dynamic imports.
const rolldownOptions = { checks: { ineffectiveDynamicImport: false, pluginTimings: false } };
await build({
  ...config,
  publicDir: false,
  build: { ssr: 'src/app/prerender.tsx', outDir: server, manifest: false, rolldownOptions },
});
const { count, settings: compiled } = await prerender(root, settings['VITE_ANALYTICS_ORIGIN'] ?? '');
await rm(server, { recursive: true });
await rm(join(root, 'dist/.vite'), { recursive: true });
writeRelease(root, compiled);
await compressFiles(join(root, 'dist'));
console.log(`Built ${count} pages (${config.mode}) in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
