import { describe, expect, test } from 'vitest';

import { closedText, countUrgencies, medianFirstResponse, nextLead } from '@/desk/model/counters';
import { type Chip, CHIPS, countChips, inOrder, matchesFollowUp, NO_FILTER, ORDERS } from '@/desk/model/filter';
import { claimText, statusOf, pendingContactText } from '@/desk/model/followUp';

import { at, snapshot, bareLead, followUp, held, MAYA, ME } from '../../support/fixtures';

/** Friday afternoon, in the middle of the opening hours. */
const NOW = at('2026-11-20 16:00');
const HOUR = 3_600_000;
const idsOf = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);

describe('status badges', () => {
  const lead = bareLead('a', at('2026-11-20 14:21'));

  test.each([
    [undefined, 'due soon', '21 min left'],
    [held('a', NOW), 'due soon', '21 min left · Maya'],
    [followUp('a', { owner: ME, ownerName: 'staff', claimedAt: NOW }), 'due soon', '21 min left · you'],
    [followUp('a', { state: 'Contacted', owner: ME }), 'contacted', 'Contacted · you'],
    [followUp('a', { state: 'Booked', owner: MAYA, ownerName: 'Maya' }), 'booked', 'Booked · Maya'],
    [followUp('a', { state: 'Lost', lostReason: 'Price', owner: MAYA, ownerName: 'Maya' }), 'lost', 'Lost'],
  ])('%#: %s %s', (row, icon, text) => {
    expect(statusOf(lead, row, ME, NOW)).toEqual({ icon, text });
  });

  test('a New lead is marked as not answered after 336 hours, or if its time is missing', () => {
    const old = bareLead('a', NOW - 336 * HOUR);
    expect(statusOf(old, undefined, ME, NOW).text).toBe('late since 6 Nov');
    expect(statusOf(old, undefined, ME, NOW + 1)).toEqual({ icon: 'not answered', text: 'Not answered' });
    expect(statusOf(bareLead('a', Number.NaN), undefined, ME, NOW).text).toBe('Not answered');
  });

  test('colleagues see who claimed a lead and whose question is still unanswered', () => {
    expect(claimText(held('a', NOW - 60_000), ME, NOW)).toBe('Maya has it');
    expect(claimText(held('a', at('2026-11-20 15:36')), ME, NOW)).toBe('Maya had it, 24 min ago');
    expect(claimText(followUp('a', { owner: ME }), ME, NOW)).toBeUndefined();
    const pendingContact = { kind: 'whatsapp', at: at('2026-11-20 14:05'), by: MAYA, byName: 'Maya' } as const;
    expect(pendingContactText(pendingContact)).toBe('Maya opened WhatsApp at 14:05, not confirmed yet');
  });
});

describe('counters', () => {
  const leads = [
    bareLead('31 min left', at('2026-11-20 14:31')),
    bareLead('30 min left', at('2026-11-20 14:30')),
    bareLead('a second left', at('2026-11-20 14:00:01')),
    bareLead('due now', at('2026-11-20 14:00')),
    bareLead('of the night', at('2026-11-20 03:00')),
    bareLead('14 days', NOW - 336 * HOUR),
    bareLead('older', NOW - 336 * HOUR - 1),
    bareLead('contacted', at('2026-11-20 13:00')),
    bareLead('ahead of us', NOW + 60_000),
  ];
  const rows = [followUp('contacted', { state: 'Contacted', owner: ME }), followUp('not loaded', { state: 'Booked', owner: ME })];

  test('show New leads by urgency, and the New chip shows their sum', () => {
    expect(countUrgencies(snapshot(leads, rows), NOW)).toEqual({ waiting: 2, 'due soon': 2, overdue: 3 });
    expect(Object.fromEntries(countChips(snapshot(leads, rows), NOW))).toMatchObject({
      All: 9,
      Mine: 1,
      New: 7,
      Contacted: 1,
      Booked: 0,
      Lost: 0,
    });
  });

  test('do not change while the studio is closed', () => {
    const night = snapshot([
      bareLead('a', at('2026-11-20 19:00:01')),
      bareLead('b', at('2026-11-20 19:00')),
      bareLead('c', at('2026-11-21 02:00')),
    ]);
    for (const now of ['2026-11-20 21:00', '2026-11-21 02:00', '2026-11-21 10:00']) {
      expect(countUrgencies(night, at(now))).toMatchObject({ 'due soon': 1, overdue: 1 });
    }
  });

  test('each chip lists exactly as many leads as its counter shows', () => {
    const all = snapshot(leads, rows);
    const listed = CHIPS.map((chip): [Chip, number] => [
      chip,
      leads.filter((lead) => matchesFollowUp({ ...NO_FILTER, chip }, lead, all, NOW)).length,
    ]);
    expect(new Map(listed)).toEqual(countChips(all, NOW));
  });
});

