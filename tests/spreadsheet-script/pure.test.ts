import { describe, expect, it } from 'vitest';

import { originHeader } from '../../supabase/functions/_shared/leadOrigin.ts';
import { HOSTILE } from '../support/hostileStrings.ts';
import { loadScript, type SheetLead } from '../support/loadScript.ts';

const script = loadScript();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const EMPTY = { name: '', email: '', whatsapp: '', service: '', message: '', landingPage: '' };
const SID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('the agreed request body', () => {
  it.each([
    ['{"name":"A","whatsapp":"1"}', { name: 'A', whatsapp: '1' }],
    ['{"name":""}', {}],
    ['{"name":5,"email":null,"whatsapp":{"a":1},"service":["x"],"message":true,"landingPage":"p"}', { name: '5', landingPage: 'p' }],
    // Further short texts are accepted if their keys are valid field names.
    ['{"name":"A","preferredTime":" late\\u0000 ","empty":"","list":["x"]}', { name: 'A', preferredTime: ' late ' }],
    ['{"name":"A","__proto__":{"name":"evil"},"Admin":"x","a":"x","with space":"x"}', { name: 'A' }],
  ])('%s', (body, lead) => {
    expect(plain(script.parseLead(body))).toEqual({ ...EMPTY, ...lead });
  });

  it('may contain five further texts of up to 1,000 characters', () => {
    const many = Object.fromEntries(Array.from('abcdefg', (letter) => [letter.repeat(2), 'x'.repeat(1_200)]));
    const lead = script.parseLead(JSON.stringify({ name: 'A', ...many })) ?? {};
    expect([Object.keys(lead).slice(6), lead.aa?.length]).toEqual([['aa', 'bb', 'cc', 'dd', 'ee'], 1_000]);
  });

  const notOurs = ['null', '[]', '"text"', '{}', '{"other":"x"}', '{"__proto__":{"name":"x"}}'];
  it.each(['', ...notOurs, '{"name":"A"', 'name=A&whatsapp=1'])('is not %s', (body) => {
    expect(script.parseLead(body)).toBeUndefined();
  });

  it('is cleaned of every control character except the line break', () => {
    const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((c) => /\p{Cc}/u.test(c));
    expect(script.cleanText(controls.join('|')).replaceAll('|', '')).toBe(' \n\n');
  });
});

const LEAD = { ...EMPTY, name: 'Aisha', whatsapp: '+971 50 1', service: 'lip-blush', landingPage: 'hero_booking' };
const ROW = { row: 2, time: '2026-11-22 14:20:00', state: '', query: {} };
const row = (lead: Partial<typeof LEAD> = {}, sid = SID): SheetLead => ({ ...ROW, sid, lead: { ...LEAD, ...lead } });

