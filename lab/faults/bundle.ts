import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

export interface Bundle {
  /** The address to pass to import(). */
  url: string;
  remove(): Promise<void>;
}

/** Bundles the site's delivery code (siteParts.ts) into one file that Node can import, in a temporary folder. */
export async function bundleSiteParts(root: string): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-faults-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': join(root, 'src') } },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'lab/faults/siteParts.ts'),
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'parts.mjs' } },
    },
  });
  return {
    url: pathToFileURL(join(folder, 'parts.mjs')).href,
    remove: async () => await rm(folder, { recursive: true, force: true }),
  };
}
