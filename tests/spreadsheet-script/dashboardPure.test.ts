import { describe, expect, it } from 'vitest';

import { HOSTILE } from '../local/hostileStrings.ts';
import { loadScript, type SheetLead } from './loadScript.ts';

const script = loadScript();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const SID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const LEAD = { name: 'Aisha', email: '', whatsapp: '+971 50 1', service: 'lip-blush', message: '', landingPage: 'hero_booking' };
const row = (lead: Partial<typeof LEAD> = {}, sid = SID): SheetLead => ({
  row: 2,
  sid,
  time: '2026-11-22 14:20:00',
  state: '',
  lead: { ...LEAD, ...lead },
});

describe('a lead of the sheet, in the table', () => {
  it('is the row that the site itself writes, what was not given null', () => {
    expect(plain(script.recordOf(row()))).toEqual({
      id: SID,
      full_name: 'Aisha',
      email: '',
      phone_number: '+971 50 1',
      inquiry_type: 'lip-blush',
      message: null,
      source_page: 'hero_booking',
    });
    expect(script.recordOf(row({ service: '' })).inquiry_type).toBeNull();
  });

  it('is cut as the site cuts it, and keeps its id where the script made one', () => {
    const record = script.recordOf(row({ name: 'n'.repeat(1_001), message: 'm'.repeat(20_001) }, `auto-${'0123456789abcdef'.repeat(2)}`));
    expect(record.full_name).toBe(`${'n'.repeat(999)}…`);
    expect(record.message).toBe(`${'m'.repeat(19_999)}…`);
    expect(record.id).toBe('01234567-89ab-cdef-0123-456789abcdef');
  });

  it.each([
    [201, '', 'yes', '201'],
    [409, '{"code":"23505","message":"duplicate key"}', 'yes', '409 23505'],
    [409, '{"code":"23503"}', '', '409 23503'],
    [413, '{"code":"PT413"}', 'refused', '413 PT413'],
    [413, '<html>too large</html>', '', '413'],
    [400, '{"code":"22001"}', 'refused', '400 22001'],
    [400, '{"code":"22021"}', 'refused', '400 22021'],
    [400, '{"code":"22P02"}', 'refused', '400 22P02'],
    [400, '{"code":"23514"}', 'refused', '400 23514'],
    [400, '{"code":"PGRST204"}', '', '400 PGRST204'],
    [401, '{"code":"42501"}', '', '401 42501'],
    [429, '{"code":"PT429"}', '', '429 PT429'],
    [200, '<html>Log in</html>', '', '200'],
    [302, '', '', '302'],
    [540, 'paused', '', '540'],
    [400, '{"details":"\\"code\\":\\"23505\\"","code":"42703"}', '', '400 42703'],
  ])('answered %i %s: %j', (status, body, state, answer) => {
    expect(plain(script.outcomeOf(status, body))).toEqual({ state, answer });
  });

  it('is posted from two minutes to two days, and mailed once from an hour', () => {
    const now = Date.parse('2026-11-22T10:20:00Z');
    const [posted, mailed] = [script.isToBePosted, script.isToBeMailed].map(
      (isDue) => (time: string, state: string) => isDue({ time, state }, now),
    );
    const times = ['14:18:01', '14:18:00', '13:20:01', '13:20:00'].map((time) => `2026-11-22 ${time}`);
    expect(times.map((time) => posted?.(time, ''))).toEqual([false, true, true, true]);
    expect(times.map((time) => mailed?.(time, ''))).toEqual([false, false, false, true]);
    expect(['2026-11-20 14:20:00', '2026-11-20 14:20:01', 'yesterday', ''].map((time) => posted?.(time, ''))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const states = ['', 'mailed 13:00', 'refused', 'refused, mailed 13:00', 'yes', 'by hand'];
    expect(states.map((state) => posted?.('2026-11-22 12:00:00', state))).toEqual([true, true, false, false, false, false]);
    expect(states.map((state) => mailed?.('2026-11-22 12:00:00', state))).toEqual([true, false, true, false, false, false]);
  });
});

describe('the mail', () => {
  it('says whom to call back', () => {
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

  it.each(HOSTILE.map(({ given }) => [given.slice(0, 40), given]))('has one clean line for each value: %j', (_name, given) => {
    const { subject, body } = script.buildLeadMail([row({ name: given, whatsapp: given })]);
    expect(subject).not.toMatch(/\p{Cc}|[\u202a-\u202e]/u);
    expect(subject.length).toBeLessThan(130);
    expect(body.split('\n')).toHaveLength(10);
    expect(body.startsWith('1 lead is in the sheet')).toBe(true);
  });
});
