import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { BUILD_TARGET } from './browsers.ts';
import { localBackend } from './local/localBackend.ts';
import { staticHost } from './local/staticHost.ts';
import { picturePlugin } from './pictures/pipeline/picturePlugin.ts';
import { slots } from './pictures/slots.ts';
import { fetchPartsPlugin } from './scripts/fetchPartsPlugin.ts';
import { leanRouter } from './scripts/leanRouter.ts';
import { sharedChunks } from './scripts/sharedChunks.ts';

const root = import.meta.dirname;

/** The files that every page begins with; not those of packages like react-remove-scroll. */
const FIRST = /\/(rolldown-runtime|react|frame)-[\w-]{8}\.js$/;

/** Mode `demo` (npm start, npm test) and dev run against the backend in local/; any other build knows only its environment. */
export default defineConfig(({ command, mode, isPreview }) => {
  const local = mode === 'demo' || (command === 'serve' && !isPreview);
  const shared = sharedChunks();
  return {
    plugins: [
      leanRouter(),
      shared.plugin,
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
      modulePreload: { polyfill: false, resolveDependencies: (file, needed) => [file, ...needed.filter((name) => !FIRST.test(name))] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // What every page begins with is two scripts and an entry that nothing imports: each runs in a task of its own.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 2 },
              {
                name: 'frame',
                tags: ['$initial'],
                test: (id) => !id.endsWith('/src/main.tsx') && !id.endsWith('/index.html'),
                priority: 2,
              },
              shared.group,
            ],
          },
        },
      },
    },
  };
});
