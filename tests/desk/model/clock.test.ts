import { expect, test } from 'vitest';

import { answerBy, clockWarning, confirmBy, dueOf, openingClock, PROMISE_MS, waitingOf } from '@/desk/model/clock';
import { showDays } from '@/desk/model/dubaiTime';
import { facts } from '@/site/facts';
import { studioHours } from '@/site/studioHours';

import { at } from '../../support/fixtures';

const MINUTE = 60_000;

test('the desk uses the opening hours that the contact page shows', () => {
  expect([studioHours.opens, studioHours.closes]).toEqual(['10:00', '21:00']);
  expect(facts.contactHours).toBe('10:00 AM to 9:00 PM daily');
});

// The owner's exceptions would change the expected times.
const usual = openingClock({ ...studioHours, exceptions: [] });

// 20 November 2026 is a Friday.
test.each([
  ['2026-11-20 14:08', '2026-11-20 16:08', '2026-11-20 15:47', 'due soon', '21 min left'],
  ['2026-11-20 10:00', '2026-11-20 12:00', '2026-11-20 10:12', 'waiting', '1 h 48 min left'],
  ['2026-11-20 09:59', '2026-11-20 12:00', '2026-11-20 09:59', 'waiting', '2 h left, from 10:00'],
  ['2026-11-20 19:00', '2026-11-20 21:00', '2026-11-20 21:00', 'overdue', 'due now'],
  ['2026-11-20 19:01', '2026-11-21 10:01', '2026-11-20 23:00', 'due soon', '1 min left, from 10:00'],
  ['2026-11-20 20:30', '2026-11-21 11:30', '2026-11-20 22:00', 'waiting', '1 h 30 min left, from 10:00'],
  ['2026-11-20 20:59:59', '2026-11-21 11:59:59', '2026-11-21 10:00', 'waiting', '2 h left'],
  ['2026-11-20 21:00', '2026-11-21 12:00', '2026-11-20 21:00', 'waiting', '2 h left, from 10:00'],
  ['2026-11-21 03:00', '2026-11-21 12:00', '2026-11-21 12:28', 'overdue', '28 min late'],
  ['2026-12-31 20:30', '2027-01-01 11:30', '2027-01-02 12:00', 'overdue', '11 h 30 min late'],
  ['2027-02-28 20:45', '2027-03-01 11:45', '2027-02-28 23:59:59', 'waiting', '1 h 45 min left, from 10:00'],
  ['2026-11-20 14:08', '2026-11-20 16:08', '2026-11-20 16:08:59', 'overdue', 'due now'],
  ['2026-11-20 14:08', '2026-11-20 16:08', '2026-11-20 16:09', 'overdue', '1 min late'],
  ['2026-11-20 14:08', '2026-11-20 16:08', '2026-11-20 15:38', 'due soon', '30 min left'],
  ['2026-11-20 14:08', '2026-11-20 16:08', '2026-11-20 15:37:59', 'waiting', '31 min left'],
  // Late by 21 h 59 min and by 22 h of opening hours.
  ['2026-12-31 20:30', '2027-01-01 11:30', '2027-01-03 11:29', 'overdue', '21 h 59 min late'],
  ['2026-12-31 20:30', '2027-01-01 11:30', '2027-01-03 11:30', 'overdue', 'late since 1 Jan'],
  // The browser's clock is slow: it shows a time before the lead was received.
  ['2026-11-20 14:08', '2026-11-20 16:08', '2026-11-20 14:05', 'waiting', '2 h left'],
] as const)('a lead received %s is due %s; at %s it is %s: %s', (created, due, now, urgency, text) => {
  expect(dueOf(at(created), usual)).toBe(at(due));
  expect(waitingOf(at(created), at(now), usual)).toEqual({ urgency, text });
});

test.each([
  ['2026-11-20 20:30', '2026-11-20 20:45', 15],
  ['2026-11-20 20:30', '2026-11-21 10:20', 50],
  ['2026-11-20 03:00', '2026-11-20 10:05', 5],
  ['2026-11-20 22:00', '2026-11-20 22:10', 0],
  ['2026-12-31 20:00', '2027-01-02 11:00', 60 + 660 + 60],
  ['2026-11-20 15:00', '2026-11-20 14:00', 0],
])('the time within opening hours from %s to %s: %i min', (a, b, minutes) => {
  expect(usual.open(at(a), at(b))).toBe(minutes * MINUTE);
});

