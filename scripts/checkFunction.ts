// Checks and tests the edge functions under Deno, as they are deployed, without reaching any registry.
import { deno, FUNCTIONS } from './deno.ts';

const commands = [
  ['check', '--no-remote', '--no-npm', 'index.ts', 'tests/'],
  ['test', '--no-remote', '--no-npm', '--no-prompt', '--quiet', '--allow-net=127.0.0.1'],
];
for (const name of FUNCTIONS) {
  for (const args of commands) {
    const run = deno(name, args);
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
}
