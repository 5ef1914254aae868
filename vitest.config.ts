import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { pictureStub } from './tests/support/pictureStub.ts';

const alias = { '@': `${import.meta.dirname}/src` };

/** `dom`: src/ in jsdom. `html`: prerendered pages. `node`: backend and tools, over HTTP where they use it. `supabase`: the database. */
export default defineConfig({
  test: {
    // By default vitest would leave one of two cores idle.
    maxWorkers: 2,
    // The database prints every statement that it refuses.
    silent: 'passed-only',
    coverage: {
      provider: 'v8',
      include: ['src/{leads,boot,lib}/**/*.{js,ts,tsx}', 'src/desk/{model,store}/**/*.ts', 'spreadsheet-script/*.js'],
      reporter: ['text'],
      thresholds: Object.fromEntries(
        ['src/leads', 'src/desk/model', 'src/desk/store', 'src/boot', 'src/lib', 'spreadsheet-script'].map((folder) => [
          `${folder}/**`,
          { branches: 95 },
        ]),
      ),
    },
    projects: [
      {
        plugins: [pictureStub(), react()],
        resolve: { alias },
        test: {
          name: 'dom',
          environment: 'jsdom',
          // One jsdom per worker with a new context per file makes the run a minute faster than one jsdom per file.
          pool: 'vmThreads',
          include: ['tests/{app,boot,pages,layout,sections,staff,desk,backend,leads,content,site,ui,lib}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.ts', '**/*.html.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.dom.ts'],
          // Errors contain no DOM dump, because printing the page on every poll of waitFor takes a seventh of the run time.
          env: { DEBUG_PRINT_LIMIT: '0' },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [pictureStub(), react()],
        resolve: { alias },
        test: {
          name: 'html',
          environment: 'node',
          // Test files in the same worker share the prerendered pages. A file that renders other pages resets the modules.
          isolate: false,
          include: ['tests/{pages,leads}/**/*.html.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{spreadsheet-script,local,scripts,lab,pictures}/**/*.test.ts', 'tests/**/*.node.test.ts'],
          globalSetup: ['tests/support/preparedData.ts'],
          setupFiles: ['tests/support/setup.node.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'supabase',
          environment: 'node',
          // Test files in the same worker share its local backend.
          isolate: false,
          include: ['tests/supabase/**/*.test.ts'],
          globalSetup: ['tests/support/preparedData.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
