import { expect, test } from 'vitest';

import { type FormId, forms, formSpec } from '@/leads/forms';
import { mirrorRecord, sheetPayload } from '@/leads/payload';

import { sheetForms, tableForms } from './specifiedForms';

test('specifiedForms.ts and unsentForms.test.tsx name every form of the registry', () => {
  const named = [...sheetForms.map(({ id }) => id), ...tableForms.map(({ id }) => id), 'browsPage', 'homeFacialsCallback'];
  expect(named.toSorted()).toEqual(Object.keys(forms).toSorted());
});

test('every phone placeholder shows the +971 prefix; the booking modal asks to select a service', () => {
  for (const form of Object.values(forms)) {
    expect(form.fields.find((field) => field.name === 'phone')?.placeholder).toMatch(/^\+971 /);
  }
  expect(formSpec('navigationModal').fields.find(({ name }) => name === 'service')?.placeholder).toBe('Select a service');
});

test.each<[FormId, string]>([
  [
    'navigationModal',
    'Permanent Makeup|Microblading|Lip Blush|Permanent Eyeliner|Brows & Lashes|Home Facials|Hair & Makeup|Free Consultation',
  ],
  [
    'homeHero',
    'Permanent Makeup - Brows|Permanent Makeup - Lips|Permanent Makeup - Eyeliner|Brow Styling|Lash Enhancement|Skin Therapy|Consultation',
  ],
  ['homePopup', 'Microblading|Lip Blush|Permanent Eyeliner|Free Consultation'],
  ['permanentMakeupHero', 'Brows|Lips|Eyeliner|Free Consultation'],
  ['permanentMakeupFinal', 'Brows|Lips|Eyeliner|Free Consultation'],
  ['browsPage', 'Brows|Lashes|Brows & Lashes Combo|Free Consultation'],
  ['browsPopup', 'Brow Lamination|Brow Tinting|Lash Lift|Lash Extensions|Brow Shaping|Free Consultation'],
  ['ledDialog', 'Acne|Anti-Aging|Redness|General Skin Care|Free Consultation'],
  ['lipBlushHero', 'Lip Blush|Dark Lip Neutralization|Velvet Lips (Full Color)|Free Consultation'],
  ['lipBlushFinal', 'Lip Blush|Dark Lip Neutralization|Velvet Lips (Full Color)|Just Consultation'],
])('%s: what its options are called, in their order', (id, expected) => {
  expect(formSpec(id).services.map(({ label }) => label)).toEqual(expected.split('|'));
});

test('the mirrored row has the six fields of the body; an absent e-mail is empty, an empty service is null', () => {
  const body = { name: 'A', email: 'a@b.c', whatsapp: '+971', service: 'lip-blush', message: 'm', landingPage: '/waxing' };
  const row = { full_name: 'A', email: 'a@b.c', phone_number: '+971', inquiry_type: 'lip-blush', message: 'm', source_page: '/waxing' };
  expect(mirrorRecord(body)).toEqual(row);
  const { email: _, ...short } = { ...body, service: '' };
  expect(mirrorRecord(short)).toEqual({ ...row, email: '', inquiry_type: null });
});

test('what is too long for the sheet is cut with a mark', () => {
  const typed = { name: 'x'.repeat(1_001), email: '', phone: '=+971', service: '', message: 'x'.repeat(70_000) };
  const { name, whatsapp, message } = sheetPayload(formSpec('ledDialog'), typed, '/');
  expect([name, whatsapp, message]).toEqual([`${'x'.repeat(999)}…`, '=+971', `${'x'.repeat(19_999)}…`]);
});
