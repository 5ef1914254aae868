import { expect, test } from 'vitest';

import { DESK_COLUMNS } from '@/desk/export/csv';
import { isInGlance, overviewOf, overviewStart } from '@/desk/model/overview';

import { at, desk, entry, followUp, ME } from './desk';

const NOW = at('2027-01-10 16:00');
const contacted = (id: string, time: string, state: 'Contacted' | 'Booked' = 'Contacted') =>
  followUp(id, { state, owner: ME, ownerName: 'Maya', firstContactAt: at(time) });
const from = (source: string | null, inquiry: string | null = null) => ({ source_page: source, inquiry_type: inquiry });

const LEADS = [
  // The first day, 00:00 and before it.
  entry('before', at('2026-12-11 23:59:59'), from('home_popup')),
  entry('first', at('2026-12-12 00:00'), from('home_popup')),
  entry('new year', at('2026-12-31 23:30'), from('hero_booking', 'lip-blush')),
  entry('in 15', at('2027-01-10 10:00'), from('hero_booking', 'lip-blush')),
  entry('in 16', at('2027-01-10 10:30'), from('hero_booking')),
  entry('in 120', at('2027-01-10 10:31'), from('home_popup')),
  entry('in 121', at('2027-01-10 10:32'), from(null)),
  entry('overdue', at('2027-01-10 14:00'), from(null)),
  entry('waiting', at('2027-01-10 14:01'), from(null)),
  entry('lost', at('2027-01-09 21:00'), from('hero_booking')),
  entry('spam', at('2027-01-09 12:00'), from('hero_booking')),
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

test('every figure of the last 30 days, spam left out', () => {
  expect(overviewStart(NOW)).toBe(at('2026-12-12 00:00'));
  const overview = overviewOf(desk(LEADS, ROWS), NOW);
  expect(overview.days).toHaveLength(30);
  expect(overview.days.filter(({ leads }) => leads > 0)).toEqual([
    { day: '2026-12-12', leads: 1 },
    { day: '2026-12-31', leads: 1 },
    { day: '2027-01-09', leads: 1 },
    { day: '2027-01-10', leads: 6 },
  ]);
  expect(overview.sources).toEqual([
    { name: 'hero_booking', leads: 4, answered: 3, booked: 2, bookedRate: 50 },
    { name: '', leads: 3, answered: 1, booked: 0, bookedRate: 0 },
    { name: 'home_popup', leads: 2, answered: 1, booked: 0, bookedRate: 0 },
  ]);
  expect(overview.inquiries).toEqual([
    { name: '', leads: 7, answered: 3, booked: 0, bookedRate: 0 },
    { name: 'lip-blush', leads: 2, answered: 2, booked: 2, bookedRate: 100 },
  ]);
  expect(overview.total).toEqual({ name: '', leads: 9, answered: 5, booked: 2, bookedRate: 22 });
  // New year's was answered five minutes after the opening.
  expect(overview.firstResponse).toEqual([2, 1, 0, 0, 0, 0, 0, 1, 1]);
  expect(overview.kept).toEqual({ within15: 2, withinPromise: 4, due: 6 });
  expect(Object.entries(overview.hours).filter(([, leads]) => leads > 0)).toEqual([
    ['0', 1],
    ['10', 4],
    ['14', 2],
    ['21', 1],
    ['23', 1],
  ]);
  expect(overview.whileClosed).toBe(33);
  expect(overview.neverAnswered).toBe(2);
});

test('the leads behind a figure', () => {
  const { leads, followUps } = desk(LEADS, ROWS);
  const ids = (glance: Parameters<typeof isInGlance>[0]) =>
    leads.filter((lead) => isInGlance(glance, lead, followUps, NOW)).map(({ lead }) => lead.id);
  expect(ids('Never answered')).toEqual(['lost', 'first']);
  expect(ids('Last 30 days')).toHaveLength(9);
});

test('nothing came', () => {
  const { total, whileClosed, sources } = overviewOf(desk([]), NOW);
  expect([total.bookedRate, whileClosed, sources]).toEqual([0, 0, []]);
});

test('the columns of the CSV file', () => {
  expect(DESK_COLUMNS.map(({ title }) => title)).toEqual(['State', 'Owner', 'First response (minutes)']);
  const cells = (id: string, row = ROWS.find(({ leadId }) => leadId === id)): string[] =>
    DESK_COLUMNS.map(({ text }) => text(LEADS.find(({ lead }) => lead.id === id) ?? entry(id, Number.NaN), row));
  expect(cells('in 121')).toEqual(['Contacted', 'Maya', '121']);
  expect(cells('waiting')).toEqual(['New', '', '']);
  expect(cells('lost')).toEqual(['Lost', '', '']);
  expect(cells('without a time', contacted('x', '2027-01-10 12:33'))[2]).toBe('');
});
