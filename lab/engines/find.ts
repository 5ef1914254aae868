import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { startFirefox } from './firefox.ts';
import type { Running } from './visitor.ts';
import { startWebKit } from './webkit.ts';

type EngineId = 'webkit' | 'wpe' | 'firefox';

export interface Engine {
  id: EngineId;
  title: string;
  /** Debian's packages. */
  packages: readonly string[];
  /** Returns a function that starts the engine, or undefined if a part of the engine is missing. */
  find(): (() => Promise<Running>) | undefined;
}

export const engines: readonly Engine[] = [
  {
    id: 'webkit',
    title: 'WebKitGTK, as a current Safari',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      const driver = onPath('WebKitWebDriver');
      const browser = executableFrom('WEBKIT_MINIBROWSER', '/usr/{lib,lib64,libexec}/{*/,}webkit{2gtk-4.?,gtk-6.?}/MiniBrowser');
      const xvfb = onPath('Xvfb');
      if (driver === undefined || browser === undefined || xvfb === undefined) return undefined;
      return async () => await startWebKit({ driver, browser, xvfb, options: 'webkitgtk:browserOptions', args: ['--automation'] });
    },
  },
  {
    id: 'wpe',
    title: 'WPE WebKit, as the oldest supported Safari',
    packages: ['wpewebkit-driver', 'libwpewebkit-1.1-0', 'libwpebackend-fdo-1.0-1'],
    find() {
      const driver = onPath('WPEWebDriver');
      const browser = executableFrom('WPE_MINIBROWSER', '/usr/{lib,lib64,libexec}/{*/,}wpe-webkit-?.?/MiniBrowser');
      if (driver === undefined || browser === undefined) return undefined;
      return async () => await startWebKit({ driver, browser, options: 'wpe:browserOptions', args: ['--automation', '--headless'] });
    },
  },
  {
    id: 'firefox',
    title: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const browser =
        executableFrom('FIREFOX', '/Applications/Firefox.app/Contents/MacOS/firefox') ?? onPath('firefox-esr') ?? onPath('firefox');
      return browser === undefined ? undefined : async () => await startFirefox(browser);
    },
  },
];

/** Returns the command that installs a missing engine. */
export function aptLine({ packages }: Engine): string {
  return `apt-get install --no-install-recommends ${packages.join(' ')}`;
}

/** Installs an engine if this process runs as root on a system with apt-get. */
export function install({ packages }: Engine): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} ...`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit' });
}

/**
 * Returns the file named by an environment variable, or else the last file that matches a pattern.
 * @throws Error when the variable names a missing file.
 */
function executableFrom(variable: string, pattern: string): string | undefined {
  const configured = process.env[variable];
  if (configured === undefined) return globSync(pattern).sort().at(-1);
  if (existsSync(configured)) return configured;
  throw new Error(`${variable} is ${configured}, which does not exist.`);
}

function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}
