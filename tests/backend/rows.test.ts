import { expect, test } from 'vitest';

import { timestampMs, toEvent, toFollowUp, toLead, toMailState } from '@/backend/supabase/rows';

test.each([
  ['2026-11-20 23:35:27.9+00', Date.UTC(2026, 10, 20, 23, 35, 27, 900)],
  ['2026-11-20T23:35:27.900123+00:00', Date.UTC(2026, 10, 20, 23, 35, 27, 900)],
  ['2026-11-20T23:35:27Z', Date.UTC(2026, 10, 20, 23, 35, 27)],
  ['2026-11-20 23:35', Date.UTC(2026, 10, 20, 23, 35)],
  ['2026-12-31 20:00:00+04', Date.UTC(2026, 11, 31, 16)],
  ['2026-12-31 20:00:00-03:30', Date.UTC(2026, 11, 31, 23, 30)],
  ['2026-13-01 10:00:00+00', Number.NaN],
  ['yesterday', Number.NaN],
  ['', Number.NaN],
])('reads %s', (text, time) => {
  expect(timestampMs(text)).toBe(time);
});

test('columns that are null or missing are read as empty texts; a row without its key is an error', () => {
  expect(toLead({ id: 'a', full_name: null, email: null })).toMatchObject({ id: 'a', name: '', email: '', phone: '', service: '' });
  expect(() => toLead({ full_name: 'Mariam' })).toThrow('lead_form sent a row without id');
  expect(() => toFollowUp({ state: 'Booked' })).toThrow('lead_follow_up sent a row without lead_id');
});

test('a state that this release does not know counts as Contacted if there was a first contact, otherwise as New', () => {
  const row = { lead_id: 'a', state: 'Archived' };
  expect(toFollowUp(row).state).toBe('New');
  expect(toFollowUp({ ...row, first_contact_at: '2026-11-20 10:00:00+00' }).state).toBe('Contacted');
});

test('an action that this release does not know keeps its name', () => {
  expect(toEvent({ id: 'e', kind: 'archived', value: 'x' })).toMatchObject({ kind: 'archived', value: 'x' });
});

test('the state of the emails is read with its times; a response without a state is an error', () => {
  const none = { mail: 'on', unmailed: 0, oldest: null, failure: null } as const;
  const [text, time] = ['2026-11-20T10:20:00.123456+00:00', Date.UTC(2026, 10, 20, 10, 20, 0, 123)];
  const overdue = (received: string | number) => ({ received, why: 'Not attempted yet' });
  const failed = { ...none, unmailed: 2, failure: 'Resend answered 403' };
  expect(toMailState({ ...failed, oldest: text, staff: true })).toEqual({ ...failed, oldest: time });
  expect(toMailState({ mail: 'off', unmailed: 0, overdue: overdue(text) })).toEqual({ ...none, mail: 'off', overdue: overdue(time) });
  expect(toMailState({ ...none, oldest: 5 })).toEqual(none);
  expect(toMailState({ staff: false })).toBe('notStaff');
  for (const wrong of [[], { mail: 'maybe', unmailed: 1 }, { mail: 'on' }]) expect(() => toMailState(wrong)).toThrow('sent no state');
});
