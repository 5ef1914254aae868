// `npm run doctor -- https://www.<domain>`: lists what is wrong with the live site, and which step of docs/going-live.md fixes it. Needs no
// secrets and changes nothing. `--staff <email>` also signs in (the password is asked for, or is STAFF_PASSWORD). `--lead` sends three test
// leads. `--no-browser` opens no page in Chromium. With SUPABASE_DB_URL it also reads the database. Exits with 1 if there is a fault.
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import { existingBrowser } from '../browser.ts';
import { examine } from './doctor/examine.ts';
import { printable } from './doctor/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { lead: { type: 'boolean', default: false }, staff: { type: 'string' }, browser: { type: 'boolean', default: true } },
});
const [address = ''] = positionals;
if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
  console.error('Usage: npm run doctor -- https://www.<domain> [--staff you@example.com] [--lead] [--no-browser]');
  process.exit(2);
}
const { isTTY } = process.stderr;
const { findings, notExamined, manualChecks } = await examine(address, {
  root: join(import.meta.dirname, '../..'),
  sendsLeads: values.lead,
  staff:
    values.staff === undefined
      ? undefined
      : { email: values.staff, password: async () => process.env.STAFF_PASSWORD ?? (await askPassword()) },
  database: process.env.SUPABASE_DB_URL || undefined,
  browser: values.browser ? existingBrowser() : undefined,
  onProgress: (done) => isTTY && process.stderr.write(`\r${done} checks`),
});
if (isTTY) process.stderr.write('\r\u001b[K');
for (const { line } of findings) console.info(line);
for (const text of notExamined) console.info(`· Not examined: ${text}. Mend the lines with ✗ first`);
for (const text of manualChecks) console.info(`· Check yourself: ${printable(text)}`);
const problems = findings.filter(({ isProblem }) => isProblem).length;
console.info(`\n${findings.length} checks, faults: ${problems}. Left for you to check: ${manualChecks.length}`);
process.exitCode = problems === 0 ? 0 : 1;

async function askPassword(): Promise<string> {
  process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await prompt.question('');
  prompt.close();
  process.stderr.write('\n');
  return password;
}
