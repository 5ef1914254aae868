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

const root = import.meta.dirname;

/** What every page begins with. */
const FIRST = /\/(rolldown-runtime|react|frame)-/;
/** What comes in one file, though the bundler would make many small ones of it. */
const TOGETHER: readonly { name: string; test: RegExp }[] = [
  // Most pages share these.
  {
    name: 'parts',
    test: /src\/(sections\/pairNotes|ui\/(linkTo|late|Picture|Emphasis|Heading|Action|ButtonLink|TextLink|Plate|Caption|Quote|reveal|IconButton)|lib\/(near|picture))\.tsx?$/,
  },
  {
    name: 'services',
    test: /src\/(sections\/(RelatedServices|grounds|structuredData|Amount)|content\/shapes|site\/address|lib\/money)\.tsx?$/,
  },
  { name: 'strip', test: /src\/ui\/(useStrip|StripButtons)\.tsx?$/ },
  { name: 'stories', test: /src\/(sections\/StoryCarousel|ui\/useCurrentSection)\.tsx?$/ },
  { name: 'gallery', test: /src\/ui\/use(Gallery|Lightbox)\.tsx?$/ },
  // Landing pages share these.
  {
    name: 'landing',
    test: /src\/(sections\/(Breadcrumbs|Faq|PriceAndRating)|leads\/(late|sharedValues)|ui\/NoBreak|site\/(breadcrumbs|places))\.tsx?$/,
  },
  { name: 'carousel', test: /src\/ui\/(useC|c|C)arousel(?!Engine)\w*\.tsx?$/ },
  // Every dialog, every form, and what sends leads. /thank-you shares `leads`.
  {
    name: 'select',
    test: /node_modules\/(@radix-ui\/(react-(select|popper|arrow|visually-hidden|use-size|use-rect)|rect|number)|@floating-ui)\/|src\/ui\/RadixSelect\.tsx$/,
  },
  {
    name: 'overlay',
    test: /node_modules\/(@radix-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tslib|aria-hidden|get-nonce)/,
  },
  {
    name: 'form',
    test: /node_modules\/(react-hook-form|sonner)\/|src\/(leads\/(LeadForm|Honeypot|use(LeadForm|FieldFaults))|ui\/(Text(Field|Area)|NativeSelect|Select(Field|Trigger)?|FieldFrame|Sign|fieldStyle|lateRadixSelect|toast)|lib\/useFromHtml)\.tsx?$/,
  },
  {
    name: 'leads',
    test: /src\/(leads\/(attribution|sentLeads|fields|forms|leadStatus|outboxEntry|payload|serviceOptions|spamSignals)|lib\/(clean|webAddress|signals)|backend\/env)\.ts$/,
  },
];

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
              ...TOGETHER,
            ],
          },
        },
      },
    },
  };
});
