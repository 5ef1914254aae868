// Entry point of `npm start`, `npm test`, `npm run dev` and others. Installs missing packages, then runs the given script with the
// project's own Node. Plain JavaScript, so that any Node can run it. Usage: node scripts/bootstrap.mjs scripts/<name>.ts [arguments]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const marker = join(modules, '.installed-lockfile');
const lockfileHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockfileHash) {
  console.log('Installing packages (once per lockfile) ...');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const install = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (install.status !== 0) {
    console.error('npm ci failed; its message is above. It needs the npm registry.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(marker, lockfileHash);
}

// Use the running Node if it is 24 or later, because the package "node" downloads no binary when install scripts are disabled.
const isRecentEnough = Number(process.versions.node.split('.')[0]) >= 24;
const ownNode = isRecentEnough ? process.execPath : join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!existsSync(ownNode)) {
  console.error(
    `${ownNode} is missing: the package "node" could not bring Node 24 for this platform. Install Node 24 and run the script with it.`,
  );
  process.exit(1);
}
const path = [dirname(ownNode), join(modules, '.bin'), process.env.PATH].join(delimiter);
const run = spawnSync(ownNode, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
});
process.exit(run.status ?? 1);
