import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** For every Chromium that the project starts: nothing but the site. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * The map is somebody else's page, out of reach in tests. Not by page.route(): with it on, Chromium never follows the redirect of a
 * keepalive request.
 */
export const WITHOUT_MAP = '--host-resolver-rules=MAP www.google.com ~NOTFOUND';

/**
 * For whoever measures. An inspector, which every driver is, makes Chromium parse a script once more wherever it creates an Error, to
 * name the line (React does as it starts: 25 ms); no visitor's browser does that.
 */
export const AS_WITHOUT_INSPECTOR = '--js-flags=--no-enable-lazy-source-positions';

/**
 * The browser for the tests: PLAYWRIGHT_CHROMIUM, a system Chromium, Playwright's own; installed when there is none.
 * @throws Error that says what to do when no way works.
 */
export function findBrowser(): string {
  const known = present();
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's chromium ...");
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  } else {
    console.log("Installing Playwright's Chromium ...");
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = present();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be found or installed. Install one (Debian: apt-get install chromium) or name it: PLAYWRIGHT_CHROMIUM=/path/to/chromium npm test',
  );
}

function present(): string | undefined {
  return [process.env.PLAYWRIGHT_CHROMIUM, ...SYSTEM, chromium.executablePath()].find((file) => file !== undefined && existsSync(file));
}
