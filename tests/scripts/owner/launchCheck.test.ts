import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { settingsErrors } from '../../../scripts/build/siteSettings.ts';
import { CLAIMS, claimsIn, differingPrices } from '../../../scripts/owner/claims.ts';
import { areStored, hoursPoints, setHoursLine } from '../../../scripts/owner/hours.ts';
import { linesWith, sampleComments, sampleValues, settingProblems } from '../../../scripts/owner/launchChecks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const real = {
  VITE_LEAD_SCRIPT_URL: 'https://script.google.com/macros/s/AKfycbz1/exec',
  VITE_SUPABASE_URL: 'https://qwvtzjkplmno.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_4f0aZkQ9mW2x',
};
const jwt = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

it('reports facts and links that are listed as samples, or that still look like samples', () => {
  const values = { phone: '+97144441234', email: 'hello@studio.example', main: 'https://wa.me/message/K3J2XYZAB', reviewCount: 150 };
  expect(sampleValues(values, ['phone'])).toEqual([
    'phone is still the sample "+97144441234".',
    'email is "hello@studio.example": listed as real, but it looks like a sample.',
  ]);
});

it('reports comments that call something a sample, and other given words, with file and line', () => {
  const source =
    "// no sample here\n/** Sample: the notes. */\nconst a = 'Noor';\n/**\n * The prices are exact. Sample: all words,\n * and the names.\n */";
  expect(sampleComments('page.ts', source)).toEqual(['page.ts, line 2: the notes.', 'page.ts, line 5: all words, and the names.']);
  expect(linesWith(/Noor/, 'page.ts', source, 'the old name')).toEqual(['page.ts, line 3: the old name']);
});

it('lists claims and differing prices, with file and line', () => {
  const source = "// the best\nconst a = {\n  lead: 'The best brows, 90% of them',\n  focus: '50% 40%',\n  note: 'A licensed studio',\n};";
  expect(claimsIn(CLAIMS.Superlatives, 'page.ts', source)).toEqual(['page.ts, line 3: The best brows, 90% of them']);
  expect(claimsIn(CLAIMS.Percentages, 'page.ts', source)).toEqual(['page.ts, line 3: The best brows, 90% of them']);
  expect(claimsIn(CLAIMS['Licences and certificates'], 'page.ts', source)).toEqual(['page.ts, line 5: A licensed studio']);
  const items =
    "[\n  { name: 'Glass Skin', price: 999 },\n  { name: 'Touch-Up (4-8 weeks)', priceGM: 750, priceM: 'GM only' },\n  { name: 'Peel', price: 1 },\n]";
  expect(differingPrices('page.ts', items)).toEqual([
    'glass skin: AED 999 in page.ts, line 2',
    'touch up: AED 750 / GM only in page.ts, line 3',
  ]);
});

it.each([
  ['VITE_SUPABASE_URL', ' ', 'is not set: staff see no leads, and the skin-pen forms fail'],
  ['VITE_SUPABASE_URL', 'http://127.0.0.1:54321', 'is http://127.0.0.1:54321: an address of this computer, which visitors cannot reach'],
  ['VITE_SUPABASE_URL', 'https://abcdefgh.supabase.co', 'is https://abcdefgh.supabase.co: an example, not an address'],
  ['VITE_LEAD_SCRIPT_URL', 'https://x.ae/dev', 'is https://x.ae/dev: the address of a deployed script ends in /exec'],
  ['VITE_SUPABASE_ANON_KEY', 'changeme', 'is no key of a Supabase project'],
])('reports a wrong setting: %s = %s', (name, value, problem) => {
  expect(settingProblems({ ...real, VITE_SUPABASE_ANON_KEY: jwt('anon') })).toEqual([]);
  expect(settingProblems({ ...real, [name]: value })).toEqual([`${name} ${problem}.`]);
});

