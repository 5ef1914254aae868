// Checks and tests the edge function under Deno, as it is deployed, without reaching any registry.
import { deno } from './deno.ts';

const commands = [
  ['check', '--no-remote', '--no-npm', 'index.ts', 'tests/'],
  ['test', '--no-remote', '--no-npm', '--no-prompt', '--quiet', '--allow-net=127.0.0.1'],
];
for (const args of commands) {
  const run = deno(args);
  if (run.status !== 0) process.exit(run.status ?? 1);
}
