// First half of `npm start`, `npm test` and `npm run dev`, in plain JavaScript for whatever Node is at hand: installs what is
// missing, then runs the named script under the project's own Node. Usage: node scripts/bootstrap.mjs scripts/<name>.ts [arguments]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const marker = join(modules, '.installed-lockfile');
const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockfile) {
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
  writeFileSync(marker, lockfile);
}

// Where install scripts are off, the package "node" has none to bring; a Node that is young enough does.
const isYoungEnough = Number(process.versions.node.split('.')[0]) >= 24;
const ownNode = isYoungEnough ? process.execPath : join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
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
