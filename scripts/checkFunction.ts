// Checks and tests the edge function under Deno, as it is deployed, without reaching any registry.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { denoBinary } from '../local/denoProcess.ts';

const root = join(import.meta.dirname, '..');
const cwd = join(root, 'supabase/functions/send-lead-notification');
const cache = join(root, 'node_modules/.cache/deno');
mkdirSync(cache, { recursive: true });

const commands = [
  ['check', '--no-remote', '--no-npm', 'index.ts', 'tests/'],
  ['test', '--no-remote', '--no-npm', '--no-prompt', '--quiet', '--allow-net=127.0.0.1'],
];
for (const args of commands) {
  const run = spawnSync(denoBinary(), args, { cwd, stdio: 'inherit', env: { ...process.env, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1' } });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
