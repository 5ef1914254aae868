import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';

import { describe, expect, it } from 'vitest';

import { readCsv, writeCsv } from '../../local/script/csv.ts';
import { BODY } from '../furtherField.ts';
import { SCRIPT } from '../spreadsheet-script/loadScript.ts';
import { HOSTILE } from './hostileStrings.ts';
import { LEAD, scriptServerOfEachTest } from './scriptServer.ts';

const { start, stop, post, origin, dataDir, endpoint } = scriptServerOfEachTest();

describe('a lead in the sheet', () => {
  it('is one row of plain text under a header row', async () => {
    await start();
    const sid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    const query = `?sid=${sid}&utm_source=google&utm_medium=cpc&utm_campaign=lips+%26+brows&utm_term=lip%20blush&utm_content=a1&utm_id=c7&gclid=G1&gbraid=G2&wbraid=G3&fbclid=F1&referrer=https%3A%2F%2Fwww.google.com%2F&landing=%2Flip-blush-dubai&suspect=honeypot&utm_source=second`;
    expect(await post(LEAD, query)).toEqual({ status: 'success' });
    const [header, row, ...more] = await endpoint().rows();
    expect(more).toEqual([]);
    expect(header?.join(' | ')).toBe(
      'Received (Dubai) | Name | WhatsApp | Email | Service | Message | Landing page | UTM source | UTM medium | UTM campaign | UTM term | UTM content | UTM id | Google click | Google click (gbraid) | Google click (wbraid) | Facebook click | Referrer | First page | Suspect | Submission id | In dashboard',
    );
    const [received = '', ...rest] = row ?? [];
    expect(rest).toEqual([
      'Aisha Rahman',
      '+971 50 123 4567',
      'aisha@example.test',
      'lip-blush',
      'Booking request from hero section',
      'hero_booking',
      'google',
      'cpc',
      'lips & brows',
      'lip blush',
      'a1',
      'c7',
      'G1',
      'G2',
      'G3',
      'F1',
      'https://www.google.com/',
      '/lip-blush-dubai',
      'honeypot',
      sid,
      '',
    ]);
    // Dubai is four hours ahead of UTC all year.
    expect(received).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(Math.abs(Date.parse(`${received.replace(' ', 'T')}+04:00`) - Date.now())).toBeLessThan(60_000);
  });

  it('has a further value in the message, and in the column that the owner has titled for it', async () => {
    await start();
    expect(await post(JSON.parse(BODY))).toEqual({ status: 'success' });
    expect((await endpoint().rows())[1]?.[5]).toBe('Lead from Lip Blush Dubai form\nPreferred time: Late mornings');
    await stop();
    const [header = [], ...rows] = (await readCsv(`${dataDir()}/sheet.csv`)) ?? [];
    await writeCsv(`${dataDir()}/sheet.csv`, [[...header, 'Preferred time'], ...rows]);
    await start();
    expect(await post(JSON.parse(BODY), `?sid=${randomUUID()}`)).toEqual({ status: 'success' });
    const row = (await endpoint().rows())[2];
    expect([row?.[5], row?.[22]]).toEqual(['Lead from Lip Blush Dubai form\nPreferred time: Late mornings', 'Late mornings']);
  });

  it('shows every hostile string literally, in every field, and never as a formula', async () => {
    await start();
    for (const { given } of HOSTILE) {
      // The longest texts stand in one of them.
      const other = given.length < 900 ? given : 'short';
      const body = { name: other, email: other, whatsapp: other, service: other, message: given, landingPage: other };
      const query = given.isWellFormed() && given.length < 900 ? `&utm_source=${encodeURIComponent(given)}` : '';
      expect(await post(body, `?sid=${randomUUID()}${query}`)).toEqual({ status: 'success' });
    }
    const rows = (await endpoint().rows()).slice(1);
    expect(rows).toHaveLength(HOSTILE.length);
    HOSTILE.forEach(({ given, shown }, index) => {
      const other = given.length < 900 ? (shown ?? given) : 'short';
      expect(rows[index]?.slice(1, 7)).toEqual([other, other, other, other, shown ?? given, other]);
      expect(rows[index]?.[7]).toBe(given.isWellFormed() && given.length < 900 ? (shown ?? given) : '');
    });
    expect(await endpoint().formulas()).toEqual([]);
  });

  it('stays text even where Sheets does not honour the text format', async () => {
    await start({ source: () => SCRIPT.replace("const PLAIN_TEXT = '@'", "const PLAIN_TEXT = 'General'") });
    for (const name of ['+971501234567', '=1+1', "'=1", '007', '2026-02-01', 'true', '-2+3'])
      expect(await post({ ...LEAD, name })).toEqual({ status: 'success' });
    expect((await endpoint().rows()).slice(1).map((row) => row[1])).toEqual([
      '+971501234567',
      '=1+1',
      "'=1",
      '007',
      '2026-02-01',
      'true',
      '-2+3',
    ]);
    expect(await endpoint().formulas()).toEqual([]);
  });

  it("would be a formula without the script's care: the double is strict enough to see it", async () => {
    await start({
      source: () =>
        SCRIPT.replace("const PLAIN_TEXT = '@'", "const PLAIN_TEXT = 'General'").replace(
          'const shown = range.getDisplayValues()[0] || [];',
          'const shown = values;',
        ),
    });
    await post({ ...LEAD, name: '=HYPERLINK("http://x","y")', whatsapp: '+971501234567' });
    expect((await endpoint().rows())[1]?.slice(1, 3)).toEqual(['#ERROR!', '971501234567']);
    expect(await endpoint().formulas()).toEqual(['=HYPERLINK("http://x","y")']);
  });

  it('finds its place below the 1,000th line, and beyond column Z', async () => {
    const staff = Array.from({ length: 25 }, (_, at) => `Own ${at}`).join(',');
    await writeFile(`${dataDir()}/sheet.csv`, `${staff}\r\n${'by hand\r\n'.repeat(999)}`);
    await start();
    expect(await post(LEAD)).toEqual({ status: 'success' });
    const rows = await endpoint().rows();
    expect(rows).toHaveLength(1001);
    expect(rows[0]?.[25]).toBe('Received (Dubai)');
    expect(rows[1000]?.[26]).toBe('Aisha Rahman');
  });
});

