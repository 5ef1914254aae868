import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser, WITHOUT_MAP } from './scripts/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4273);
// Set in the environment, so that the workers and the server see one folder.
process.env.LOCAL_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'atelier-e2e-'));

/** Journeys against the finished build and the whole local backend, in a fresh data folder that all share: each lead has a name of its own. */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? [['list']] : [['line']],
  globalTeardown: './e2e/support/removeData.ts',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...BROWSER_FLAGS, WITHOUT_MAP],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: ['pages.spec.ts', 'password.spec.ts'] },
    { name: 'pages', testMatch: 'pages.spec.ts', fullyParallel: true },
    // Nobody else can sign in while it changes the password.
    { name: 'password', testMatch: 'password.spec.ts', dependencies: ['journeys', 'pages'] },
  ],
  webServer: {
    command: 'node scripts/serve.ts --built',
    url: `http://localhost:${port}/robots.txt`,
    env: {
      PORT: String(port),
      LOCAL_DATA_DIR: process.env.LOCAL_DATA_DIR,
      // What a test deletes from the table must not come back out of the sheet in the next one.
      LOCAL_TRIGGER_SECONDS: '0',
      LOCAL_SWEEP_SECONDS: '1',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
