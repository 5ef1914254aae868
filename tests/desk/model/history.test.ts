import { expect, test } from 'vitest';

import { conflictText, historyLine } from '@/desk/model/actions';

import { at, followUp, MAYA, ME } from '../../support/fixtures';

test.each([
  ['whatsapp', null, 'WhatsApp opened'],
  ['no answer', null, 'Called, no answer'],
  ['state', 'Booked', 'Set to Booked'],
  ['lost', 'Went elsewhere', 'Lost: Went elsewhere'],
  ['assign', null, 'Let it go'],
  ['appointment', '27 Nov, Permanent lips, AED 3,200', 'Appointment: 27 Nov, Permanent lips, AED 3,200'],
  ['appointment', null, 'Appointment removed'],
  ['came', 'Did not come', 'Did not come'],
  ['touch-up', 'Touch-up offered', 'Touch-up offered'],
  ['note', 'Two chairs,\nside by side', 'Two chairs,\nside by side'],
  ['of tomorrow', null, 'of tomorrow'],
])('%s %s', (kind, value, text) => {
  const event = { id: 'e', at: at('14:05'), by: MAYA, byName: 'Maya', kind, value };
  expect(historyLine(event, ME)).toBe(`20 Nov, 14:05 · Maya · ${text}`);
  expect(historyLine(event, MAYA)).toBe(`20 Nov, 14:05 · you · ${text}`);
});

test('a conflict message names the colleague, or says that the change came from my own other window', () => {
  const response = {
    outcome: 'conflict',
    followUp: followUp('a', { state: 'Booked' }),
    by: MAYA,
    byName: 'Maya',
    at: at('14:05'),
  } as const;
  const mine = { kind: 'state', state: 'Contacted', lostReason: null } as const;
  expect(conflictText(response, mine, ME)).toBe('Maya set this to Booked at 14:05. Yours was not saved.');
  expect(conflictText(response, mine, MAYA)).toBe('You set this to Booked in another window at 14:05. Yours was not saved.');
});
