import { expect, test } from 'vitest';

import { isInOverview, overviewOf, overviewStart } from '@/desk/model/overview';

import { at, snapshot, bareLead, followUp, ME } from '../../support/fixtures';

const NOW = at('2027-01-10 16:00');
const contacted = (id: string, time: string, state: 'Contacted' | 'Booked' = 'Contacted') =>
  followUp(id, { state, owner: ME, ownerName: 'Maya', firstContactAt: at(time) });
const from = (source: string, service = '') => ({ source, service });

const LEADS = [
  // One lead just before the 30 days, and one at their start.
  bareLead('before', at('2026-12-11 23:59:59'), from('home_popup')),
  bareLead('first', at('2026-12-12 00:00'), from('home_popup')),
  bareLead('new year', at('2026-12-31 23:30'), from('hero_booking', 'lip-blush')),
  bareLead('in 15', at('2027-01-10 10:00'), from('hero_booking', 'lip-blush')),
  bareLead('in 16', at('2027-01-10 10:30'), from('hero_booking')),
  bareLead('in 120', at('2027-01-10 10:31'), from('home_popup')),
  bareLead('in 121', at('2027-01-10 10:32'), from('')),
  bareLead('overdue', at('2027-01-10 14:00'), from('')),
  bareLead('waiting', at('2027-01-10 14:01'), from('')),
  bareLead('lost', at('2027-01-09 21:00'), from('hero_booking')),
  bareLead('spam', at('2027-01-09 12:00'), from('hero_booking')),
];
const ROWS = [
  contacted('new year', '2027-01-01 10:05', 'Booked'),
  contacted('in 15', '2027-01-10 10:15', 'Booked'),
  contacted('in 16', '2027-01-10 10:46'),
  contacted('in 120', '2027-01-10 12:31'),
  contacted('in 121', '2027-01-10 12:33'),
  followUp('lost', { state: 'Lost', lostReason: 'No answer' }),
  followUp('spam', { state: 'Lost', lostReason: 'Spam or test' }),
];

test('the figures cover the last 30 days, without spam', () => {
  expect(overviewStart(NOW)).toBe(at('2026-12-12 00:00'));
  const overview = overviewOf(snapshot(LEADS, ROWS), NOW);
  expect(overview.days).toHaveLength(30);
  const days = overview.days.filter(({ leads }) => leads > 0).map(({ day, leads }) => [day, leads]);
  expect(Object.fromEntries(days)).toEqual({ '2026-12-12': 1, '2026-12-31': 1, '2027-01-09': 1, '2027-01-10': 6 });
  expect(overview.sources).toEqual([
    { value: 'hero_booking', leads: 4, answered: 3, booked: 2, bookedRate: 50 },
    { value: '', leads: 3, answered: 1, booked: 0, bookedRate: 0 },
    { value: 'home_popup', leads: 2, answered: 1, booked: 0, bookedRate: 0 },
  ]);
  expect(overview.inquiries).toEqual([
    { value: '', leads: 7, answered: 3, booked: 0, bookedRate: 0 },
    { value: 'lip-blush', leads: 2, answered: 2, booked: 2, bookedRate: 100 },
  ]);
  expect(overview.total).toEqual({ value: '', leads: 9, answered: 5, booked: 2, bookedRate: 22 });
  // 'new year' was answered five minutes after the studio opened.
  expect(overview.firstResponse).toEqual([2, 1, 0, 0, 0, 0, 0, 1, 1]);
  expect(overview.kept).toEqual({ within15: 2, withinPromise: 4, due: 6 });
  const hours = Object.entries(overview.hours).filter(([, leads]) => leads > 0);
  expect(Object.fromEntries(hours)).toEqual({ 0: 1, 10: 4, 14: 2, 21: 1, 23: 1 });
  expect([overview.whileClosed, overview.neverAnswered]).toEqual([33, 2]);
});

test('a figure lists the leads that it counts', () => {
  const { leads, followUps } = snapshot(LEADS, ROWS);
  const ids = (shown: Parameters<typeof isInOverview>[0]) =>
    leads.filter((lead) => isInOverview(shown, lead, followUps, NOW)).map(({ id }) => id);
  expect(ids('Never answered')).toEqual(['lost', 'first']);
  expect(ids('Last 30 days')).toHaveLength(9);
});

test('leads added by hand count in neither the times nor the hours, but can stay unanswered', () => {
  const hand = [bareLead('hand open', at('2027-01-10 12:00')), bareLead('hand lost', at('2027-01-09 11:00'))];
  const rows = [
    { ...contacted('hand open', '2027-01-10 12:00'), addedByHand: true },
    followUp('hand lost', { state: 'Lost', lostReason: 'No answer', addedByHand: true }),
  ];
  const { leads, followUps, ...others } = snapshot([...LEADS, ...hand], [...ROWS, ...rows]);
  const overview = overviewOf({ leads, followUps, ...others }, NOW);
  const { hours, whileClosed, firstResponse, kept } = overviewOf(snapshot(LEADS, ROWS), NOW);
  expect(overview.total.leads).toBe(11);
  expect(overview).toMatchObject({ hours, whileClosed, firstResponse, kept, neverAnswered: 3 });
  expect(leads.filter((lead) => isInOverview('Never answered', lead, followUps, NOW))).toHaveLength(3);
});

test('if there are no leads, every figure is zero', () => {
  const { total, whileClosed, sources } = overviewOf(snapshot([]), NOW);
  expect([total.bookedRate, whileClosed, sources]).toEqual([0, 0, []]);
});
