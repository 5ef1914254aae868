import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { BUILD_TARGET } from './browsers.ts';
import { localBackend } from './local/localBackend.ts';
import { staticHost } from './local/staticHost.ts';
import { slots } from './pictures/slots.ts';
import { leanRouter } from './scripts/leanRouter.ts';
import { picturePlugin } from './scripts/pictures/picturePlugin.ts';

const root = import.meta.dirname;

/** Mode `demo` (npm start, npm test) and dev run against the backend in local/; any other build knows only its environment. */
export default defineConfig(({ command, mode, isPreview }) => {
  const local = mode === 'demo' || (command === 'serve' && !isPreview);
  return {
    plugins: [
      leanRouter(),
      picturePlugin({ root, slots }),
      react(),
      tailwindcss(),
      ...(local ? localBackend({ root }) : []),
      staticHost({ root }),
    ],
    resolve: { alias: { '@': `${root}/src` } },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1', strictPort: true },
    build: {
      target: BUILD_TARGET,
      manifest: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      // The first page's scripts are named in its HTML, the next one's are fetched ahead: no list of every page's parts in the entry.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        output: {
          // What nearly every page uses is one script beside the entry instead of ten small ones.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'parts',
                test: /src\/ui\/(Picture|Emphasis|reveal|IconButton)|src\/lib\/(classNames|near|picture)/,
              },
            ],
          },
        },
      },
    },
  };
});
