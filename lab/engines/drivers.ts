import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../site.ts';

const READY_WITHIN_MS = 30_000;
/** Longer than typing a text takes. WebKit never answers a script whose document is unloaded meanwhile. */
const ANSWERED_WITHIN_MS = 10_000;
const POLL_MS = 50;

/** The commands of WebDriver that the lab needs: path over HTTP (POST), and name in Firefox. Both take the same parameters. */
const COMMANDS = {
  navigate: ['/url', 'WebDriver:Navigate'],
  resize: ['/window/rect', 'WebDriver:SetWindowRect'],
  execute: ['/execute/sync', 'WebDriver:ExecuteScript'],
  click: ['/element/{id}/click', 'WebDriver:ElementClick'],
  perform: ['/actions', 'WebDriver:PerformActions'],
} as const;

/** Sends a command to the browser and resolves with its result. */
export type Send = (command: keyof typeof COMMANDS, parameters: Record<string, unknown>) => Promise<unknown>;

export interface Engine {
  id: 'webkit' | 'wpe' | 'firefox';
  title: string;
  /** Debian's packages. */
  packages: string;
  /** Paths of the needed executables; undefined for a missing one. */
  programs: readonly (string | undefined)[];
  /** Starts a browser with a new profile, and ends it with `end`. */
  start(programs: readonly string[]): Promise<{ send: Send; end(): Promise<void> }>;
}

export const engines: readonly Engine[] = [
  {
    id: 'webkit',
    title: 'WebKitGTK, as a current Safari',
    packages: 'webkit2gtk-driver xvfb',
    programs: [
      onPath('WebKitWebDriver'),
      process.env['WEBKIT_MINIBROWSER'] ?? newest('/usr/{lib,lib64,libexec}/{*/,}webkit{2gtk-4.?,gtk-6.?}/MiniBrowser'),
      onPath('Xvfb'),
    ],
    start: async ([driver = '', binary, xvfb = '']) => {
      // The screen ends with its last window.
      const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-terminate'];
      const [display] = await once(spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout, 'data');
      const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
      return await startWebKit(driver, options, { DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' });
    },
  },
  {
    id: 'wpe',
    title: 'WPE WebKit, as the oldest supported Safari',
    packages: 'wpewebkit-driver libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1',
    programs: [
      onPath('WPEWebDriver'),
      process.env['WPE_MINIBROWSER'] ?? newest('/usr/{lib,lib64,libexec}/{*/,}wpe-webkit-?.?/MiniBrowser'),
    ],
    start: async ([driver = '', binary]) =>
      await startWebKit(driver, { 'wpe:browserOptions': { binary, args: ['--automation', '--headless'] } }),
  },
  {
    id: 'firefox',
    title: 'Firefox',
    packages: 'firefox-esr',
    programs: [process.env['FIREFOX'] ?? onPath('firefox-esr') ?? onPath('firefox')],
    start: async ([browser = '']) => await startFirefox(browser),
  },
];

/** Starts WebKit's driver, which starts the browser. */
async function startWebKit(driver: string, options: Record<string, unknown>, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const { end } = await startProgram(driver, () => [`--port=${port}`], env);
  const post = async (path: string, body: object): Promise<unknown> => {
    const limit = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method: 'POST', body: JSON.stringify(body), signal: limit });
    const { value } = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until('the driver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
  // The strategy 'eager' never finishes in WebKitGTK 2.50.
  const session = await post('', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none', ...options } } });
  const id = String(Reflect.get(Object(session), 'sessionId'));
  const send: Send = async (command, parameters) =>
    await post(`/${id}${COMMANDS[command][0].replace('{id}', String(parameters['id']))}`, parameters);
  return { send, end };
}

/** Starts Firefox. Its Marionette takes WebDriver's commands over TCP; geckodriver would only forward them. */
async function startFirefox(browser: string) {
  const { home, end } = await startProgram(browser, (profile) => ['-headless', '-marionette', '-no-remote', '-profile', profile]);
  const portFile = join(home, 'MarionetteActivePort');
  await until('Firefox', async () => (await readFile(portFile, 'utf8')) !== '');
  const socket = connect(Number(await readFile(portFile, 'utf8')), '127.0.0.1');
  const messages = messagesOf(socket);
  const ask = async (name: string, parameters: object): Promise<unknown> => {
    const message = JSON.stringify([0, 1, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await messages.next()).value ?? [];
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return result?.value;
  };
  // The first message is Firefox's greeting.
  await messages.next();
  await ask('WebDriver:NewSession', { pageLoadStrategy: 'none' });
  const send: Send = async (command, parameters) => await ask(COMMANDS[command][1], parameters);
  return { send, end };
}

/** Reads Marionette's messages. Each is its length in bytes, a colon, and JSON: [1, id, error, result]. */
async function* messagesOf(socket: Socket) {
  let received = Buffer.alloc(0);
  for await (const data of socket) {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const messageEnd = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < messageEnd) break;
      yield JSON.parse(received.subarray(colon + 1, messageEnd).toString());
      received = received.subarray(messageEnd);
    }
  }
}

/** Starts a program with a temporary home folder. `end` ends it and the processes that it started. */
async function startProgram(program: string, args: (home: string) => string[], env: NodeJS.ProcessEnv = {}) {
  const home = await mkdtemp(join(tmpdir(), 'atelier-engine-'));
  // Firefox's profile is this folder, too. Port 0 is any free one.
  await writeFile(join(home, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const folders = { HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  // A process group of its own, because a browser outlives its driver and can only be killed with the group.
  const leader = spawn(program, args(home), { stdio: 'ignore', detached: true, env: { ...process.env, ...folders, ...env } });
  const exited = once(leader, 'exit');
  const killGroup = () => {
    if (leader.pid !== undefined && leader.exitCode === null && leader.signalCode === null) process.kill(-leader.pid, 'SIGKILL');
  };
  process.once('exit', killGroup);
  const end = async () => {
    process.removeListener('exit', killGroup);
    killGroup();
    await exited;
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { home, end };
}

async function until(what: string, isReady: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`No answer from ${what} in ${READY_WITHIN_MS / 1000} s.`);
    await wait(POLL_MS);
  }
}

/** Returns the last file that matches a pattern. */
function newest(pattern: string): string | undefined {
  return globSync(pattern).sort().at(-1);
}

function onPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}
