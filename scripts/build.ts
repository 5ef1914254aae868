// `npm run build`: builds the site for a static host into dist/. VITE_* settings come from the environment and .env files. With `--demo`
// the built site uses the local backend instead (for `npm start` and browser tests).
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { build, type InlineConfig } from 'vite';

import { chunkRules } from './chunkRules.ts';
import { compressFiles } from './compress.ts';
import { moduleGraph } from './moduleGraph.ts';
import { prerender } from './prerender.ts';

const started = performance.now();
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '..');
const server = join(root, 'dist-server');
const config = { root, mode: values.demo ? 'demo' : 'production', logLevel: 'warn' } satisfies InlineConfig;

await build({ ...config, plugins: [chunkRules(root), moduleGraph(root)] });
// The prerenderer statically imports modules that browsers load later, so rolldown would warn about ineffective dynamic imports.
const rolldownOptions = { checks: { ineffectiveDynamicImport: false, pluginTimings: false } };
await build({
  ...config,
  publicDir: false,
  build: { ssr: 'src/app/prerender.tsx', outDir: server, manifest: false, rolldownOptions },
});
const count = await prerender(root);
await rm(server, { recursive: true });
await rm(join(root, 'dist/.vite'), { recursive: true });
await compressFiles(join(root, 'dist'));
console.log(`Built ${count} pages (${config.mode}) in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
