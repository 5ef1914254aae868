import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, test } from 'vitest';

const vulnerability = (severity: string) => JSON.stringify({ vulnerabilities: { swiper: { severity, range: '<14' } } });

test.each([
  ['a high-severity vulnerability fails the audit', vulnerability('high'), 1, 1, 'high: swiper <14'],
  ['a low-severity vulnerability passes', vulnerability('low'), 0, 0, 'low: swiper <14'],
  ['a registry without an answer passes', '{"message":"405 Method Not Allowed"}', 1, 0, 'Not audited: the registry gave no answer (405'],
])('%s', (_case, response, npmStatus, status, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '${response}'\nexit ${npmStatus}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const run = spawnSync(process.execPath, ['scripts/audit.ts'], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(run.stdout).toContain(text);
  expect(run.status).toBe(status);
});