describe('a lead copied from the sheet to the table', () => {
  it('is the same row that the site writes: truncated the same way, null for missing values, with the same id', () => {
    const record = { id: SID, full_name: 'Aisha', email: '', phone_number: '+971 50 1', inquiry_type: 'lip-blush', message: null };
    expect(plain(script.recordOf(row()))).toEqual({ ...record, source_page: 'hero_booking' });
    const hash = `auto-${'0123456789abcdef'.repeat(2)}`;
    const long = script.recordOf(row({ name: 'n'.repeat(1_001), message: 'm'.repeat(4_001), service: '' }, hash));
    expect([long.full_name, long.message, long.inquiry_type]).toEqual([`${'n'.repeat(999)}…`, `${'m'.repeat(3_999)}…`, null]);
    expect(long.id).toBe('01234567-89ab-cdef-0123-456789abcdef');
    expect(script.recordOf(row({ name: `${'n'.repeat(998)}👩👩` })).full_name).toBe(`${'n'.repeat(998)}\ufffd…`);
  });

  it('fits the table’s 8 kB in any alphabet; the message is truncated first', () => {
    const bytes = (of: SheetLead) => {
      const { id: _id, ...values } = script.recordOf(of);
      const texts = Object.values(values).map((value) => JSON.stringify(value));
      return Buffer.byteLength(texts.join(''));
    };
    expect(script.recordOf(row({ message: 'م'.repeat(4_000) })).message).toBe('م'.repeat(4_000));
    const cut = script.recordOf(row({ name: 'ن'.repeat(900), message: 'م'.repeat(4_000) }));
    expect([cut.full_name, cut.message]).toEqual(['ن'.repeat(900), expect.stringMatching(/^م{3100,}…$/)]);
    for (const text of ['n', 'م', '美', '👩', '"', '\n']) {
      const huge = text.repeat(4_000);
      const everywhere = Object.fromEntries(Object.keys(EMPTY).map((key) => [key, huge]));
      for (const lead of [{ message: huge }, everywhere]) expect(bytes(row(lead)), text).toBeLessThanOrEqual(8_192);
    }
  });

  it.each<Record<string, string>>([
    {},
    { suspect: 'fast', utm_term: 't' },
    { referrer: 'https://www.google.ae/', utm_source: 'google', gclid: 'Cj0-t_1', gad_campaignid: '7', utm_campaign: 'عرض' },
    { gclid: 'x'.repeat(401), fbclid: 'x'.repeat(400), utm_medium: '😀'.repeat(201), landing: 'p'.repeat(500) },
    Object.fromEntries(['gclid', 'gbraid', 'wbraid', 'utm_source', 'landing'].map((key) => [key, 'x'.repeat(400)])),
  ])('has the origin that the site would send: %j', (query) => {
    const header = Object.values(originHeader(query))[0];
    expect(script.originOf(query)).toBe(header === undefined ? '{}' : Buffer.from(header, 'base64').toString());
  });

  it.each<readonly [status: number, body: string, state: string, answer: string]>([
    [201, '', 'yes', '201'],
    [409, '{"code":"23505","message":"duplicate key"}', 'yes', '409 23505'],
    [409, '{"code":"23503"}', '', '409 23503'],
    [413, '{"code":"PT413"}', 'refused', '413 PT413'],
    [413, '<html>too large</html>', '', '413'],
    ...['22001', '22021', '22P02', '22P05', '23514'].map((code) => [400, `{"code":"${code}"}`, 'refused', `400 ${code}`] as const),
    [400, '{"code":"PGRST204"}', '', '400 PGRST204'],
    [401, '{"code":"42501"}', '', '401 42501'],
    [429, '{"code":"PT429"}', '', '429 PT429'],
    [200, '<html>Log in</html>', '', '200'],
    [540, 'paused', '', '540'],
    [400, '{"details":"\\"code\\":\\"23505\\"","code":"42703"}', '', '400 42703'],
  ])('for which the response is %i %s gets the state %j', (status, body, state, answer) => {
    expect(plain(script.outcomeOf(status, body))).toEqual({ state, answer });
  });

  it('is posted between two minutes and two days after it arrived, and emailed once after an hour', () => {
    const due = (time: string, state = '') =>
      [script.isToBePosted, script.isToBeMailed]
        .map((isDue) => Number(isDue({ time, state }, Date.parse('2026-11-22T10:20:00Z'))))
        .join('');
    const times = ['22 14:18:01', '22 14:18:00', '22 13:20:01', '22 13:20:00', '20 14:20:01', '20 14:20:00', 'yesterday'];
    expect(times.map((time) => due(`2026-11-${time}`))).toEqual(['00', '10', '10', '11', '11', '00', '00']);
    const states = ['', 'mailed 13:00', 'refused', 'refused, mailed 13:00', 'yes', 'by hand'];
    expect(states.map((state) => due('2026-11-22 12:00:00', state))).toEqual(['11', '10', '01', '00', '00', '00']);
  });
});

describe('the email', () => {
  it('tells the studio whom to call back', () => {
    expect(plain(script.buildLeadMail([row(), row({ name: ' ', service: '' })]))).toEqual({
      subject: '[sheet] 2 leads are not in the dashboard: Aisha, No name given',
      body: `2 leads are in the sheet, and not in the dashboard after an hour.

1. Aisha
   Phone: +971 50 1
   Interested in: lip-blush
   Page: hero_booking
   Received: 2026-11-22 14:20:00 (Dubai)

2. No name given
   Phone: +971 50 1
   Page: hero_booking
   Received: 2026-11-22 14:20:00 (Dubai)

Messages are in the sheet.
`,
    });
  });

  it('has one line without control characters for each value, whatever was typed', () => {
    for (const { given } of HOSTILE) {
      const { subject, body } = script.buildLeadMail([row({ name: given, whatsapp: given })]);
      expect(subject, given).not.toMatch(/\p{Cc}|[\u202a-\u202e]/u);
      expect([subject.length < 130, body.split('\n').length, body.startsWith('1 lead is in the sheet')], given).toEqual([true, 10, true]);
    }
  });
});
