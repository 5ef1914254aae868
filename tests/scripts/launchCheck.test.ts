import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it, test } from 'vitest';

import { policyFaults } from '../../scripts/launchCheck/allowedHosts.ts';
import { demoForms } from '../../scripts/launchCheck/demoForms.ts';
import { foreignHosts, sampleNames } from '../../scripts/launchCheck/otherPlaces.ts';
import { plates } from '../../scripts/launchCheck/plates.ts';
import { openPoints, report } from '../../scripts/launchCheck/report.ts';
import { sampleMarks } from '../../scripts/launchCheck/sampleMarks.ts';
import { sampleValues } from '../../scripts/launchCheck/sampleValues.ts';
import { settingFaults } from '../../scripts/launchCheck/settings.ts';

describe('the list', () => {
  it('leaves out what is done, counts the points and ends with their number', () => {
    const groups = [
      { title: 'Facts', remedy: 'Edit facts.ts.', points: ['phone is still the sample "1".', 'email is still the sample "2".'] },
      { title: 'Pictures', remedy: 'Bring photographs.', points: [] },
      { title: 'Forms', remedy: 'Edit forms.ts.', points: ['browsPage sends nothing.'] },
    ];
    expect(report(groups)).toBe(
      [
        'Facts (2)',
        'Edit facts.ts.',
        '  - phone is still the sample "1".',
        '  - email is still the sample "2".',
        '',
        'Forms (1)',
        'Edit forms.ts.',
        '  - browsPage sends nothing.',
        '',
        'Open points: 3',
      ].join('\n'),
    );
    expect(openPoints(groups)).toBe(3);
  });

  it('says when the site can go live', () => {
    const groups = [{ title: 'Facts', remedy: 'Edit facts.ts.', points: [] }];
    expect(report(groups)).toBe('Nothing is sample or switched off any more: the site can go live.\nOpen points: 0');
    expect(openPoints(groups)).toBe(0);
  });
});

describe('facts and chat links', () => {
  it('listed as sample, or still looking like one', () => {
    const values = { phone: '+97144441234', email: 'hello@studio.example', main: 'https://wa.me/message/ATELIERMAIN01', reviewCount: 150 };
    expect(sampleValues(values, ['phone'])).toEqual([
      'phone is still the sample "+97144441234".',
      'email is "hello@studio.example": not listed as sample any more, but it looks like one.',
      'main is "https://wa.me/message/ATELIERMAIN01": not listed as sample any more, but it looks like one.',
    ]);
  });

  it('real ones are not mentioned', () => {
    expect(sampleValues({ phone: '+97144441234', main: 'https://wa.me/message/K3J2XYZAB' }, [])).toEqual([]);
  });
});

it('comments of the content files that call something a sample, with file and line; nothing else', () => {
  const source = [
    '// no sample here',
    '/** Sample: the notes. */',
    "const items = [{ id: 'a' }];",
    '/**',
    ' * Words of the page. The prices are exact. Sample: all words,',
    ' * and the names.',
    ' */',
    'export const page = { items };',
  ];
  expect(sampleMarks('src/content/page.ts', source.join('\n'))).toEqual([
    'src/content/page.ts, line 2: the notes.',
    'src/content/page.ts, line 5: all words, and the names.',
  ]);
});

it('pictures that are still plates, by the file that lists them', () => {
  const files = [
    { file: 'slots/team.ts', slots: ['team-1', 'team-2'] },
    { file: 'slots/pairs.ts', slots: ['a', 'b', 'c', 'd', 'e'] },
    { file: 'slots/home.ts', slots: ['hero'] },
  ];
  expect(plates(files, new Set(['team-2', 'hero']))).toEqual([
    'slots/team.ts: 1 of 2 pictures are still illustrations (team-1).',
    'slots/pairs.ts: 5 of 5 pictures are still illustrations (a, b, c and 2 more).',
  ]);
});

it('forms that send nothing', () => {
  expect(
    demoForms({
      sheet: { destination: { kind: 'sheet' } },
      off: { destination: { kind: 'demo', delivers: false } },
      on: { destination: { kind: 'demo', delivers: true } },
    }),
  ).toEqual(['off sends nothing: what a visitor types there reaches nobody.']);
});

