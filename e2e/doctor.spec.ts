import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';

import { findBrowser } from '../scripts/browser';
import { browserCheck } from '../scripts/owner/doctor/browser';
import { openHost } from '../scripts/owner/doctor/host';
import { staff } from './support/journeys';
import { expect, test } from './support/test';

test('the doctor finds no fault on the local product, sends three leads, sees them mailed and deletes them', async ({ baseURL }) => {
  const env = { ...process.env, STAFF_PASSWORD: staff.password, SUPABASE_DB_URL: '' };
  const options = ['scripts/owner/doctor.ts', String(baseURL), '--staff', staff.email, '--lead'];
  const { stdout } = await promisify(execFile)(process.execPath, options, { env }).catch((error: { stdout: string }) => error);
  expect(stdout.match(/^✗.*/gm) ?? []).toEqual([]);
  expect(stdout).toContain('27 checks, faults: 0.');
});

test("the doctor's browser names each fault once: a missing script of the booking dialog, an added analytics beacon", async ({
  baseURL,
}) => {
  const server = createServer(async ({ url = '' }, response) => {
    const upstream = await fetch(`${baseURL}${url}`, { headers: { 'accept-encoding': 'identity' } });
    const data = Buffer.from(await upstream.arrayBuffer());
    const headers = Object.fromEntries(
      [...upstream.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name)),
    );
    if (url.includes('BookingDialog')) response.writeHead(404, headers).end();
    else
      response
        .writeHead(upstream.status, headers)
        .end(url === '/' ? `${data.toString()}<script src="https://cdn.example/b.js"></script>` : data);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  try {
    const host = openHost(origin, AbortSignal.timeout(100_000), fetch);
    const settings = { supabaseUrl: '/', supabaseKey: 'x', supabaseHeader: '', leadScriptUrl: '/exec', leadOrigin: '' };
    const findings = await browserCheck(findBrowser(), host, [], settings)();
    expect(findings.map((finding) => finding.line)).toEqual([
      expect.stringMatching(
        /browser: \/ reports: .*cdn\.example\/b\.js.*; \/home (?:\(and \d more\) )?needs \S+BookingDialog\S+, which answers 404/,
      ),
    ]);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
