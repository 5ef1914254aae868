import { join } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Replaces the preload helper that Vite wraps around every import() of a build with src/boot/fetchParts.ts. Fails the build if Vite asks for
 * no helper of that name, as after an update.
 */
export function fetchPartsPlugin(root: string): Plugin {
  let isReplaced = false;
  return {
    name: 'fetch-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return `export { __vitePreload } from ${JSON.stringify(join(root, 'src/boot/fetchParts.ts'))};`;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Vite no longer loads vite/preload-helper.js, which this plugin replaces.');
    },
  };
}
