import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';

import { freePort } from '../site.ts';
import { PHONE_FRAME } from './labSite.ts';
import { type Hands, type Running, VIEWPORTS } from './visitor.ts';

const READY_WITHIN_MS = 15_000;
const ANSWERED_WITHIN_MS = 3_000;
const POLL_MS = 20;
/** Styles that make the toolbar of WebKitGTK's MiniBrowser narrower, because by default it is wider than a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Executables and options for a WebKit that a driver can control. */
export interface WebKitParts {
  driver: string;
  browser: string;
  /** Path of Xvfb, if the browser needs a screen. */
  xvfb?: string;
  /** The capability that holds the browser's path. */
  options: 'webkitgtk:browserOptions' | 'wpe:browserOptions';
  args: readonly string[];
}

/** Starts WebKit's driver, with a virtual screen if `xvfb` is given. Each visitor is a new browser; only one can run at a time. */
export async function startWebKit({ driver, browser, xvfb, options, args }: WebKitParts): Promise<Running> {
  const home = await mkdtemp(join(tmpdir(), 'atelier-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screen = xvfb === undefined ? undefined : await startScreen(xvfb);
  const port = await freePort();
  // Use a separate process group: the browser outlives its driver and can only be killed with the group.
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      ...(screen && { DISPLAY: screen.display, GDK_BACKEND: 'x11' }),
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    },
  });
  const close = async () => {
    endGroup(server.pid);
    screen?.end();
    await rm(home, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReachable(`${address}/status`);
  } catch (error) {
    await close();
    throw error;
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Do not use 'eager', which never finishes in WebKitGTK 2.50.
    pageLoadStrategy: 'none',
    [options]: { binary: browser, args },
  });
  return {
    visitor: async () => handsOf(await new Builder().usingServer(address).withCapabilities(capabilities).build()),
    close,
  };
}

async function handsOf(driver: WebDriver): Promise<Hands> {
  // WPE's window cannot be resized.
  const resizable = (await driver.getCapabilities()).get('setWindowRect') === true;
  const chrome = resizable ? await measureChrome(driver) : 0;
  const until = async (isSo: () => Promise<boolean>) => {
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!(await isSo().catch(() => false))) {
      if (performance.now() > deadline) throw new Error(`No document after ${READY_WITHIN_MS / 1000} s.`);
      await wait(POLL_MS);
    }
  };
  let framed = false;
  /** Selects the frame again before `act`, because WPE 2.38 forgets the selected frame when the page in the frame loads. */
  const inPage = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (framed) await enterFrame(driver);
    return await act();
  };
  /** Runs a script with a timeout, because a script whose document is unloaded meanwhile never returns. */
  const look = async <Result>(script: Parameters<WebDriver['executeScript']>[0], ...given: unknown[]): Promise<Result> =>
    await withTimeout(driver.executeScript<Result>(script, ...given));
  return {
    async go(url, size) {
      const { width, height } = VIEWPORTS[size];
      const { origin, pathname } = new URL(url);
      if (framed) await driver.switchTo().defaultContent();
      framed = !resizable && size === 'phone';
      if (resizable)
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + chrome });
      await driver.executeScript('window.isLeft = true');
      await driver.get(framed ? `${origin}${PHONE_FRAME}?${pathname}` : url);
      await until(async () => await look('return window.isLeft !== true && document.body !== null'));
      if (framed) await until(async () => await enterFrame(driver));
    },
    click: async (at) => await inPage(async () => await driver.actions().move(at).click().perform()),
    async type(text, msPerKey) {
      const actions = driver.actions({ async: true });
      for (const character of text) {
        actions.keyDown(character).keyUp(character);
        if (msPerKey > 0) actions.pause(msPerKey, actions.keyboard());
      }
      await inPage(async () => await actions.perform());
    },
    escape: async () => await inPage(async () => await driver.actions().keyDown(Key.ESCAPE).keyUp(Key.ESCAPE).perform()),
    back: async () => await driver.navigate().back(),
    read: async (script, ...given) => await inPage(async () => await look(script, ...given)),
    quit: async () => await driver.quit(),
  };
}

/** Selects the page's frame. Resolves with true when the page in the frame has begun to load. */
async function enterFrame(driver: WebDriver): Promise<boolean> {
  await withTimeout(driver.switchTo().defaultContent());
  await withTimeout(driver.switchTo().frame(0));
  return await withTimeout(driver.executeScript<boolean>("return location.href !== 'about:blank' && document.body !== null"));
}

async function withTimeout<Result>(asked: Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  const late = wait(ANSWERED_WITHIN_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`No answer from the driver in ${ANSWERED_WITHIN_MS / 1000} s.`);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    limit.abort();
    late.catch(() => undefined);
  }
}

/** Returns the window's height minus the page's height, in px. */
async function measureChrome(driver: WebDriver): Promise<number> {
  const { height } = await driver.manage().window().setRect({ x: 0, y: 0, width: 1000, height: 800 });
  return height - (await driver.executeScript<number>('return innerHeight'));
}

async function startScreen(xvfb: string): Promise<{ display: string; end(): void }> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (line) => resolve(`:${String(line).trim()}`));
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { display, end: () => void screen.kill() };
}

async function untilReachable(url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > deadline) throw new Error(`The driver does not answer at ${url}.`);
    await wait(POLL_MS);
  }
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}