describe('a repeated lead', () => {
  it('is one row under 20 parallel posts of one sid', async () => {
    await start({ callLatencyMs: 2 });
    const sid = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, async () => await post(LEAD, `?sid=${sid}`)));
    expect(replies.filter((reply) => reply.status === 'success')).toHaveLength(20);
    expect(replies.filter((reply) => reply.duplicate)).toHaveLength(19);
    expect(await endpoint().rows()).toHaveLength(2);
  });

  it('would be several without the lock: the double really runs executions side by side', async () => {
    await start({ callLatencyMs: 60, source: () => SCRIPT.replace('!lock.tryLock(LOCK_WAIT_MS)', 'false') });
    const sid = randomUUID();
    const replies = await Promise.all(Array.from({ length: 4 }, async () => await post(LEAD, `?sid=${sid}`)));
    expect(replies.filter((reply) => reply.status === 'success' && !reply.duplicate).length).toBeGreaterThan(1);
  });

  it('loses nothing when 25 different leads come at once', async () => {
    await start({ callLatencyMs: 1 });
    await Promise.all(Array.from({ length: 25 }, async (_, at) => await post({ ...LEAD, name: `Lead ${at}` }, `?sid=${randomUUID()}`)));
    const names = (await endpoint().rows()).slice(1).map((row) => row[1]);
    expect(new Set(names).size).toBe(25);
    expect(names).toHaveLength(25);
  });

  it('is known by the sheet when the cache forgot it, and after a restart', async () => {
    let nowMs = Date.now();
    await start({ nowMs: () => nowMs });
    const sid = randomUUID();
    await post(LEAD, `?sid=${sid}`);
    nowMs += 6 * 60 * 60 * 1000 + 1;
    expect(await post(LEAD, `?sid=${sid.toUpperCase()}`)).toEqual({ status: 'success', duplicate: true });
    await stop();
    await start();
    expect(await post(LEAD, `?sid=${sid}`)).toEqual({ status: 'success', duplicate: true });
    expect(await endpoint().rows()).toHaveLength(2);
  });

  it('without a sid is known by its content; another content is another lead', async () => {
    // Where the ten minutes turn over in between, the two are two leads: begin well inside.
    await start({ source: () => SCRIPT.replace('identify(query.sid, lead, Date.now())', 'identify(query.sid, lead, 0)') });
    expect(await post(LEAD)).toEqual({ status: 'success' });
    expect(await post(LEAD, '?sid=nonsense')).toEqual({ status: 'success', duplicate: true });
    expect(await post({ ...LEAD, name: 'Other' })).toEqual({ status: 'success' });
    expect((await endpoint().rows())[1]?.[20]).toMatch(/^auto-[0-9a-f]{32}$/);
  });
});

describe('the sheet on disk', () => {
  it('is RFC 4180 and survives a restart to the letter', async () => {
    await start();
    const message = 'He said "yes",\nthen left; ok';
    await post({ ...LEAD, message, name: ' padded ' }, `?sid=${randomUUID()}`);
    const before = await endpoint().rows();
    expect(await readFile(`${dataDir()}/sheet.csv`, 'utf8')).toContain(',"He said ""yes"",\nthen left; ok",hero_booking,');
    await stop();
    await start();
    expect(await endpoint().rows()).toEqual(before);
    expect(before[1]?.[5]).toBe(message);
    expect(await post({ ...LEAD, name: 'Next' }, `?sid=${randomUUID()}`)).toEqual({ status: 'success' });
    expect(await endpoint().rows()).toHaveLength(3);
  });

  it('can be read as a page without markup from leads, and as CSV, by this machine only', async () => {
    await start();
    expect(await (await fetch(`${origin()}/local/sheet`)).text()).toContain('No lead yet');
    await post({ ...LEAD, name: '<script>alert(1)</script>' });
    const page = await fetch(`${origin()}/local/sheet`);
    const text = await page.text();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${origin()}/local/sheet.csv`)).text()).toContain('<script>alert(1)</script>');
    const rebound = await new Promise((resolve) => {
      request(`${origin()}/local/sheet`, { headers: { host: 'evil.example' } }, (res) => resolve(res.resume().statusCode)).end();
    });
    expect(rebound).toBe(403);
  });
});
