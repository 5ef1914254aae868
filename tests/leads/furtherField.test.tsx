import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// This import must come first, before any module reads the fields.
import '../support/furtherField';
import { beforeEach, expect, test } from 'vitest';

import { toLead } from '@/backend/supabase/rows';
import { leadsCsv } from '@/desk/export/csv';
import { NO_FILTER, leadMatcher } from '@/desk/model/filter';
import { fullMessage } from '@/desk/model/lead';
import { toEntry } from '@/leads/earlyEntry';
import { mirrorRecord } from '@/leads/payload';

import { lead } from '../support/fixtures';
import { BODY, RECORD } from '../support/furtherField';
import { newVisit, submit } from '../support/visit';
import { fillIn, press, show } from './formVisit';

beforeEach(newVisit);

const row = toLead({ id: 'a', ...RECORD });
const other = lead({ id: 'b', name: 'Aisha' });

test('a form with a further field sends it after the agreed keys, also as an early lead; the row has a column for the field', async () => {
  const values = { name: 'Hessa A.', phone: '+971 50 123 4567', preferredTime: 'Late mornings' };
  const early = { sid: 'a', createdAt: 1, form: 'lipBlushHero', values, path: '/lip-blush-dubai', arrival: null, filledInMs: 9_000 };
  expect(JSON.stringify(toEntry(early).payload)).toBe(BODY);
  show('lipBlushHero', '/lip-blush-dubai');
  fillIn();
  await userEvent.type(screen.getByLabelText(/^Preferred time/), 'Late mornings');
  press();
  await screen.findByText('Thank you');
  const payload = submit.mock.calls[0]?.[0];
  expect(JSON.stringify(payload)).toBe(BODY);
  expect(payload && mirrorRecord(payload)).toEqual(RECORD);
});

test('an empty further field is in the body but not in the row; a form without the field does not send it', async () => {
  show('lipBlushHero', '/lip-blush-dubai');
  fillIn();
  press();
  await screen.findByText('Thank you');
  const payload = submit.mock.calls[0]?.[0];
  expect(payload).toHaveProperty('preferredTime', '');
  expect(payload && mirrorRecord(payload)).not.toHaveProperty('preferred_time');
  submit.mockClear();
  document.body.innerHTML = '';
  show('lipBlushFinal', '/lip-blush-dubai');
  fillIn();
  press();
  await screen.findByText('Thank you');
  expect(submit.mock.calls[0]?.[0]).not.toHaveProperty('preferredTime');
});

test('staff see the further field above our own message, in search results and in the CSV file', () => {
  expect(fullMessage(row)).toBe('Preferred time: Late mornings\nLead from Lip Blush Dubai form');
  expect(fullMessage({ ...row, message: '' })).toBe('Preferred time: Late mornings');
  const entries = [row, other];
  const found = entries.filter(leadMatcher({ ...NO_FILTER, search: 'late MORNINGS' }));
  expect(found.map(({ id }) => id)).toEqual(['a']);
  const [titles, first, second] = leadsCsv(entries).split('\r\n');
  expect(titles?.replace('\uFEFF', '')).toBe('"Name","Phone","Email","Inquiry","Source","Date","Message","Preferred time","Id"');
  expect(first).toContain('"Late mornings","a"');
  expect(second).toContain('"","b"');
});