test('before() subtracts the time that open() measures', () => {
  expect(usual.before(at('2026-11-21 10:20'), 50 * MINUTE)).toBe(at('2026-11-20 20:30'));
  expect(usual.before(at('2026-11-21 03:00'), 20 * MINUTE)).toBe(at('2026-11-20 20:40'));
});

const clock = openingClock({
  ...studioHours,
  exceptions: [
    { from: '2027-02-08', to: '2027-02-09', opens: '12:00', closes: '18:00' },
    { from: '2027-02-10', to: '2027-02-11', closed: true },
  ],
});

test('days with exceptional hours are counted with those hours', () => {
  expect(clock.open(at('2027-02-07 20:00'), at('2027-02-12 11:00'))).toBe((60 + 360 + 360 + 60) * MINUTE);
  expect(dueOf(at('2027-02-09 17:00'), clock)).toBe(at('2027-02-12 11:00'));
  expect(clock.isOpen(at('2027-02-08 11:59'))).toBe(false);
  expect(clock.isOpen(at('2027-02-08 17:59'))).toBe(true);
});

test('the text before such days says when the countdown resumes, with the weekday unless it is the next day', () => {
  expect(waitingOf(at('2027-02-07 22:00'), at('2027-02-07 22:00'), clock).text).toBe('2 h left, from 12:00');
  expect(waitingOf(at('2027-02-09 17:00'), at('2027-02-09 19:00'), clock).text).toBe('1 h left, from Fri 10:00');
});

const daysOff = [{ from: '2027-02-20', to: '2027-02-21', closed: true }] as const;
const ramadan = openingClock({
  ...studioHours,
  exceptions: [{ from: '2027-02-08', to: '2027-03-09', opens: '20:00', closes: '02:00' }, ...daysOff],
});
const twice = [
  { opens: '20:00', closes: '02:00' },
  { opens: '14:00', closes: '18:00' },
] as const;
const twiceADay = openingClock({ ...studioHours, exceptions: [{ from: '2028-01-28', to: '2028-02-26', spans: twice }] });
const newYear = openingClock({
  ...studioHours,
  exceptions: [
    { from: '2026-12-31', to: '2026-12-31', opens: '18:00', closes: '03:00' },
    { from: '2027-01-01', to: '2027-01-01', closed: true },
  ],
});
const untilMidnight = openingClock({ opens: '16:00', closes: '00:00', exceptions: [] });
const until24 = openingClock({ opens: '16:00', closes: '24:00', exceptions: [] });
const always = openingClock({ opens: '00:00', closes: '24:00', exceptions: [] });

