import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { staff } from './support/journeys';
import { expect, test } from './support/test';

test('the doctor finds no fault on the local product, sends three leads, sees them mailed and deletes them', async ({ baseURL }) => {
  const env = { ...process.env, STAFF_PASSWORD: staff.password };
  const options = ['scripts/doctor.ts', String(baseURL), '--staff', staff.email, '--lead'];
  const { stdout } = await promisify(execFile)(process.execPath, options, { env }).catch((error: { stdout: string }) => error);
  expect(stdout.match(/^✗.*/gm) ?? []).toEqual([]);
  expect(stdout).toContain('29 checks, faults: 0.');
});
