import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Flags for every Chromium that the project starts: no sandbox, no GPU, no background traffic. */
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
 * Blocks the third-party map in tests. This is a flag instead of page.route(), because while routing is enabled, Chromium never follows
 * the redirect of a keepalive request.
 */
export const BLOCK_MAP = '--host-resolver-rules=MAP www.google.com ~NOTFOUND';

/**
 * For many short visits in one browser. Without it Chromium starts two pages for its address bar, which nobody sees, in every window that a
 * driver opens, at a higher cost than that of a page. The other names are Playwright's: Chromium heeds only the last flag of this kind.
 */
export const NO_ADDRESS_BAR = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
].join()}`;

/**
 * For measurements. While an inspector is attached (every driver attaches one), Chromium parses a script again whenever the script
 * creates an Error, to find the line. React creates an Error at startup, which costs 25 ms that no visitor's browser spends.
 */
export const NO_INSPECTOR_COST = '--js-flags=--no-enable-lazy-source-positions';

/**
 * Returns the path of a Chromium for the tests: PLAYWRIGHT_CHROMIUM, the system's or Playwright's own. Installs Chromium if none exists.
 * @throws Error with instructions when none can be found or installed.
 */
export function findBrowser(): string {
  const known = existingBrowser();
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Installing Debian's chromium ...");
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  } else {
    console.log("Installing Playwright's Chromium ...");
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = existingBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be found or installed. Install one (Debian: apt-get install chromium) or name it: PLAYWRIGHT_CHROMIUM=/path/to/chromium npm test',
  );
}

/** Returns the path of a Chromium that is installed; undefined if there is none. */
export function existingBrowser(): string | undefined {
  return [process.env.PLAYWRIGHT_CHROMIUM, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (file) => file !== undefined && existsSync(file),
  );
}
