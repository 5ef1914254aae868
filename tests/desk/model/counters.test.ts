import { expect, test } from 'vitest';

import { openingClock } from '@/desk/model/clock';
import { closedText, countUrgencies, medianFirstResponse, nextLead } from '@/desk/model/counters';
import { CHIPS, countChips, inOrder, matchesFollowUp, NO_FILTER, ORDERS } from '@/desk/model/filter';
import { claimText, type FollowUp, statusOf } from '@/desk/model/followUp';
import type { Lead } from '@/desk/model/lead';
import { studioHours } from '@/site/studioHours';

import { at, snapshot, bareLead, followUp, held, MAYA, ME } from '../../support/fixtures';

/** Friday afternoon, in the middle of the opening hours. */
const NOW = at('16:00');
const HOUR = 3_600_000;
const came = (id: string, time: string): Lead => bareLead(id, at(time));

const lead = came('a', '14:21');

test.each([
  [undefined, 'due soon', '21 min left'],
  [held('a', NOW), 'due soon', '21 min left · Maya'],
  [followUp('a', { owner: ME, ownerName: 'staff', claimedAt: NOW }), 'due soon', '21 min left · you'],
  [followUp('a', { state: 'Contacted', owner: ME }), 'contacted', 'Contacted · you'],
  [followUp('a', { state: 'Booked', owner: MAYA, ownerName: 'Maya' }), 'booked', 'Booked · Maya'],
  [followUp('a', { state: 'Lost', lostReason: 'Price', owner: MAYA, ownerName: 'Maya' }), 'lost', 'Lost'],
])('status badge %#: %s %s', (row, icon, text) => expect(statusOf(lead, row, ME, NOW)).toEqual({ icon, text }));

test('a New lead is marked as not answered after 336 hours, or if its time is missing', () => {
  const old = bareLead('a', NOW - 336 * HOUR);
  expect(statusOf(old, undefined, ME, NOW).text).toBe('late since 6 Nov');
  expect(statusOf(old, undefined, ME, NOW + 1)).toEqual({ icon: 'not answered', text: 'Not answered' });
  expect(statusOf(bareLead('a', Number.NaN), undefined, ME, NOW).text).toBe('Not answered');
});

test('colleagues see who claimed a lead', () => {
  expect(claimText(held('a', NOW - 60_000), ME, NOW)).toBe('Maya has it');
  expect(claimText(held('a', at('15:36')), ME, NOW)).toBe('Maya had it, 24 min ago');
  expect(claimText(followUp('a', { owner: ME }), ME, NOW)).toBeUndefined();
});

test('counters show New leads by urgency; each chip shows how many leads it lists, and New the sum of the urgencies', () => {
  const leads = [
    came('31 min left', '14:31'),
    came('30 min left', '14:30'),
    bareLead('a second left', at('14:00:01')),
    came('due now', '14:00'),
    came('of the night', '03:00'),
    bareLead('14 days', NOW - 336 * HOUR),
    bareLead('older', NOW - 336 * HOUR - 1),
    came('contacted', '13:00'),
    bareLead('ahead of us', NOW + 60_000),
  ];
  const all = snapshot(leads, [
    followUp('contacted', { state: 'Contacted', owner: ME }),
    followUp('not loaded', { state: 'Booked', owner: ME }),
  ]);
  expect(countUrgencies(all, NOW)).toEqual({ waiting: 2, 'due soon': 2, overdue: 3 });
  const counts = Object.fromEntries(countChips(all, NOW));
  expect(counts).toEqual({ All: 9, Mine: 1, New: 7, Contacted: 1, Booked: 0, Lost: 0 });
  const listed = (chip: (typeof CHIPS)[number]) => leads.filter((lead) => matchesFollowUp({ ...NO_FILTER, chip }, lead, all, NOW)).length;
  expect(Object.fromEntries(CHIPS.map((chip) => [chip, listed(chip)]))).toEqual(counts);
});

test('counters do not change while the studio is closed', () => {
  const night = snapshot([bareLead('a', at('19:00:01')), came('b', '19:00'), came('c', '21 02:00')]);
  for (const now of ['2026-11-20 21:00', '2026-11-21 02:00', '2026-11-21 10:00'])
    expect(countUrgencies(night, at(now))).toMatchObject({ 'due soon': 1, overdue: 1 });
});

/** A lead that was answered, with times as in `came`. */
const answered = (id: string, received: string, contact: string, part: Partial<FollowUp> = {}) =>
  [came(id, received), followUp(id, { state: 'Contacted', firstContactAt: came(id, contact).createdAt, ...part })] as const;
function medianOf(...pairs: (readonly [Lead, FollowUp])[]) {
  const [leads, rows] = [pairs.map(([lead]) => lead), pairs.map(([, row]) => row)];
  return medianFirstResponse(snapshot(leads, rows), NOW);
}
const fifteen = answered('a', '18 20:30', '18 20:45');
const fifty = answered('b', '18 20:30', '19 10:20');
const five = answered('c', '19 03:00', '19 10:05');

