import { afterEach, expect, test } from 'vitest';

import { openingClock } from '@/desk/model/clock';

import { compareHours } from '../../lab/openingHours.ts';
import { hoursProblem } from '../../scripts/owner/hours.ts';
import { studioHours } from '../../src/site/studioHours.ts';
import { sharedApi } from '../support/api.ts';

const api = await sharedApi();
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => await api.database.sql<Row>(text, values);
const setHours = async (hours: unknown): Promise<unknown> => await sql('select private.set_hours($1::jsonb)', [JSON.stringify(hours)]);
const stored = async () => await sql(`select value from private.setting where name = 'hours'`);
const dubai = (time: string): string => `${time.replace(' ', 'T')}:00+04:00`;

afterEach(async () => void (await setHours(studioHours)));

const usual = { opens: '10:00', closes: '21:00', exceptions: [] };
const day = { from: '2027-02-08', to: '2027-02-08' };
const ramadan = { from: '2027-02-08', to: '2027-03-09', opens: '20:00', closes: '02:00' };
const spans = (...pairs: [unknown, unknown][]) => ({ spans: pairs.map(([opens, closes]) => ({ opens, closes })) });
const NO_HOURS = 'has no hours; write opens and closes, spans or closed: true.';
const NO_TIME = 'is not a time from 00:00 to 23:59.';
const NO_DAY = 'is not a day like 2027-02-08.';
const today = Date.now();
const inDays = (days: number): string => new Date(today + (days * 24 + 4) * 3_600_000).toISOString().slice(0, 10);