it.each([
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_4f0aZkQ9mW2x1234', 'holds a secret key'],
  ['VITE_SUPABASE_ANON_KEY', ` ${jwt('service_role')}`, 'holds a secret key'],
  ['VITE_SUPABASE_HEADER', `authorization: Bearer ${jwt('supabase_admin')}`, 'holds a secret key'],
  ['VITE_SUPABASE_URL', 'https://qwvtzjkplmno.supabase.co/rest/v1/', 'must end before /rest/v1'],
  ['VITE_SUPABASE_URL', 'https://qwvtzjkplmno.supabase.co/auth/v1', 'must end before /auth/v1'],
  ['VITE_SUPABASE_URL', 'https://qwvtzjkplmno.supabase.co/functions/v1?x', 'must end before /functions/v1'],
  ['VITE_ANALYTICS_ORIGIN', 'plausible.io', 'must be an origin'],
  ...['', 'www.studio.ae', 'http://www.studio.ae', 'https://www.studio.ae/'].map((url) => [
    'src/site/facts.ts: siteUrl',
    url,
    'must be an origin that begins with https:// and has no path, such as https://www.studio.ae.',
  ]),
])('the build refuses %s = %s', (name = '', value = '', problem = '') => {
  expect(settingsErrors({ ...real, VITE_SUPABASE_ANON_KEY: jwt('anon'), VITE_SUPABASE_HEADER: 'x-project: studio' })).toEqual([]);
  expect(settingsErrors({ VITE_SUPABASE_URL: 'https://proxy.example/projects/v1studio' })).toEqual([]);
  expect(settingsErrors({ ...real, [name]: value })).toEqual([expect.stringContaining(`${name} ${problem}`)]);
});

it('the build stops before it writes anything if it refuses a setting', () => {
  const env = { ...process.env, VITE_SUPABASE_ANON_KEY: 'sb_secret_4f0aZkQ9mW2x1234' };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], { cwd: ROOT, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was built.\nVITE_SUPABASE_ANON_KEY holds a secret key')]);
});

it('asks for Ramadan and holidays until they are known for 60 days, and prints the hours for the database', () => {
  const closed = { from: '2027-01-01', to: '2027-01-01', closed: true } as const;
  const hours = { opens: '10:00', closes: '21:00', exceptions: [closed] } as const;
  // 3 a.m. in Dubai.
  const pointsAt = (day: string, more: object) => hoursPoints({ ...hours, ...more }, Date.parse(`${day}T03:00+04:00`));
  expect(pointsAt('2026-11-28', {})).toEqual(["knownUntil is missing. For example `knownUntil: '2027-06-30'`"]);
  expect(pointsAt('2026-11-28', { knownUntil: '2027-01-27' })).toEqual([]);
  expect(pointsAt('2026-11-29', { knownUntil: '2027-01-27' })).toEqual(['knownUntil is 2027-01-27, less than 60 days ahead.']);
  expect(pointsAt('2026-11-28', { exceptions: [closed, closed] })).toEqual(['2027-01-01 is in two exceptions.']);
  const line = `{"opens":"10:00","closes":"21:00","exceptions":[{"from":"2027-01-01","to":"2027-01-01","closed":true}]}`;
  expect(setHoursLine({ ...hours, knownUntil: '2027-06-30' })).toBe(`select private.set_hours('${line}');`);
  const stored = '{"closes": "21:00", "exceptions": [{"to": "2027-01-01", "from": "2027-01-01", "closed": true}], "opens": "10:00"}';
  const others = [line.replace('21', '20'), '{"opens":"10:00","closes":"21:00"}', 'null', '', undefined];
  expect([stored, line, ...others].filter((text) => areStored(text, hours))).toEqual([stored, line]);
  expect(areStored('{"opens":"10:00","closes":"21:00"}', { ...hours, exceptions: [] })).toBe(true);
});

it('the command prints the number of open points last, and exits with 1 if there are any', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/owner/launchCheck.ts'], { cwd: ROOT, encoding: 'utf8' });
  const count = /^Open points: (\d+)$/.exec(stdout.trim().split('\n').at(-1) ?? '')?.[1];
  expect(count, stderr).toBeDefined();
  expect(stdout).toContain("  · select private.set_hours('{");
  expect(stdout.match(/^ {2}- /gm) ?? []).toHaveLength(Number(count));
  expect(status).toBe(count === '0' ? 0 : 1);
});
