import { expect, test } from 'vitest';

import { type LeadValues, leadValues, type SheetPayload } from '@/leads/fields';
import { type FormId, forms, formSpec } from '@/leads/forms';
import { findExcess, fitToLimits, mirrorRecord, sheetPayload } from '@/leads/payload';

import { servicesOf, sheetForms, tableForms } from './specifiedForms';

const formIds: FormId[] = [...sheetForms.map(({ id }) => id), ...tableForms.map(({ id }) => id), 'browsPage', 'homeFacialsCallback'];

test('specifiedForms.ts and agreedForms.test.tsx together name every form of the registry', () => {
  expect(formIds.toSorted()).toEqual(Object.keys(forms).toSorted());
});

test('every phone placeholder shows the +971 prefix; the booking dialog asks to select a service', () => {
  for (const form of Object.values(forms)) {
    expect(form.fields.find((field) => field.name === 'phone')?.placeholder).toMatch(/^\+971 /);
  }
  expect(formSpec('navigationModal').fields.find(({ name }) => name === 'service')?.placeholder).toBe('Select a service');
});

test.each(formIds)('%s: the form offers the agreed services in order', (id) => {
  expect(formSpec(id).services).toMatchObject(servicesOf(id).map(({ value, label = expect.anything() }) => ({ value, label })));
});

test('the mirrored row has the six fields of the body; a missing email becomes empty, and an empty service becomes null', () => {
  const body = { name: 'A', email: 'a@b.c', whatsapp: '+971', service: 'lip-blush', message: 'm', landingPage: '/waxing' };
  const row = { full_name: 'A', email: 'a@b.c', phone_number: '+971', inquiry_type: 'lip-blush', message: 'm', source_page: '/waxing' };
  expect(mirrorRecord(body)).toEqual(row);
  const { email: _, ...short } = { ...body, service: '' };
  expect(mirrorRecord(short)).toEqual({ ...row, email: '', inquiry_type: null });
});

const spec = formSpec('microbladingFinal');
const values = (texts: Partial<LeadValues>): LeadValues => ({ ...leadValues(() => ''), ...texts });
/** Row size as PostgreSQL and the script count it: with the row's id and time, and a space after each colon and comma. */
const rowBytes = (payload: SheetPayload): number => {
  const row = { id: crypto.randomUUID(), created_at: '2026-11-23T16:30:00.123456+00:00', ...mirrorRecord(payload) };
  return new TextEncoder().encode(JSON.stringify(row)).length + 2 * Object.keys(row).length;
};

test('long texts are truncated with an ellipsis if the visitor can no longer be asked to shorten them, never inside a character', () => {
  const typed = values({ name: 'x'.repeat(1_001), phone: '=+971', message: `${'x'.repeat(3_998)}😀y` });
  const { name, whatsapp, message } = sheetPayload(spec, typed, `/${'p'.repeat(600)}`);
  expect([name, whatsapp, message]).toEqual([`${'x'.repeat(999)}…`, '=+971', `${'x'.repeat(3_998)}…`]);
  expect(sheetPayload(formSpec('navigationModal'), typed, `/${'p'.repeat(600)}`).landingPage).toHaveLength(500);
});

test.each(['x', 'م', '字', '😀', '"', '\n\\'])('long texts are truncated to fit a row of 8,192 bytes, with any letter: %j', (text) => {
  const long = text.repeat(10_000);
  const typed = values({ name: long, email: long, phone: long, service: long, message: long });
  const payload = sheetPayload(formSpec('navigationModal'), typed, `/${long}`);
  expect(rowBytes(payload)).toBeLessThanOrEqual(8_192);
  expect(rowBytes(sheetPayload(spec, typed, '/'))).toBeLessThanOrEqual(8_192);
  expect(payload.name).toMatch(/…$/);
  expect(JSON.stringify(payload)).not.toMatch(/\\ud[89a-f]|\uFFFD/);
  // Truncating twice changes nothing: a body that fits gives a row that fits.
  expect(fitToLimits(mirrorRecord(payload))).toEqual(mirrorRecord(payload));
});

test('a name of 1,000 letters and a message of 4,000 are sent as typed; a long text never shortens a short text', () => {
  const typed = values({ name: 'x'.repeat(1_000), message: 'm'.repeat(4_000), phone: '+971 50 123 4567' });
  expect(sheetPayload(spec, typed, '/')).toMatchObject({ name: typed.name, message: typed.message });
  expect(findExcess(spec, typed, '/')).toEqual([]);
  const arabic = values({ ...typed, name: 'م'.repeat(1_000), message: 'م'.repeat(4_000) });
  expect(sheetPayload(spec, arabic, '/')).toMatchObject({
    name: arabic.name,
    whatsapp: arabic.phone,
    message: expect.stringMatching(/^م{2800,2900}…$/),
  });
});

test('every text that would be truncated is reported to the form, with a length that can be sent', () => {
  const long = values({ name: 'x'.repeat(1_001), email: 'x'.repeat(332), message: 'x'.repeat(4_312) });
  expect(findExcess(spec, long, '/')).toEqual([
    { field: 'name', length: 1_001, limit: 1_000 },
    { field: 'email', length: 332, limit: 320 },
    { field: 'message', length: 4_312, limit: 4_000 },
  ]);
  const message = 'م'.repeat(4_000);
  const [excess, ...more] = findExcess(spec, values({ name: 'Noor', message }), '/');
  expect([excess?.field, excess?.length, more]).toEqual(['message', 4_000, []]);
  expect(excess?.limit).toBeGreaterThan(3_800);
  expect(findExcess(spec, values({ name: 'Noor', message: message.slice(0, excess?.limit) }), '/')).toEqual([]);
});

test('a row with other values is not changed', () => {
  expect(fitToLimits({ message: 'm', nothing: null, count: 5 })).toEqual({ message: 'm', nothing: null, count: 5 });
});