const judged: [sentence: string | null, hours: unknown][] = [
  // Nothing to refuse.
  ...[
    [],
    [ramadan],
    [{ ...day, ...spans(['20:00', '02:00'], ['14:00', '18:00']) }],
    [{ ...day, opens: '00:00', closes: '24:00' }],
    [{ ...day, opens: '21:00', closes: '00:00' }],
    [
      ramadan,
      { from: '2027-02-20', to: '2027-02-21', closed: true },
      { from: '2027-02-21', to: '2027-02-21', opens: '10:00', closes: '12:00' },
    ],
    [ramadan, { ...day, closed: true }, { from: '2027-03-09', to: '2027-03-09', closed: true }],
    [{ from: '2028-02-29', to: '2028-02-29', closed: true }],
    [{ ...day, opens: '23:00', closes: '10:00' }],
    [{ from: inDays(1), to: inDays(390), closed: true }],
  ].map((exceptions): [null, object] => [null, { ...usual, exceptions }]),
  [null, { opens: '10:00', closes: '21:00' }],
  [null, { ...spans(['10:00', '14:00'], ['20:00', '02:00']), exceptions: [], knownUntil: '2027-06-01' }],
  [null, { opens: '00:00', closes: '24:00', exceptions: [] }],
  // The shape.
  ...[[], [usual], ['opens', 'exceptions'], null, 5, true, 'closed', {}, { exceptions: [] }, { opens: '10:00', exceptions: [] }].map(
    (hours): [string, unknown] => [`every day ${NO_HOURS}`, hours],
  ),
  [`every day ${NO_HOURS}`, { spans: [], exceptions: [] }],
  [`every day ${NO_HOURS}`, { opens: null, closes: '21:00', exceptions: [] }],
  ['closed is not known here.', { closed: true, exceptions: [] }],
  ['from is not known here.', { ...usual, from: '2027-02-08' }],
  ['opens is not known here.', { ...usual, ...spans(['10:00', '14:00']) }],
  ...[null, {}, 'none', 5, ramadan].map((exceptions): [string, unknown] => ['exceptions is not known here.', { ...usual, exceptions }]),
  [`soon ${NO_DAY}`, { ...usual, knownUntil: 'soon' }],
  [`null ${NO_DAY}`, { ...usual, knownUntil: null }],
  ...[
    ['open is not known here.', { ...day, open: '20:00', close: '02:00' }],
    ['note is not known here.', { ...ramadan, note: 'Ramadan' }],
    ['closes is not known here.', { ...day, closed: true, closes: '02:00' }],
    ['till is not known here.', { ...day, spans: [{ opens: '10:00', till: '12:00' }] }],
    [`2027-02-08 ${NO_HOURS}`, day],
    [`2027-02-08 ${NO_HOURS}`, { ...day, closed: false }],
    [`2027-02-08 ${NO_HOURS}`, { ...day, closed: 'true' }],
    [`2027-02-08 ${NO_HOURS}`, { ...day, closed: null }],
    [`2027-02-08 ${NO_HOURS}`, { ...day, opens: '10:00' }],
    [`2027-02-08 ${NO_HOURS}`, { ...day, spans: [] }],
    [`2027-02-08 ${NO_HOURS}`, { ...day, spans: { opens: '10:00', closes: '12:00' } }],
    [`2027-02-08 ${NO_HOURS}`, { ...day, spans: ['10:00-12:00'] }],
    [`2027-02-08 ${NO_HOURS}`, { ...day, spans: [[], null] }],
    ...['2027-02-08', null, 5, []].map((exception): [string, unknown] => [`null ${NO_DAY}`, exception]),
    // Days.
    ...[
      '2027-02-30',
      '2027-13-01',
      '2027-2-8',
      '08-02-2027',
      '2027-02-00',
      '2027-02-29',
      '0000-01-01',
      '2027-02-08T00:00',
      ' 2027-02-08',
    ].flatMap((text): [string, unknown][] => [
      [`${text} ${NO_DAY}`, { ...day, from: text, closed: true }],
      [`${text} ${NO_DAY}`, { ...day, to: text, closed: true }],
    ]),
    [`20270208 ${NO_DAY}`, { ...day, from: 20270208, closed: true }],
    [`["2027-02-08"] ${NO_DAY}`, { ...day, to: ['2027-02-08'], closed: true }],
    [`{} ${NO_DAY}`, { ...day, to: {}, closed: true }],
    ['2027-02-09 is after 2027-02-08.', { ...day, from: '2027-02-09', closed: true }],
    // Times.
    ...['26:00', '8pm', '9:00', '10:60', '24:01', '20.00', '20:00:00', '', ' 20:00', '20:00\n', '٢٠:٠٠', 20, 20.5, true].flatMap(
      (time): [string, unknown][] => [
        [`${time} ${NO_TIME}`, { ...day, opens: time, closes: '02:00' }],
        [`${time} ${NO_TIME}`, { ...day, opens: '10:00', closes: time }],
        [`${time} ${NO_TIME}`, { ...day, ...spans(['10:00', '12:00'], ['14:00', time]) }],
      ],
    ),
    [`24:00 ${NO_TIME}`, { ...day, opens: '24:00', closes: '02:00' }],
    [`["20:00"] ${NO_TIME}`, { ...day, opens: ['20:00'], closes: '02:00' }],
    [`{} ${NO_TIME}`, { ...day, opens: '20:00', closes: {} }],
    ['2027-02-08: opens and closes at 20:00; write closed: true.', { ...day, opens: '20:00', closes: '20:00' }],
    ['2027-02-08: opens and closes at 00:00; write closed: true.', { ...day, ...spans(['14:00', '18:00'], ['00:00', '00:00']) }],
    // Openings that overlap.
    ['2027-02-08: two openings overlap.', { ...day, ...spans(['14:00', '20:30'], ['20:00', '02:00']) }],
    ['2027-02-08: two openings overlap.', { ...day, ...spans(['10:00', '12:00'], ['10:00', '11:00']) }],
    ['2027-02-08: two openings overlap.', { ...day, opens: '20:00', closes: '10:01' }],
    ['2027-02-08: two openings overlap.', { from: '2027-02-08', to: '2027-03-09', ...spans(['01:00', '03:00'], ['20:00', '02:00']) }],
    ['2027-03-09: two openings overlap.', { ...ramadan, opens: '20:00', closes: '11:00' }],
  ].map(([sentence, exception]): [string, unknown] => [String(sentence), { ...usual, exceptions: [exception] }]),
  [`9pm ${NO_TIME}`, { ...usual, closes: '9pm' }],
  ['every day: opens and closes at 10:00; write closed: true.', { ...usual, closes: '10:00' }],
  ['every day: two openings overlap.', { ...spans(['10:00', '14:00'], ['13:59', '20:00']), exceptions: [] }],
  [
    'every day: two openings overlap.',
    { ...spans(['10:00', '14:00'], ['20:00', '10:30']), exceptions: [{ ...ramadan, from: '1999-01-01' }] },
  ],
  // Several exceptions.
  ...[
    ['2027-02-08', day, day],
    ['2027-03-09', ramadan, { from: '2027-03-09', to: '2027-03-10' }],
    ['2027-02-20', { from: '2027-02-20', to: '2027-02-20' }, { from: '2027-02-08', to: '2027-03-09' }, day],
    ['2027-02-20', ramadan, { from: '2027-02-18', to: '2027-02-20' }, { from: '2027-02-20', to: '2027-02-22' }],
    ['2027-02-08', ramadan, ramadan],
  ].map(([found, ...list]): [string, unknown] => {
    const exceptions = list.map((exception) => ({ ...Object(exception), opens: '10:00', closes: '12:00' }));
    return [`${String(found)} is in two exceptions.`, { ...usual, exceptions }];
  }),
  [
    '2027-02-20: two openings overlap.',
    {
      ...usual,
      exceptions: [
        { ...ramadan, opens: '12:00', closes: '02:00' },
        { from: '2027-02-21', to: '2027-02-21', opens: '01:00', closes: '03:00' },
      ],
    },
  ],
  [
    '2027-02-10: two openings overlap.',
    {
      ...usual,
      exceptions: [
        { ...ramadan, opens: '01:00', closes: '00:59' },
        { ...day, to: '2027-02-09', closed: true },
        { from: '2027-02-11', to: '2027-02-11', opens: '00:30', closes: '00:45' },
      ],
    },
  ],
  ['The studio would be closed for 400 days.', { ...usual, exceptions: [{ from: '2026-01-01', to: inDays(399), closed: true }] }],
];

