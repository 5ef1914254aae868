import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser, BLOCK_MAP, NO_ADDRESS_BAR } from './scripts/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4273);
// The folder is set in the environment, so that all workers and the server use the same folder. The server creates it.
process.env.LOCAL_DATA_DIR ??= join(tmpdir(), `atelier-e2e-${process.pid}`);

/** Tests the finished build with the whole local backend. All tests share one new data folder, so every lead needs a unique name. */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  // A busy machine may stall. Normally results arrive immediately.
  timeout: 180_000,
  expect: { timeout: 20_000 },
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
      // A screenshot shows every picture, not a blank place where one is still being decoded.
      args: [...BROWSER_FLAGS, BLOCK_MAP, NO_ADDRESS_BAR, '--disable-checker-imaging'],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: ['pages.spec.ts', 'doctor.spec.ts', 'password.spec.ts'] },
    { name: 'pages', testMatch: 'pages.spec.ts', fullyParallel: true },
    // The doctor's leads appear in every open dashboard, and nobody else can sign in while the password changes.
    { name: 'doctor', testMatch: 'doctor.spec.ts', fullyParallel: true, dependencies: ['journeys', 'pages'] },
    { name: 'password', testMatch: 'password.spec.ts', dependencies: ['doctor'] },
  ],
  webServer: {
    command: 'node scripts/serve.ts --built',
    url: `http://localhost:${port}/robots.txt`,
    env: {
      PORT: String(port),
      LOCAL_DATA_DIR: process.env.LOCAL_DATA_DIR,
      // The trigger is off: if a test deleted leads from the table, the trigger would copy them back from the sheet.
      LOCAL_TRIGGER_SECONDS: '0',
      LOCAL_SWEEP_SECONDS: '1',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
