// `npm run doctor -- https://www.<domain>`: lists what is wrong with the live site, and which step of docs/going-live.md fixes it. Needs no
// secrets and changes nothing. `--staff <email>` also signs in (the password is asked for, or is STAFF_PASSWORD). `--lead` sends three test
// leads. Exits with 1 if there is a fault.
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import { examine } from './doctor/examine.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lead: { type: 'boolean', default: false }, staff: { type: 'string' } },
});
const [address = ''] = positionals;
if (!URL.canParse(address)) {
  console.error('Usage: npm run doctor -- https://www.<domain> [--staff you@example.com] [--lead]');
  process.exit(2);
}
const { isTTY } = process.stderr;
const { findings, manualChecks } = await examine(address, {
  root: join(import.meta.dirname, '..'),
  sendsLeads: values.lead,
  staff: values.staff === undefined ? undefined : { email: values.staff, password: process.env.STAFF_PASSWORD ?? (await askPassword()) },
  onProgress: (done, all) => isTTY && process.stderr.write(done === all ? '\r\u001b[K' : `\r${done} of ${all} checks`),
});
for (const { line } of findings) console.info(line);
for (const text of manualChecks) console.info(`· Look yourself: ${text}`);
const faults = findings.filter(({ isFault }) => isFault).length;
console.info(`\n${findings.length} checks, faults: ${faults}. To look at yourself: ${manualChecks.length}`);
process.exitCode = faults === 0 ? 0 : 1;

async function askPassword(): Promise<string> {
  process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await prompt.question('');
  prompt.close();
  process.stderr.write('\n');
  return password;
}
