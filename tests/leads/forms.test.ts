import { describe, expect, test } from 'vitest';

import { type FormId, forms, formSpec } from '@/leads/forms';
import { mirrorRecord, sheetPayload } from '@/leads/payload';

import { sheetForms, tableForms } from './specifiedForms';

const typed = { name: 'Hessa A.', email: 'hessa@example.com', phone: '+971 50 123 4567', service: 'lip-blush', message: '' };

describe('navigation booking modal', () => {
  const form = formSpec('navigationModal');

  test('Full Name, Email Address and Phone Number are required, the service is not', () => {
    expect(form.fields.map(({ label, required }) => [label, required])).toEqual([
      ['Full Name', true],
      ['Email Address', true],
      ['Phone Number', true],
      ['Service', false],
    ]);
  });

  test('the service placeholder is Select a service', () => {
    expect(form.fields.find((field) => field.name === 'service')?.placeholder).toBe('Select a service');
  });

  test('the eight options, values and labels, in order', () => {
    expect(form.services).toEqual([
      { value: 'permanent-makeup', label: 'Permanent Makeup' },
      { value: 'microblading', label: 'Microblading' },
      { value: 'lip-blush', label: 'Lip Blush' },
      { value: 'eyeliner', label: 'Permanent Eyeliner' },
      { value: 'brows-lashes', label: 'Brows & Lashes' },
      { value: 'home-facials', label: 'Home Facials' },
      { value: 'hair-makeup', label: 'Hair & Makeup' },
      { value: 'consultation', label: 'Free Consultation' },
    ]);
  });

  test('the body has exactly the six keys, in order, with the path as landingPage', () => {
    expect(JSON.stringify(sheetPayload(form, typed, '/waxing'))).toBe(
      '{"name":"Hessa A.","email":"hessa@example.com","whatsapp":"+971 50 123 4567","service":"lip-blush","message":"Booking request from navigation modal","landingPage":"/waxing"}',
    );
  });

  test('busy text', () => expect(form.busyLabel).toBe('Booking...'));
});

describe('home hero form, the Book Your Appointment dialog', () => {
  const form = formSpec('homeHero');

  test('options', () => {
    expect(form.services.map(({ value }) => value)).toEqual([
      'permanent-makeup-brows',
      'permanent-makeup-lips',
      'permanent-makeup-eyeliner',
      'brow-styling',
      'lash-enhancement',
      'skin-therapy',
      'consultation',
    ]);
    expect(form.services.map(({ label }) => label)).toEqual([
      'Permanent Makeup - Brows',
      'Permanent Makeup - Lips',
      'Permanent Makeup - Eyeliner',
      'Brow Styling',
      'Lash Enhancement',
      'Skin Therapy',
      'Consultation',
    ]);
  });

  test('name, e-mail and phone are required, the service is not', () => {
    expect(form.fields.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['email', true],
      ['phone', true],
      ['service', false],
    ]);
  });

  test('fixed message and landingPage', () => {
    expect(sheetPayload(form, { ...typed, service: '' }, '/')).toEqual({
      name: 'Hessa A.',
      email: 'hessa@example.com',
      whatsapp: '+971 50 123 4567',
      service: '',
      message: 'Booking request from hero section',
      landingPage: 'hero_booking',
    });
  });
});

describe('home popup', () => {
  const form = formSpec('homePopup');

  test('name and phone are required; there is no e-mail field', () => {
    expect(form.fields.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['phone', true],
      ['service', false],
    ]);
  });

  test('options', () => {
    expect(form.services.map(({ value }) => value)).toEqual(['microblading', 'lip-blush', 'eyeliner', 'consultation']);
  });

  test('e-mail is an empty string, the page is named in the message', () => {
    expect(sheetPayload(form, { ...typed, email: '' }, '/')).toEqual({
      name: 'Hessa A.',
      email: '',
      whatsapp: '+971 50 123 4567',
      service: 'lip-blush',
      message: 'Quick inquiry from Home popup',
      landingPage: 'home_popup',
    });
  });
});

test('specifiedForms.ts and unsentForms.test.tsx name every form of the registry', () => {
  const named = [...sheetForms.map(({ id }) => id), ...tableForms.map(({ id }) => id), 'browsPage', 'homeFacialsCallback'];
  expect(named.toSorted()).toEqual(Object.keys(forms).toSorted());
});

test('every phone placeholder shows the +971 prefix', () => {
  for (const form of Object.values(forms)) {
    expect(form.fields.find((field) => field.name === 'phone')?.placeholder).toMatch(/^\+971 /);
  }
});

describe('labels of the options, in the words of the booking modal where a value is the same', () => {
  test.each<[FormId, string[]]>([
    ['homePopup', ['Microblading', 'Lip Blush', 'Permanent Eyeliner', 'Free Consultation']],
    ['permanentMakeupHero', ['Brows', 'Lips', 'Eyeliner', 'Free Consultation']],
    ['permanentMakeupFinal', ['Brows', 'Lips', 'Eyeliner', 'Free Consultation']],
    ['browsPage', ['Brows', 'Lashes', 'Brows & Lashes Combo', 'Free Consultation']],
    ['browsPopup', ['Brow Lamination', 'Brow Tinting', 'Lash Lift', 'Lash Extensions', 'Brow Shaping', 'Free Consultation']],
    ['ledDialog', ['Acne', 'Anti-Aging', 'Redness', 'General Skin Care', 'Free Consultation']],
    ['lipBlushHero', ['Lip Blush', 'Dark Lip Neutralization', 'Velvet Lips (Full Color)', 'Free Consultation']],
    ['lipBlushFinal', ['Lip Blush', 'Dark Lip Neutralization', 'Velvet Lips (Full Color)', 'Just Consultation']],
  ])('%s', (id, expected) => {
    expect(formSpec(id).services.map(({ label }) => label)).toEqual(expected);
  });
});

describe('mirrored row', () => {
  test('takes the six fields from the body', () => {
    expect(
      mirrorRecord({ name: 'A', email: 'a@b.c', whatsapp: '+971', service: 'lip-blush', message: 'm', landingPage: '/waxing' }),
    ).toEqual({
      full_name: 'A',
      email: 'a@b.c',
      phone_number: '+971',
      inquiry_type: 'lip-blush',
      message: 'm',
      source_page: '/waxing',
    });
  });

  test('an absent e-mail is empty, an empty service is null', () => {
    expect(mirrorRecord({ name: 'A', whatsapp: '1', service: '', message: 'm', landingPage: 'home_popup' })).toMatchObject({
      email: '',
      inquiry_type: null,
    });
  });
});

test('a text beyond its limit is cut with a mark, not lost', () => {
  const { name } = sheetPayload(formSpec('homePopup'), { ...typed, name: 'x'.repeat(1_001) }, '/');
  expect(name).toHaveLength(1_000);
  expect(name.endsWith('x…')).toBe(true);
});

test('control characters and lone surrogates are cleaned at the edge, everything else stays', () => {
  const payload = sheetPayload(formSpec('homePopup'), { ...typed, name: 'A\u0000\uD800b \u202E=1\t', phone: '=+971' }, '/');
  expect(payload.name).toBe('A\uFFFDb \u202E=1\t');
  expect(payload.whatsapp).toBe('=+971');
});

test('a message too long for the sheet is cut with a mark, so that the lead arrives', () => {
  const message = sheetPayload(formSpec('ledDialog'), { ...typed, message: 'x'.repeat(70_000) }, '/').message;
  expect(message).toHaveLength(20_000);
  expect(message.endsWith('x…')).toBe(true);
});