// 8 February 2027 is a Monday.
test.each([
  ['the evening before', ramadan, '2027-02-07 20:30', '2027-02-08 21:30', '2027-02-07 21:00', '1 h 30 min left, from 20:00'],
  ['the first day', ramadan, '2027-02-08 09:00', '2027-02-08 22:00', '2027-02-08 12:00', '2 h left, from 20:00'],
  ['an evening', ramadan, '2027-02-10 21:00', '2027-02-10 23:00', '2027-02-10 21:30', '1 h 30 min left'],
  ['a minute before it opens', ramadan, '2027-02-10 19:59', '2027-02-10 22:00', '2027-02-10 19:59', '2 h left, from 20:00'],
  ['a night', ramadan, '2027-02-10 01:30', '2027-02-10 21:30', '2027-02-10 01:45', '1 h 45 min left'],
  ['the end of a night', ramadan, '2027-02-10 02:00', '2027-02-10 22:00', '2027-02-10 02:00', '2 h left, from 20:00'],
  ['the night before days off', ramadan, '2027-02-19 23:30', '2027-02-20 01:30', '2027-02-20 01:00', '30 min left'],
  [
    'that night, with the days off before the answer',
    ramadan,
    '2027-02-20 01:00',
    '2027-02-22 21:00',
    '2027-02-20 03:00',
    '1 h left, from Mon 20:00',
  ],
  ['a night that has no opening', ramadan, '2027-02-21 23:00', '2027-02-22 22:00', '2027-02-22 01:00', '2 h left, from 20:00'],
  ['the last evening', ramadan, '2027-03-09 23:00', '2027-03-10 01:00', '2027-03-10 01:30', '30 min late'],
  ['the last night', ramadan, '2027-03-10 01:30', '2027-03-10 11:30', '2027-03-10 02:00', '1 h 30 min left, from 10:00'],
  ['the first day after', ramadan, '2027-03-10 12:00', '2027-03-10 14:00', '2027-03-10 13:00', '1 h left'],
  ['an afternoon of two openings', twiceADay, '2028-02-01 17:00', '2028-02-01 21:00', '2028-02-01 18:30', '1 h left, from 20:00'],
  ['a night of two openings', twiceADay, '2028-02-01 01:30', '2028-02-01 15:30', '2028-02-01 02:00', '1 h 30 min left, from 14:00'],
  ['the last night of two openings', twiceADay, '2028-02-27 01:00', '2028-02-27 11:00', '2028-02-27 10:30', '30 min left'],
  ['New Year’s night', newYear, '2027-01-01 01:30', '2027-01-02 10:30', '2027-01-01 12:00', '30 min left, from 10:00'],
  ['an opening until 00:00', untilMidnight, '2026-11-20 23:00', '2026-11-21 17:00', '2026-11-21 00:00', '1 h left, from 16:00'],
  ['an opening until 24:00', until24, '2026-11-20 23:00', '2026-11-21 17:00', '2026-11-20 23:59', '1 h 1 min left'],
  ['a studio that never closes', always, '2026-12-31 23:30', '2027-01-01 01:30', '2027-01-01 00:30', '1 h left'],
])('hours past midnight, twice a day and on days off are counted with those hours: %s', (_, hours, created, due, now, text) => {
  expect(dueOf(at(created), hours)).toBe(at(due));
  expect(waitingOf(at(created), at(now), hours).text).toBe(text);
  expect(hours.before(at(due), PROMISE_MS)).toBe(hours.isOpen(at(created)) ? at(created) : hours.nextOpening(at(created)));
});

test('the calculation ends even if the studio is closed for ten years', () => {
  const never = openingClock({ ...studioHours, exceptions: [{ from: '2026-01-01', to: '2036-01-01', closed: true }] });
  expect(waitingOf(at('2027-02-07 22:00'), at('2027-02-08 22:00'), never).urgency).toBe('due soon');
  expect(never.before(at('2027-02-07 22:00'), MINUTE)).toBeLessThan(at('2026-01-10 00:00'));
});

test.each([
  ['2026-11-20 12:41', '2026-11-20 13:00', 'Answer by 14:41'],
  ['2026-11-20 20:30', '2026-11-20 20:31', 'Answer by Sat 11:30'],
  ['2026-11-20 20:30', '2026-11-21 00:00', 'Answer by 11:30'],
  ['2026-11-20 12:41', '2026-11-21 13:00', 'Answer by Fri 14:41'],
])('the deadline of a lead of %s, seen at %s: %s', (created, now, text) => expect(answerBy(at(created), at(now), usual)).toBe(text));

test('the deadline of a confirmation and a week have their days; a week names its month once, unless it has two', () => {
  expect(confirmBy(at('2026-11-20 14:08'))).toBe('Confirm by 21 Nov, 14:08');
  expect(confirmBy(at('2026-12-31 14:08'))).toBe('Confirm by 1 Jan, 14:08');
  expect(showDays(at('2026-11-16 00:00'), at('2026-11-22 00:00'))).toBe('16–22 Nov');
  expect(showDays(at('2026-11-30 00:00'), at('2026-12-06 00:00'))).toBe('30 Nov – 6 Dec');
});

test.each([
  [-2, undefined],
  [7.5, "This computer's clock is 7 min off. Times left may be wrong."],
  [-3, "This computer's clock is 3 min off. Times left may be wrong."],
  [10, "This computer's clock is 10 min off. Times left may be wrong."],
  [-90, "This computer's clock is 1 h 30 min off. The desk uses the server's time."],
  [24 * 60, "This computer's clock is 1 day off. The desk uses the server's time."],
  [16.5 * 24 * 60, "This computer's clock is 16 days off. The desk uses the server's time."],
])('a computer’s clock that is %s minutes off: %s', (minutes, text) => expect(clockWarning(minutes * MINUTE)).toBe(text));
