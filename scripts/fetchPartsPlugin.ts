import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Puts src/boot/fetchParts.ts in the place of Vite's helper round every import() of a build. */
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
