// `npm start`: builds the site for the local backend and serves the build. `--built` serves the existing build. `--fresh` deletes the
// local backend's data first.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { preview } from 'vite';

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, fresh: { type: 'boolean', default: false } },
});
const root = join(import.meta.dirname, '..');
const dataDir = process.env.LOCAL_DATA_DIR ?? join(root, '.local');
const port = Number(process.env.PORT ?? 4173);

if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`PORT is ${process.env.PORT}; it must be a number from 1 to 65535.`);
if (!(await isFree(port))) fail(`Port ${port} is taken. Stop the program that uses it, or choose another: PORT=4200 npm start`);

if (values.fresh) rmSync(dataDir, { recursive: true, force: true });
if (!values.built) {
  const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build/build.ts'), '--demo'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
const server = await preview({ root, mode: 'demo', logLevel: 'warn', preview: { port } });

const url = `http://localhost:${port}`;
console.log(`
  Site        ${url}
  Staff       ${url}/login        staff@studio.test, maya@studio.test / studio-demo
  Leads       ${url}/dashboard
  Sheet       ${url}/local/sheet      (${join(dataDir, 'sheet.json')})
  Mails       ${url}/local/mailbox    (${join(dataDir, 'mailbox')})
  Stop with Ctrl+C; npm start -- --fresh deletes the local data.
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