describe('the address of the site in other files', () => {
  const robots = (host: string) => ({ file: 'public/robots.txt', text: `User-agent: *\nSitemap: https://${host}/sitemap.xml\n` });
  const sitemap = (...hosts: string[]) => ({
    file: 'public/sitemap.xml',
    text: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${hosts.map((host) => `\n<loc>https://${host}/</loc>`).join('')}</urlset>`,
  });

  test('is the example', () => {
    expect(foreignHosts([robots('studio.example'), sitemap('studio.example', 'studio.example')], 'https://studio.example')).toEqual([
      'public/robots.txt names studio.example in one line.',
      'public/sitemap.xml names studio.example in 2 lines.',
    ]);
  });

  test('is another than that of the facts', () => {
    expect(foreignHosts([robots('www.studio.ae'), sitemap('www.studio.ae', 'old.ae')], 'https://www.studio.ae')).toEqual([
      'public/sitemap.xml names old.ae in one line.',
    ]);
  });

  test('is missing', () => {
    expect(foreignHosts([{ file: 'public/robots.txt', text: 'User-agent: *' }], 'https://a.ae')).toEqual([
      'public/robots.txt names no address of the site.',
    ]);
  });
});

it('the sample name of the studio, typed out', () => {
  const files = [
    { file: 'heads.ts', text: "title: 'About | Atelier Marina',\ntitle: 'Contact | Atelier Marina',\n" },
    { file: 'manifest', text: '{ "name": "Maison Noor" }' },
  ];
  expect(sampleNames(files, 'Atelier Marina')).toEqual(['heads.ts says "Atelier Marina" in 2 lines.']);
});

describe('the settings of the build', () => {
  const real = {
    VITE_LEAD_SCRIPT_URL: 'https://script.google.com/macros/s/AKfycbz1/exec',
    VITE_SUPABASE_URL: 'https://qwvtzjkplmno.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_4f0aZkQ9mW2x',
  };
  const jwt = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

  test('all set', () => {
    expect(settingFaults(real)).toEqual([]);
    expect(settingFaults({ ...real, VITE_SUPABASE_ANON_KEY: jwt('anon') })).toEqual([]);
  });

  test('none set', () => {
    expect(settingFaults({ VITE_SUPABASE_URL: ' ' })).toEqual([
      'VITE_LEAD_SCRIPT_URL is not set: leads do not reach the sheet.',
      'VITE_SUPABASE_URL is not set: staff see no leads, and the skin-pen forms fail.',
      'VITE_SUPABASE_ANON_KEY is not set: staff see no leads, and the skin-pen forms fail.',
    ]);
  });

  test.each([
    ['VITE_SUPABASE_URL', 'http://localhost:54321', 'an address of this computer, which visitors cannot reach'],
    ['VITE_SUPABASE_URL', 'http://127.0.0.1:54321', 'an address of this computer, which visitors cannot reach'],
    ['VITE_SUPABASE_URL', 'https://example.supabase.co', 'an example, not an address'],
    ['VITE_SUPABASE_URL', 'https://abcdefgh.supabase.co', 'an example, not an address'],
    ['VITE_SUPABASE_URL', '/', 'no address that begins with https://'],
    ['VITE_LEAD_SCRIPT_URL', 'https://script.google.com/macros/s/.../exec', 'an example, not an address'],
    ['VITE_LEAD_SCRIPT_URL', '/script/macros/s/local/exec', 'no address that begins with https://'],
    ['VITE_LEAD_SCRIPT_URL', 'https://script.google.com/macros/s/AKfycbz1/dev', 'the address of a deployed script ends in /exec'],
  ])('%s = %s', (name, value, fault) => {
    expect(settingFaults({ ...real, [name]: value })).toEqual([`${name} is ${value}: ${fault}.`]);
  });

  test.each([['sb_secret_4f0aZkQ9mW2x1234'], [jwt('service_role')]])('a secret key is named, and not printed: %s', (key) => {
    expect(settingFaults({ ...real, VITE_SUPABASE_ANON_KEY: key })).toEqual([
      'VITE_SUPABASE_ANON_KEY holds a secret key; every visitor could read it. Use the publishable key.',
    ]);
  });

  test('a key that is none', () => {
    expect(settingFaults({ ...real, VITE_SUPABASE_ANON_KEY: 'changeme' })).toEqual([
      'VITE_SUPABASE_ANON_KEY is no key of a Supabase project.',
    ]);
  });
});

it('hosts of the settings that the policy refuses, and the wildcard of another project', () => {
  const headers = (connect: string, form: string) =>
    `/*\n  Content-Security-Policy: default-src 'none'; connect-src 'self' ${connect}; form-action 'self' ${form}\n`;
  const env = { VITE_SUPABASE_URL: 'https://qwvtzj.supabase.co', VITE_LEAD_SCRIPT_URL: 'https://script.google.com/macros/s/x/exec' };
  expect(policyFaults(headers('https://qwvtzj.supabase.co https://script.google.com', 'https://qwvtzj.supabase.co'), env)).toEqual([]);
  expect(policyFaults(headers('https://*.supabase.co', 'https://other.supabase.co'), env)).toEqual([
    "public/_headers: connect-src allows https://*.supabase.co; name your own project's host.",
    'public/_headers: connect-src does not allow https://script.google.com (VITE_LEAD_SCRIPT_URL); browsers would refuse it.',
    'public/_headers: form-action does not allow https://qwvtzj.supabase.co (VITE_SUPABASE_URL); browsers would refuse it.',
  ]);
});

it('the command itself ends with the number of open points, and with 1 while there is one', () => {
  const root = join(import.meta.dirname, '../..');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launchCheck.ts'], { cwd: root, encoding: 'utf8' });
  const count = /^Open points: (\d+)$/.exec(stdout.trim().split('\n').at(-1) ?? '')?.[1];
  expect(count, stderr).toBeDefined();
  expect(stdout.match(/^ {2}- /gm) ?? []).toHaveLength(Number(count));
  expect(status).toBe(count === '0' ? 0 : 1);
});
