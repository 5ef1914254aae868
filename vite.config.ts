import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { BUILD_TARGET } from './browsers.ts';
import { localBackend } from './local/localBackend.ts';
import { staticHost } from './local/staticHost.ts';
import { picturePlugin } from './pictures/pipeline/picturePlugin.ts';
import { slots } from './pictures/slots.ts';
import { fetchPartsPlugin } from './scripts/build/fetchPartsPlugin.ts';
import { leanRouter } from './scripts/build/leanRouter.ts';

const root = import.meta.dirname;

/** Chunks that every page loads first; chunks such as react-remove-scroll's do not match. */
const FIRST_CHUNKS = /\/(rolldown-runtime|react|frame)-[\w-]{8}\.js$/;

/** Forms, with their registry and controls. */
const FORM =
  /\/src\/(leads\/(form\/|forms|serviceOptions)|ui\/(Select|Text(Field|Area)|FieldFrame|fieldStyle|NativeSelect))|\/node_modules\/react-hook-form\//;
/** The dialog and the packages that it needs. */
const DIALOG = /\/src\/ui\/(Dialog|useModal)\.|\/node_modules\/(?!(sonner|react-hook-form)\/)/;
/** What forms share with /thank-you, which does not need the registry of forms. */
const LEADS = /\/src\/leads\/(?!late|forms|serviceOptions)|\/supabase\/functions\/_shared\//;
/** Small modules that the sender of leads shares with other parts. */
const SENDER_SHARED = /\/src\/(backend\/env|leads\/outbox\/entry|lib\/(signals|newId|webAddress))\./;

/** Dev and builds in mode `demo` (npm start, npm test) use the backend in local/. Any other build uses only its environment. */
export default defineConfig(({ command, mode, isPreview }) => {
  const usesLocalBackend = mode === 'demo' || (command === 'serve' && !isPreview);
  return {
    plugins: [
      leanRouter(),
      fetchPartsPlugin(root),
      picturePlugin({ root, slots }),
      react(),
      tailwindcss(),
      ...(usesLocalBackend ? localBackend({ root }) : []),
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
      // Pass all files that an import() needs to src/boot/fetchParts.ts.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, needed) => [file, ...needed.filter((name) => !FIRST_CHUNKS.test(name))],
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // With this comment, Chromium compiles a script's functions beside the main thread instead of at their first call.
          postBanner: '//# allFunctionsCalledOnLoad',
          // Every page starts with two shared chunks and an entry that no module imports. Each of the three runs in a separate task.
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
              // One file each for what forms, dialogs and popups share, and for what most pages share.
              { name: 'form', test: FORM, minShareCount: 2, priority: 1 },
              { name: 'dialog', test: DIALOG, minShareCount: 3, priority: 1 },
              { name: 'leads', test: LEADS, minShareCount: 5, priority: 1 },
              { name: 'senderShared', test: SENDER_SHARED, minShareCount: 2 },
              { name: 'common', test: /\/src\/(ui|sections|site|content|lib|leads\/late)\b/, minShareCount: 7 },
            ],
          },
        },
      },
    },
  };
});