test('the median first response is rounded down for an even number of answered leads, and is – if there are none', () => {
  expect(medianOf()).toEqual({ text: '–', caption: '0 answered, 30 days' });
  expect(medianOf(fifteen, fifty, five)).toEqual({ text: '15 min', caption: '3 answered, 30 days' });
  expect(medianOf(answered('d', '19 22:00', '19 22:10'))).toEqual({ text: '0 min', caption: '1 answered, 30 days' });
  // The median of 5 and 50 minutes is 27.5.
  expect(medianOf(five, fifty).text).toBe('27 min');
  expect(medianOf(answered('e', '10:00', '11:05')).text).toBe('1 h 5 min');
});

test('the median first response leaves out spam, leads added by hand, unanswered leads and leads older than 30 days', () => {
  const old = [came('o', '2026-10-21 15:59'), followUp('o', { firstContactAt: at('2026-10-21 16:00') })] as const;
  const thirtyDays = [came('t', '2026-10-21 16:00'), followUp('t', { firstContactAt: at('2026-10-21 16:02') })] as const;
  const spam = answered('s', '19 10:00', '20 16:00', { state: 'Lost', lostReason: 'Spam or test' });
  const hand = answered('h', '20 16:00', '20 16:00', { addedByHand: true });
  const caption = '1 answered, 30 days';
  expect(medianOf(spam, old, thirtyDays, hand, [came('n', '16:00'), followUp('n')])).toEqual({ text: '2 min', caption });
});

const leads = [came('1', '13:00'), came('2', '14:00'), came('3', '15:00')];
/** The lead on the card, and the one that is due sooner. */
const next = (rows: FollowUp[], shown?: string, now = NOW, found = leads) => {
  const { lead, sooner } = nextLead(snapshot(found, rows), shown, now);
  return [lead?.id, sooner?.id];
};

test('the lead to answer next is the one with the earliest deadline or, if deadlines are equal, the lower id', () => {
  expect(next([])).toEqual(['1', undefined]);
  expect(next([], undefined, NOW, [came('b', '03:00'), came('a', '03:00'), came('c', '09:00')])).toEqual(['a', undefined]);
});

test('the card skips a lead claimed by a colleague until 20 minutes of opening hours have passed', () => {
  expect(next([held('1', at('15:40:01'))])[0]).toBe('2');
  expect(next([held('1', at('15:40'))])[0]).toBe('1');
  // Ten minutes of opening hours in the evening, then nine or ten in the morning.
  expect(next([held('1', at('20:50'))], undefined, at('21 10:09'))[0]).toBe('2');
  expect(next([held('1', at('20:50'))], undefined, at('21 10:10'))[0]).toBe('1');
  expect(next([{ ...held('1', NOW), owner: ME }])[0]).toBe('1');
});

test('the lead on the card stays until it is answered or claimed; a more urgent lead is only offered', () => {
  expect(next([], '2')).toEqual(['2', '1']);
  expect(next([held('1', NOW)], '2')).toEqual(['2', undefined]);
  expect(next([held('2', NOW)], '2')).toEqual(['1', undefined]);
  expect(next([followUp('2', { state: 'Contacted' })], '2')).toEqual(['1', undefined]);
  expect(next([], 'deleted')).toEqual(['1', undefined]);
  // Both leads are due at 12:00.
  expect(next([], 'b', NOW, [came('a', '03:00'), came('b', '09:00')])).toEqual(['b', undefined]);
});

test('the card is empty when no lead is waiting; its text differs while the studio is closed', () => {
  const lost = ['1', '2', '3'].map((id) => followUp(id, { state: 'Lost', lostReason: 'Price' }));
  expect(next(lost)).toEqual([undefined, undefined]);
  expect(next([], undefined, NOW + 400 * HOUR)).toEqual([undefined, undefined]);
  expect(closedText(3, at('21:00'))).toBe('The studio is closed. 3 leads wait for 10:00.');
  expect(closedText(1, at('21 09:59'))).toBe('The studio is closed. 1 lead waits for 10:00.');
  expect(closedText(0, at('21:00'))).toBeUndefined();
  expect(closedText(3, at('20:59'))).toBeUndefined();
  // 20 November 2026 is a Friday.
  const eid = openingClock({ ...studioHours, exceptions: [{ from: '2026-11-21', to: '2026-11-22', closed: true }] });
  expect(closedText(3, at('21:00'), eid)).toBe('The studio is closed. 3 leads wait for Mon 10:00.');
  expect(closedText(1, at('22 00:00'), eid)).toBe('The studio is closed. 1 lead waits for 10:00.');
  const late = openingClock({ opens: '20:00', closes: '02:00', exceptions: [] });
  expect(closedText(3, at('21 01:59'), late)).toBeUndefined();
  expect(closedText(3, at('21 02:00'), late)).toBe('The studio is closed. 3 leads wait for 20:00.');
});

test('leads can be sorted in three orders', () => {
  const leads = [bareLead('old', NOW - 400 * HOUR), came('b', '14:00'), came('a', '14:00'), came('done', '15:00'), came('new', '16:00')];
  const all = snapshot(leads, [followUp('done', { state: 'Booked' })]);
  const sorted = (order: (typeof ORDERS)[number]) => inOrder(order, all.leads, all, NOW).map(({ id }) => id);
  expect(ORDERS.map((order) => `${order}: ${sorted(order).join(' ')}`)).toEqual([
    'Newest first: new done b a old',
    'Oldest first: old a b done new',
    'Answer by: a b new done old',
  ]);
});
