import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { denoBinary } from '../local/denoProcess.ts';

const root = join(import.meta.dirname, '..');

/** The edge functions. */
export const FUNCTIONS = ['send-lead-notification', 'receive-form'] as const;

/** Runs Deno in an edge function's folder, with a cache of its own. `pipe` keeps what it prints instead of showing it. */
export function deno(name: (typeof FUNCTIONS)[number], args: readonly string[], stdio: 'inherit' | 'pipe' = 'inherit') {
  const cache = join(root, 'node_modules/.cache/deno');
  mkdirSync(cache, { recursive: true });
  return spawnSync(denoBinary(), args, {
    cwd: join(root, 'supabase/functions', name),
    stdio,
    env: { ...process.env, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1' },
  });
}
