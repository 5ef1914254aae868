import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { BUILD_TARGET } from './browsers.ts';
import { localBackend } from './local/localBackend.ts';
import { staticHost } from './local/staticHost.ts';
import { slots } from './pictures/slots.ts';
import { fetchPartsPlugin } from './scripts/fetchPartsPlugin.ts';
import { leanRouter } from './scripts/leanRouter.ts';
import { picturePlugin } from './scripts/pictures/picturePlugin.ts';

const root = import.meta.dirname;

/** Mode `demo` (npm start, npm test) and dev run against the backend in local/; any other build knows only its environment. */
export default defineConfig(({ command, mode, isPreview }) => {
  const local = mode === 'demo' || (command === 'serve' && !isPreview);
  return {
    plugins: [
      leanRouter(),
      fetchPartsPlugin(root),
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
      // Every import() gets the list of all files that it needs (src/boot/fetchParts.ts).
      modulePreload: { polyfill: false, resolveDependencies: (file, needed) => [file, ...needed] },
      rolldownOptions: {
        output: {
          // What every page begins with is two scripts and an entry that nothing imports: each runs in a task of its own.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 3 },
              {
                name: 'frame',
                tags: ['$initial'],
                test: (id) => !id.endsWith('/src/main.tsx') && !id.endsWith('/index.html'),
                priority: 2,
              },
              {
                name: 'parts',
                test: /src\/ui\/(Picture|Emphasis|reveal|IconButton)|src\/lib\/(classNames|near|picture)/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});
