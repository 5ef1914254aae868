import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { toLead } from '@/backend/supabase/rows';
import { leadsCsv } from '@/desk/export/csv';
import { NO_FILTER, leadMatcher } from '@/desk/model/filter';
import { fullMessage } from '@/desk/model/lead';
import type * as Fields from '@/leads/fields';
import { type FormId, forms } from '@/leads/forms';
import { toEntry } from '@/leads/outbox/earlyEntry';
import { mirrorRecord } from '@/leads/payload';

import { lead } from '../support/fixtures';
import { newVisit, submit } from '../support/visit';
import { fillIn, press, show } from './formVisit';
import { sheetForms } from './specifiedForms';

// These tests add a field to the lip-blush form, as docs/architecture.md describes in "Adding things", in place of any added already.

vi.mock('@/leads/fields', async (importOriginal) => {
  const fields = await importOriginal<typeof Fields>();
  const preferredTime: Fields.LeadField = {
    sheet: 'preferredTime',
    column: 'preferred_time',
    label: 'Preferred time',
    placeholder: 'Mornings',
    control: 'text',
    autoComplete: 'off',
    limit: 200,
    title: 'Preferred time',
    search: 'any case',
  };
  for (const name of Object.keys(fields.furtherFields))
    for (const all of [fields.leadFields, fields.furtherFields]) Reflect.deleteProperty(all, name);
  for (const all of [fields.leadFields, fields.furtherFields]) Object.assign(all, { preferredTime });
  return fields;
});

const agreed = forms.lipBlushHero.fields.filter(({ name }) => ['name', 'email', 'phone', 'service', 'message'].includes(name));
const added = { name: 'preferredTime', label: 'Preferred time', placeholder: 'Mornings', required: false };
Object.assign(forms.lipBlushHero, { fields: [...agreed, added] });

/** The body that the form sends. */
const body = { ...sheetForms.find(({ id }) => id === 'lipBlushHero')?.body, preferredTime: 'Late mornings' };

beforeEach(newVisit);
/** Sends a form, with the further field if a text for it is given. Returns the body. */
async function send(form: FormId, further?: string) {
  show(form, '/lip-blush-dubai');
  fillIn();
  if (further !== undefined) await userEvent.type(screen.getByLabelText(/^Preferred time/), further);
  press();
  await screen.findByText('Thank you');
  cleanup();
  const payload = submit.mock.lastCall?.[0];
  if (!payload) throw new Error('Nothing was sent.');
  return payload;
}

test('a form with a further field sends it after the agreed keys, also as an early lead; the row has a column for the field', async () => {
  const values = { name: 'Hessa A.', phone: '+971 50 123 4567', preferredTime: 'Late mornings' };
  const early = { sid: 'a', createdAt: 1, form: 'lipBlushHero', values, path: '/lip-blush-dubai', arrival: null, filledInMs: 9_000 };
  const payload = await send('lipBlushHero', 'Late mornings');
  expect([JSON.stringify(payload), JSON.stringify(toEntry(early).payload)]).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  expect(mirrorRecord(payload)).toHaveProperty('preferred_time', 'Late mornings');
});

test('an empty further field is in the body but not in the row; a form without the field does not send it', async () => {
  const payload = await send('lipBlushHero');
  expect(payload).toHaveProperty('preferredTime', '');
  expect(mirrorRecord(payload)).not.toHaveProperty('preferred_time');
  expect(await send('lipBlushFinal')).not.toHaveProperty('preferredTime');
});

test('staff see the further field above our own message, in search results and in the CSV file', () => {
  const row = toLead({ id: 'a', full_name: 'Hessa A.', message: 'Lead from Lip Blush Dubai form', preferred_time: 'Late mornings' });
  const leads = [row, lead({ id: 'b', name: 'Aisha' })];
  expect(leads.map(fullMessage)).toEqual([
    'Preferred time: Late mornings\nLead from Lip Blush Dubai form',
    'Booking request from hero section',
  ]);
  expect(fullMessage({ ...row, message: '' })).toBe('Preferred time: Late mornings');
  expect(leads.filter(leadMatcher({ ...NO_FILTER, search: 'late MORNINGS' }))).toEqual([row]);
  const [titles, first, second] = leadsCsv(leads).split('\r\n');
  expect(titles?.replace('\uFEFF', '')).toBe('"Name","Phone","Email","Inquiry","Source","Date","Message","Preferred time","Id"');
  expect(first).toContain('"Late mornings","a"');
  expect(second).toContain('"","b"');
});
