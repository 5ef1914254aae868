import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Replaces the preload helper that Vite wraps around every import() of a build with src/boot/fetchParts.ts. */
export function fetchPartsPlugin(root: string): Plugin {
  return {
    name: 'fetch-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { __vitePreload } from ${JSON.stringify(join(root, 'src/boot/fetchParts.ts'))};`,
    },
  };
}