describe('median first response', () => {
  const answered = (id: string, created: string, contactAt: string) =>
    [bareLead(id, at(created)), followUp(id, { state: 'Contacted', firstContactAt: at(contactAt) })] as const;
  const medianOf = (pairs: (readonly [ReturnType<typeof bareLead>, ReturnType<typeof followUp>])[]) => {
    const [leads, rows] = [pairs.map(([lead]) => lead), pairs.map(([, row]) => row)];
    return medianFirstResponse(snapshot(leads, rows), NOW);
  };
  const fifteen = answered('a', '2026-11-18 20:30', '2026-11-18 20:45');
  const fifty = answered('b', '2026-11-18 20:30', '2026-11-19 10:20');
  const five = answered('c', '2026-11-19 03:00', '2026-11-19 10:05');
  const none = answered('d', '2026-11-19 22:00', '2026-11-19 22:10');

  test('is rounded down for an even number of answered leads, and is – if there are none', () => {
    expect(medianOf([])).toEqual({ text: '–', caption: '0 answered, 30 days' });
    expect(medianOf([fifteen, fifty, five])).toEqual({ text: '15 min', caption: '3 answered, 30 days' });
    expect(medianOf([none])).toEqual({ text: '0 min', caption: '1 answered, 30 days' });
    // The median of 5 and 50 minutes is 27.5.
    expect(medianOf([five, fifty]).text).toBe('27 min');
    expect(medianOf([answered('e', '2026-11-20 10:00', '2026-11-20 11:05')]).text).toBe('1 h 5 min');
  });

  test('leaves out spam, leads added by hand, unanswered leads and leads older than 30 days', () => {
    const spam = [
      bareLead('s', at('2026-11-19 10:00')),
      followUp('s', { state: 'Lost', lostReason: 'Spam or test', firstContactAt: NOW }),
    ] as const;
    const old = answered('o', '2026-10-21 15:59', '2026-10-21 16:00');
    const thirtyDays = answered('t', '2026-10-21 16:00', '2026-10-21 16:02');
    const hand = [bareLead('h', NOW), followUp('h', { addedByHand: true, firstContactAt: NOW })] as const;
    expect(medianOf([spam, old, thirtyDays, hand, [bareLead('n', NOW), followUp('n')]])).toEqual({
      text: '2 min',
      caption: '1 answered, 30 days',
    });
  });
});

describe('next to answer', () => {
  const [first, second, third] = [
    bareLead('1', at('2026-11-20 13:00')),
    bareLead('2', at('2026-11-20 14:00')),
    bareLead('3', at('2026-11-20 15:00')),
  ];
  const next = (rows: Parameters<typeof snapshot>[1], shown?: string, now = NOW) => {
    const found = nextLead(snapshot([first, second, third], rows), shown, now);
    return [found.lead?.id, found.sooner?.id];
  };

  test('is the lead with the earliest deadline or, if deadlines are equal, the lower id', () => {
    expect(next([])).toEqual(['1', undefined]);
    const night = snapshot([
      bareLead('b', at('2026-11-20 03:00')),
      bareLead('a', at('2026-11-20 03:00')),
      bareLead('c', at('2026-11-20 09:00')),
    ]);
    expect(nextLead(night, undefined, NOW).lead?.id).toBe('a');
  });

  test('skips a lead claimed by a colleague until 20 minutes of opening hours have passed', () => {
    expect(next([held('1', at('2026-11-20 15:40:01'))])).toEqual(['2', undefined]);
    expect(next([held('1', at('2026-11-20 15:40'))])).toEqual(['1', undefined]);
    // Ten minutes of opening hours in the evening, then nine or ten in the morning.
    expect(next([held('1', at('2026-11-20 20:50'))], undefined, at('2026-11-21 10:09'))).toEqual(['2', undefined]);
    expect(next([held('1', at('2026-11-20 20:50'))], undefined, at('2026-11-21 10:10'))).toEqual(['1', undefined]);
    expect(next([{ ...held('1', NOW), owner: ME }])).toEqual(['1', undefined]);
  });

  test('the lead on the card stays until it is answered or claimed; a more urgent lead is only offered', () => {
    expect(next([], '2')).toEqual(['2', '1']);
    expect(next([held('1', NOW)], '2')).toEqual(['2', undefined]);
    expect(next([held('2', NOW)], '2')).toEqual(['1', undefined]);
    expect(next([followUp('2', { state: 'Contacted' })], '2')).toEqual(['1', undefined]);
    expect(next([], 'deleted')).toEqual(['1', undefined]);
    // Both leads are due at 12:00.
    const night = snapshot([bareLead('a', at('2026-11-20 03:00')), bareLead('b', at('2026-11-20 09:00'))]);
    expect(nextLead(night, 'b', NOW).sooner).toBeUndefined();
  });

  test('is empty when no lead is waiting; its text differs while the studio is closed', () => {
    const lost = ['1', '2', '3'].map((id) => followUp(id, { state: 'Lost', lostReason: 'Price' }));
    expect(next(lost)).toEqual([undefined, undefined]);
    expect(next([], undefined, NOW + 400 * HOUR)).toEqual([undefined, undefined]);
    expect(closedText(3, at('2026-11-20 21:00'))).toBe('The studio is closed. 3 leads wait for 10:00.');
    expect(closedText(1, at('2026-11-21 09:59'))).toBe('The studio is closed. 1 lead waits for 10:00.');
    expect(closedText(0, at('2026-11-20 21:00'))).toBeUndefined();
    expect(closedText(3, at('2026-11-20 20:59'))).toBeUndefined();
  });
});

test('leads can be sorted in three orders', () => {
  const leads = [
    bareLead('old', NOW - 400 * HOUR),
    bareLead('b', NOW - 2 * HOUR),
    bareLead('a', NOW - 2 * HOUR),
    bareLead('done', NOW - HOUR),
    bareLead('new', NOW),
  ];
  const all = snapshot(leads, [followUp('done', { state: 'Booked' })]);
  expect(ORDERS).toEqual(['Newest first', 'Oldest first', 'Answer by']);
  const order = (by: Parameters<typeof inOrder>[0]): string => idsOf(inOrder(by, all.leads, all, NOW)).join(' ');
  expect(order('Newest first')).toBe('new done b a old');
  expect(order('Oldest first')).toBe('old a b done new');
  expect(order('Answer by')).toBe('a b new done old');
});
