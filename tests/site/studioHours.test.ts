import { expect, test } from 'vitest';

import { specialHours } from '@/content/specialHours';
import { headTags } from '@/site/head';
import { type HoursException, studioHours, type StudioHours } from '@/site/studioHours';

import { hoursProblem } from '../../scripts/owner/hours';

test('the opening hours have no problem', () => expect(hoursProblem(studioHours)).toBeUndefined());

test('a type refuses times and days that do not exist, and unknown keys', () => {
  const day = { from: '2027-02-08', to: '2027-02-08' } as const;
  const hours: (StudioHours | HoursException)[] = [
    // @ts-expect-error
    { ...day, opens: '8pm', closes: '02:00' },
    // @ts-expect-error
    { ...day, opens: '20:00', closes: '26:00' },
    // @ts-expect-error
    { ...day, opens: '24:00', closes: '02:00' },
    // @ts-expect-error
    { ...day, spans: [{ opens: '9:00', closes: '12:00' }] },
    // @ts-expect-error
    { ...day, open: '20:00', close: '02:00' },
    // @ts-expect-error
    { ...day, closed: false },
    // @ts-expect-error
    { from: '8 February', to: '2027-02-08', closed: true },
    // @ts-expect-error
    { from: '2027-13-01', to: '2027-02-08', closed: true },
    // @ts-expect-error
    { opens: '10:00', closes: '21:00', exceptions: [], knownUntil: 'June' },
  ];
  expect(hours.map((one) => hoursProblem('from' in one ? { ...studioHours, exceptions: [one] } : one))).not.toContain(undefined);
});

const ramadan = { from: '2027-02-08', to: '2027-03-09' } as const;
const night = { opens: '20:00', closes: '02:00' } as const;
const list: readonly HoursException[] = [
  { ...ramadan, spans: [night, { opens: '14:00', closes: '18:30' }] },
  { from: '2027-02-20', to: '2027-02-21', closed: true },
  { from: '2026-12-28', to: '2027-01-03', ...night },
  { from: '2028-02-29', to: '2028-02-29', opens: '12:00', closes: '00:00' },
  { from: '2028-03-01', to: '2028-03-01', opens: '00:00', closes: '24:00' },
];

test('the contact page shows days with other hours, each with its year, until their last opening has ended', () => {
  const shown = specialHours(list).map(({ text, ends }) => [text, new Date(ends).toISOString()]);
  expect(shown).toEqual([
    ['8 February to 9 March 2027: 2:00 PM to 6:30 PM and 8:00 PM to 2:00 AM', '2027-03-09T22:00:00.000Z'],
    ['20 February to 21 February 2027: closed', '2027-02-21T20:00:00.000Z'],
    ['28 December 2026 to 3 January 2027: 8:00 PM to 2:00 AM', '2027-01-03T22:00:00.000Z'],
    ['29 February 2028: 12:00 PM to 12:00 AM', '2028-02-29T20:00:00.000Z'],
    ['1 March 2028: 12:00 AM to 12:00 AM', '2028-03-01T20:00:00.000Z'],
  ]);
});

test('search engines get an entry for each opening, and no two for a day on which only one exception applies', () => {
  const head = { title: '', description: '' };
  const salonWith = (exceptions: readonly HoursException[]) =>
    JSON.parse(headTags('/contact', head, { exceptions }).find(({ tag }) => tag === 'script')?.text ?? '');
  expect(salonWith([])).not.toHaveProperty('specialOpeningHoursSpecification');
  const entries: Record<string, string>[] = salonWith(list).specialOpeningHoursSpecification;
  expect(entries.map(({ validFrom, validThrough, opens, closes }) => `${validFrom} ${validThrough} ${opens}-${closes}`)).toEqual([
    '2026-12-28 2027-01-03 20:00-02:00',
    '2027-02-08 2027-02-19 14:00-18:30',
    '2027-02-08 2027-02-19 20:00-02:00',
    '2027-02-20 2027-02-21 00:00-00:00',
    '2027-02-22 2027-03-09 14:00-18:30',
    '2027-02-22 2027-03-09 20:00-02:00',
    '2028-02-29 2028-02-29 12:00-00:00',
    '2028-03-01 2028-03-01 00:00-23:59',
  ]);
  expect(new Set(entries.map((entry) => entry['@type']))).toEqual(new Set(['OpeningHoursSpecification']));
});
