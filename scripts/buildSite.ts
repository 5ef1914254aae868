import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { chunkRules } from './chunkRules.ts';
import { compressFiles } from './compress.ts';
import { writePages } from './writePages.ts';

/**
 * Builds the whole site into dist/: the client, the server renderer, then one HTML file for every path, all precompressed.
 * `demo` bakes the address of the local backend in; `production` takes VITE_* from the environment and .env files.
 */
export async function buildSite(root: string, mode: 'demo' | 'production'): Promise<void> {
  const started = performance.now();
  const server = join(root, 'dist-server');
  await build({ root, mode, logLevel: 'warn', plugins: [chunkRules(root)] });
  // What comes late in a browser is there at once for the prerender.
  const rolldownOptions = { checks: { ineffectiveDynamicImport: false } };
  await build({
    root,
    mode,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir: server, manifest: false, rolldownOptions },
  });
  const count = await writePages(root);
  await rm(server, { recursive: true });
  await rm(join(root, 'dist/.vite'), { recursive: true });
  await compressFiles(join(root, 'dist'));
  console.log(`Built ${count} pages (${mode}) in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
