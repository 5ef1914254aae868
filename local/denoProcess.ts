import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 2000;

export interface DenoProcess {
  /** The port on 127.0.0.1. */
  port: number;
  running(): boolean;
  /** Resolves when the process has ended. */
  stop(): Promise<void>;
}

export interface DenoOptions {
  entry: string;
  /** The only environment variables that `entry` can read. */
  env: Readonly<Record<string, string>>;
  /** Hosts that the process may call, besides 127.0.0.1. */
  allowHosts: readonly string[];
  log: (line: string) => void;
  /** The Deno binary; by default the npm package's binary. */
  binary?: string | undefined;
}

/**
 * Returns the path of the Deno binary in the npm package. Unpacks the binary first if install scripts were disabled. The package's
 * wrapper script cannot be used, because killing the wrapper leaves Deno running.
 * @throws Error when the package has no binary for this platform.
 */
function denoBinary(): string {
  const installer: { runInstall(): string } = createRequire(import.meta.url)('deno/install_api.cjs');
  return installer.runInstall();
}

/** Starts a module that calls `Deno.serve`, on a free loopback port, and waits until it listens. */
export async function startDeno(options: DenoOptions): Promise<DenoProcess> {
  // The process may read its settings and call this machine and allowHosts. It may not access files or run programs.
  const child = spawn(
    options.binary ?? denoBinary(),
    [
      'run',
      '--no-prompt',
      '--no-remote',
      '--no-npm',
      '--no-lock',
      '--no-check',
      `--config=${join(dirname(options.entry), 'deno.json')}`,
      `--allow-net=${['127.0.0.1', ...options.allowHosts].join(',')}`,
      `--allow-env=${Object.keys(options.env).join(',')}`,
      options.entry,
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      // This variable sets the address on which Deno.serve listens, so that the functions need no code for ports.
      env: { ...options.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    },
  );
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  try {
    const port = await listeningPort(child, options.log);
    return { port, running: () => child.exitCode === null && child.signalCode === null, stop: async () => await stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function listeningPort(child: ChildProcess, log: (line: string) => void): Promise<number> {
  return await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Deno did not listen in time.')), START_LIMIT_MS);
    let last = '';
    let rest = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((candidate) => candidate.trim() !== '')) {
        const port = /^Listening on http:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
        last = line;
        if (port === undefined) log(line);
        else {
          clearTimeout(timer);
          resolve(Number(port));
        }
      }
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Deno ended with ${code}: ${last}`));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