test.each(judged)('the site refuses with %j: %j', (sentence, hours) => {
  expect(hoursProblem(hours) ?? null).toBe(sentence);
});

test('site and database refuse the same values in the same words', async () => {
  const rows = await sql<{ problem: string | null }>(
    'select private.hours_problem(value) as problem from jsonb_array_elements($1::jsonb) with ordinality order by ordinality',
    [JSON.stringify(judged.map(([, hours]) => hours))],
  );
  expect(rows.map(({ problem }, index) => [problem, judged[index]?.[1]])).toEqual(judged);
});

test('refused hours change nothing, and all that are accepted can be stored', async () => {
  const before = await stored();
  await expect(setHours({ ...usual, closes: '9pm' })).rejects.toThrow(`9pm ${NO_TIME}`);
  expect(await stored()).toEqual(before);
  for (const [sentence, hours] of judged) if (sentence === null) await setHours(hours);
});

test('the database counts open time as the desk does, and refuses the same hours: 50 random calendars', async () => {
  const { differences, refused } = await compareHours(sql, openingClock, 50, 7);
  expect(differences).toEqual([]);
  expect(refused).toBeGreaterThan(25);
}, 300_000);

// A lead that waits for more than 60 open minutes at a moment came before `dueBefore`.
const closedInside = [ramadan, { from: '2027-02-20', to: '2027-02-21', closed: true }];
test.each<[exceptions: unknown[], at: string, isOpen: boolean, dueBefore: string]>([
  [[ramadan], '2027-02-10 19:59', false, '2027-02-10 01:00'],
  [[ramadan], '2027-02-10 20:00', true, '2027-02-10 01:00'],
  [[ramadan], '2027-02-10 20:30', true, '2027-02-10 01:30'],
  [[ramadan], '2027-02-11 01:30', true, '2027-02-11 00:30'],
  [[ramadan], '2027-02-11 02:00', false, '2027-02-11 01:00'],
  [[ramadan], '2027-03-10 00:30', true, '2027-03-09 23:30'],
  [[ramadan], '2027-03-10 10:15', true, '2027-03-10 01:15'],
  [closedInside, '2027-02-20 01:59', true, '2027-02-20 00:59'],
  [closedInside, '2027-02-21 21:00', false, '2027-02-20 01:00'],
  [[{ ...day, ...spans(['14:00', '18:00'], ['20:00', '00:00']) }], '2027-02-08 20:15', true, '2027-02-08 17:15'],
  [[{ ...day, ...spans(['14:00', '18:00'], ['20:00', '24:00']) }], '2027-02-09 00:00', false, '2027-02-08 23:00'],
])('with %j, at %s the studio is open: %s, and leads before %s are due', async (exceptions, at, isOpen, dueBefore) => {
  await setHours({ ...usual, exceptions });
  const [row] = await sql<{ is: boolean; due: Date }>(`select private.is_open($1) as is, private.open_since($1, '60 minutes') as due`, [
    dubai(at),
  ]);
  expect([row?.is, new Date(row?.due ?? 0)]).toEqual([isOpen, new Date(dubai(dueBefore))]);
});

test.each([
  ['10:00-21:00', false],
  ['[]', false],
  ['{"opens":"9:00","closes":"18:00:00"}', true],
  ['{"opens":"9:00 AM","closes":"8:00 PM"}', true],
  ['null', false],
  ['{"opens":"8pm","closes":"21:00"}', false],
  ['{"opens":"10:00","closes":"21:00","exceptions":{"from":"now"}}', true],
  ['{"opens":"10:00","closes":"21:00","exceptions":["x",{"from":"2027-02-30","to":"2027-13-01","opens":"?"}]}', true],
  // Of two exceptions for a day the last one applies, as it did when both could be stored.
  [
    `{"opens":"10:00","closes":"10:00","exceptions":[{"from":"2027-02-08","to":"2027-02-08","closed":true},${JSON.stringify(ramadan)}]}`,
    false,
  ],
])('stored hours that would be refused are read without an error: %s', async (value, isOpen) => {
  await sql(`update private.setting set value = $1 where name = 'hours'`, [value]);
  const at = [dubai('2027-02-10 12:00'), dubai('2027-02-08 21:00')];
  const [row] = await sql('select private.is_open($1) as noon, private.is_open($2) as evening, private.open_since($1, $3) as since', [
    ...at,
    '1 hour',
  ]);
  expect(row).toMatchObject({ noon: isOpen, evening: value.includes('20:00') });
});
