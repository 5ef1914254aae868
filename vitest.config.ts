import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { pictureStub } from './tests/pictureStub.ts';

const alias = { '@': `${import.meta.dirname}/src` };

/** `dom`: folders of src/ in jsdom. `html`: pages as the build prerenders them. `node`: the backend's parts, over HTTP where they speak HTTP. */
export default defineConfig({
  test: {
    // Of two cores vitest would leave one idle.
    maxWorkers: 2,
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
          // One jsdom per worker, a fresh context per file: a minute less than a jsdom for each file.
          pool: 'vmThreads',
          include: ['tests/{app,boot,pages,layout,sections,staff,desk,backend,leads,content,site,ui,lib}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.ts', '**/*.html.test.{ts,tsx}'],
          setupFiles: ['tests/setup.dom.ts'],
          // What is not found is said in words; printing the whole page at every look while something is waited for takes a seventh of the time.
          env: { DEBUG_PRINT_LIMIT: '0' },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [pictureStub(), react()],
        resolve: { alias },
        test: { name: 'html', environment: 'node', include: ['tests/{pages,leads}/**/*.html.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{spreadsheet-script,local,scripts,lab,pictures}/**/*.test.ts', 'tests/**/*.node.test.ts'],
          globalSetup: ['tests/local/preparedData.ts'],
          setupFiles: ['tests/setup.node.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'supabase',
          environment: 'node',
          // The files of a worker share its local backend.
          isolate: false,
          include: ['tests/supabase/**/*.test.ts'],
          globalSetup: ['tests/local/preparedData.ts'],
          setupFiles: ['tests/setup.node.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
