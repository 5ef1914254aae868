import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
import { createDelivery } from '@/leads/delivery';
import { type FormId, forms } from '@/leads/forms';
import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { LeadForm } from '@/leads/LeadForm';

import { preloadIslands } from '../islands';
import { destination, memoryStore } from './fakes';

beforeAll(preloadIslands);

const submit = vi.fn<LeadDelivery['submit']>();
const insert = vi.fn<LeadDelivery['insert']>();
const onSent = vi.fn<() => void>();
const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast, prepareToasts: () => undefined }));

function show(form: FormId, path: string) {
  render(
    <LeadDeliveryProvider value={{ submit, insert, prepare: () => undefined }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/thank-you" element={<h1>Thank you</h1>} />
          <Route path="*" element={<LeadForm form={form} onSent={onSent} />} />
        </Routes>
      </MemoryRouter>
    </LeadDeliveryProvider>,
  );
}

const typed: Record<string, string> = {
  'Full Name': 'Hessa A.',
  'Email Address': 'hessa@example.com',
  'Phone Number': '+971 50 123 4567',
  WhatsApp: '+971 50 123 4567',
  Message: 'Mornings, please',
};

/** Types into every text field of the form that is shown; the service stays at its default. */
async function fillIn() {
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.queryByLabelText(new RegExp(`^${label}`));
    if (field) await userEvent.type(field, text);
  }
}

const press = () => userEvent.click(document.querySelector('button[type="submit"]') ?? document.body);

beforeEach(() => {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue(true);
  insert.mockReset().mockResolvedValue(true);
  onSent.mockReset();
  showToast.mockReset();
});

const name = 'Hessa A.';
const email = 'hessa@example.com';
const whatsapp = '+971 50 123 4567';
const message = 'Mornings, please';
const within24 = "We'll contact you within 24 hours to confirm your appointment.";
const consultationBooked = { title: 'Consultation Booked!', text: within24 };
const requestSubmitted = { title: 'Request Submitted!', text: "We'll get back to you within 24 hours." };

interface SheetRow {
  id: FormId;
  path: string;
  busy: string;
  required: string[];
  options: string[];
  body: Record<string, string>;
  toast?: { title: string; text: string };
}

/** Written by hand from the specification (§3, §4, §5, §7.1, §8) and decisions.md "Forms". */
const sheetForms: SheetRow[] = [
  {
    id: 'navigationModal',
    path: '/waxing',
    busy: 'Booking...',
    required: ['Full Name', 'Email Address', 'Phone Number'],
    options: ['permanent-makeup', 'microblading', 'lip-blush', 'eyeliner', 'brows-lashes', 'home-facials', 'hair-makeup', 'consultation'],
    body: { name, email, whatsapp, service: '', message: 'Booking request from navigation modal', landingPage: '/waxing' },
  },
  {
    id: 'homeHero',
    path: '/',
    busy: 'Booking...',
    required: ['Full Name', 'Email Address', 'Phone Number'],
    options: [
      'permanent-makeup-brows',
      'permanent-makeup-lips',
      'permanent-makeup-eyeliner',
      'brow-styling',
      'lash-enhancement',
      'skin-therapy',
      'consultation',
    ],
    body: { name, email, whatsapp, service: '', message: 'Booking request from hero section', landingPage: 'hero_booking' },
  },
  {
    id: 'homePopup',
    path: '/',
    busy: 'Submitting...',
    required: ['Full Name', 'Phone Number'],
    options: ['microblading', 'lip-blush', 'eyeliner', 'consultation'],
    body: { name, email: '', whatsapp, service: '', message: 'Quick inquiry from Home popup', landingPage: 'home_popup' },
  },
  {
    id: 'permanentMakeupHero',
    path: '/permanent-makeup-in-dubai',
    busy: 'Booking...',
    required: ['Full Name', 'Phone Number'],
    options: ['brows', 'lips', 'eyeliner', 'consultation'],
    body: {
      name,
      email: '',
      whatsapp,
      service: '',
      message: 'Lead from Permanent Makeup Dubai hero form',
      landingPage: 'permanent-makeup-in-dubai',
    },
    toast: consultationBooked,
  },
  {
    id: 'permanentMakeupFinal',
    path: '/permanent-makeup-in-dubai',
    busy: 'Submitting...',
    required: [],
    options: ['brows', 'lips', 'eyeliner', 'consultation'],
    body: { name, email, whatsapp, service: '', message, landingPage: 'permanent-makeup-in-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'ledDialog',
    path: '/led-light-therapy-dubai',
    busy: 'Booking...',
    required: ['Full Name', 'WhatsApp'],
    options: ['acne', 'anti-aging', 'redness', 'general', 'consultation'],
    body: { name, email: '', whatsapp, service: '', message, landingPage: 'led_booking' },
    toast: { title: 'Booking Request Sent!', text: within24 },
  },
  {
    id: 'browsHero',
    path: '/brows-and-lashes-dubai',
    busy: 'Booking...',
    required: ['Full Name', 'Phone Number'],
    options: ['Brow Lamination', 'Nano Hairstrokes', 'Lash Extensions', 'Russian Volume Lashes', 'Henna Brows', 'Lash Enhancement'],
    body: {
      name,
      email: '',
      whatsapp,
      service: 'Brow Lamination',
      message: 'Lead from Brows & Lashes Dubai form',
      landingPage: 'brows_lashes_main',
    },
    toast: requestSubmitted,
  },
  {
    id: 'browsCallback',
    path: '/brows-lashes-dubai',
    busy: 'Sending...',
    required: ['Full Name', 'Phone Number'],
    options: [],
    body: { name, whatsapp, service: '', message: 'Lead from Brows & Lashes Dubai form', landingPage: 'brows_lashes_main' },
    toast: requestSubmitted,
  },
  {
    id: 'browsPopup',
    path: '/brows-and-lashes-dubai',
    busy: 'Submitting...',
    required: ['Full Name', 'Email Address', 'Phone Number'],
    options: ['brow-lamination', 'brow-tinting', 'lash-lift', 'lash-extensions', 'brow-shaping', 'consultation'],
    body: { name, email, whatsapp, service: '', message: 'Lead from Brows & Lashes Dubai popup', landingPage: 'brows_lashes_popup' },
    toast: requestSubmitted,
  },
  {
    id: 'microbladingHero',
    path: '/microblading-in-dubai',
    busy: 'Booking...',
    required: ['Full Name', 'Phone Number'],
    options: ['Microblading', 'Microblading Touch-up', 'Consultation'],
    body: {
      name,
      email: '',
      whatsapp,
      service: 'Microblading',
      message: 'Lead from Microblading Dubai hero form',
      landingPage: 'microblading-dubai',
    },
    toast: consultationBooked,
  },
  {
    id: 'microbladingFinal',
    path: '/microblading-in-dubai',
    busy: 'Submitting...',
    required: [],
    options: ['Microblading', 'Microblading Touch-up', 'Consultation'],
    body: { name, email, whatsapp, service: 'Microblading', message, landingPage: 'microblading-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'microbladingShort',
    path: '/microblading-in-dubai',
    busy: 'Sending...',
    required: ['Full Name', 'Phone Number'],
    options: [],
    body: { name, whatsapp, service: '', message: 'Callback request from Microblading Dubai', landingPage: 'microblading-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'microbladingNewConsultation',
    path: '/microblading-in-dubai-new',
    busy: 'Submitting...',
    required: [],
    options: ['Microblading', 'Microblading Touch-up', 'Consultation'],
    body: { name, email, whatsapp, service: 'Microblading', message, landingPage: 'microblading-dubai-new' },
    toast: consultationBooked,
  },
  {
    id: 'microbladingNewPopup',
    path: '/microblading-dubai',
    busy: 'Sending...',
    required: ['Full Name', 'Phone Number'],
    options: [],
    body: { name, whatsapp, service: '', message: 'Quick inquiry from Microblading Dubai popup', landingPage: '/microblading-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'lipBlushHero',
    path: '/lip-blush-dubai',
    busy: 'Booking...',
    required: ['Full Name', 'Phone Number'],
    options: ['Lip Blush', 'Dark Lip Neutralization', 'Velvet Lips (Full Color)', 'Lip Blush Consultation'],
    body: { name, email: '', whatsapp, service: 'Lip Blush', message: 'Lead from Lip Blush Dubai form', landingPage: 'lip-blush-dubai' },
  },
  {
    id: 'lipBlushFinal',
    path: '/lip-blush-dubai',
    busy: 'Submitting...',
    required: [],
    options: ['Lip Blush', 'Dark Lip Neutralization', 'Velvet Lips (Full Color)', 'consultation'],
    body: { name, email: '', whatsapp, service: 'Lip Blush', message: 'Lead from Lip Blush Dubai form', landingPage: 'lip-blush-dubai' },
  },
];

function requiredLabels(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form :required')].map(
    (field) => field.labels?.[0]?.firstChild?.textContent ?? '',
  );
}

describe.each(sheetForms)('$id', ({ id, path, busy, required, options, body, toast }) => {
  test('requires exactly what the specification requires, and offers its options', () => {
    show(id, path);
    expect(requiredLabels()).toEqual(required);
    expect(forms[id].services.map(({ value }) => value)).toEqual(options);
  });

  test('success: sends exactly this body, shows the busy text, clears, closes, thanks', async () => {
    let reply: (acknowledged: boolean) => void = () => undefined;
    submit.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    show(id, path);
    await fillIn();
    await press();
    expect((await screen.findByText(busy)).closest('button')?.disabled).toBe(true);
    expect(JSON.stringify(submit.mock.calls[0]?.[0])).toBe(JSON.stringify(body));
    act(() => reply(true));
    await screen.findByText('Thank you');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(showToast.mock.calls).toEqual(toast ? [[{ ...toast, kind: 'success' }]] : []);
    expect(insert).not.toHaveBeenCalled();
  });

  test.each([
    ['a non-success reply', async () => new Response('{"status":"error","code":"busy"}')],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: /thank-you all the same, nothing is shown, the lead waits in the outbox', async (_case, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    const store = memoryStore();
    const delivery = createDelivery({ store, sheet: sheetEndpoint('/exec'), table: destination('delivered').table });
    submit.mockImplementation(delivery.submit);
    show(id, path);
    await fillIn();
    await press();
    await screen.findByText('Thank you');
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(showToast).not.toHaveBeenCalled();
    await waitFor(() =>
      expect([...store.entries.values()].map((entry) => [entry.payload, entry.sheet.state])).toEqual([[body, 'waiting']]),
    );
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

const skinFacials = [
  'Detox Facial',
  'Korean Glass Skin Facial',
  'Microneedling Therapy',
  'Acne & Pigmentation Therapy',
  'Salmon DNA Renewal',
];

/** §7.2: the skin-pen forms. */
const tableForms = [
  {
    id: 'skinPenHero',
    busy: 'Booking...',
    required: ['Full Name', 'Phone Number'],
    options: ['Skin Pen Microneedling', ...skinFacials],
    record: {
      full_name: name,
      email,
      phone_number: whatsapp,
      inquiry_type: 'Skin Pen Microneedling',
      message: 'Lead from Skin Pen Dubai hero form',
      source_page: 'skin-pen-microneedling-dubai',
    },
    failure: 'Please try again or contact us directly.',
  },
  {
    id: 'skinPenCallback',
    busy: 'Sending...',
    required: ['Full Name', 'Phone Number'],
    options: [],
    record: {
      full_name: name,
      email: '',
      phone_number: whatsapp,
      inquiry_type: null,
      message: 'Callback request from Skin Pen Dubai',
      source_page: 'skin-pen-microneedling-dubai',
    },
    failure: 'Please try again or contact us directly.',
  },
  {
    id: 'skinPenPopup',
    busy: 'Submitting...',
    required: ['Full Name', 'Email Address', 'Phone Number'],
    options: skinFacials,
    record: {
      full_name: name,
      email,
      phone_number: whatsapp,
      inquiry_type: null,
      message: 'Lead from Skin Pen Dubai popup',
      source_page: 'skin-pen-microneedling-dubai',
    },
    failure: 'Failed to submit request. Please try again.',
  },
] as const;

describe.each(tableForms)('$id', ({ id, busy, required, options, record, failure }) => {
  const path = '/skin-pen-microneedling-dubai';

  test('required fields and options', () => {
    show(id, path);
    expect(requiredLabels()).toEqual([...required]);
    expect(forms[id].services.map(({ value }) => value)).toEqual([...options]);
  });

  test('success: exactly the six fields, then /thank-you and the toast', async () => {
    let reply: (stored: boolean) => void = () => undefined;
    insert.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    show(id, path);
    await fillIn();
    await press();
    await screen.findByText(busy);
    expect(insert).toHaveBeenCalledExactlyOnceWith(record);
    act(() => reply(true));
    await screen.findByText('Thank you');
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Success!', text: 'Your consultation has been booked.', kind: 'success' });
    expect(submit).not.toHaveBeenCalled();
  });

  test('failure: the visitor stays, keeps what was typed, and reads the exact words', async () => {
    insert.mockResolvedValue(false);
    show(id, path);
    await fillIn();
    await press();
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', text: failure, kind: 'destructive' }));
    expect(screen.queryByText('Thank you')).toBeNull();
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', name);
    expect(screen.getByLabelText('Phone Number')).toHaveProperty('value', whatsapp);
    expect(onSent).not.toHaveBeenCalled();
    insert.mockResolvedValue(true);
    await press();
    await screen.findByText('Thank you');
  });
});

describe('forms that send nothing by the specification', () => {
  test('brows page: name, e-mail and phone required; 1.2 s, cleared, the alert; no call', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    show('browsPage', '/brows-lashes');
    expect(requiredLabels()).toEqual(['Full Name', 'Email Address', 'Phone Number']);
    expect(forms.browsPage.services.map(({ value }) => value)).toEqual(['brows', 'lashes', 'combo', 'consultation']);
    await fillIn();
    const pressedAt = performance.now();
    await press();
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('Your request has been sent!'), { timeout: 3_000 });
    expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(1_190);
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '');
    expect(submit).not.toHaveBeenCalled();
    expect(insert).not.toHaveBeenCalled();
    expect(screen.queryByText('Thank you')).toBeNull();
    alert.mockRestore();
  });

  test('home-facials callback: a line in the console without what was typed, and an honest word to the visitor', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    show('homeFacialsCallback', '/home-facials');
    expect(requiredLabels()).toEqual(['Full Name', 'Phone Number']);
    await fillIn();
    await press();
    await screen.findByText(/nothing was sent/);
    expect(info).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(info.mock.calls)).not.toContain('Hessa');
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Hessa A.');
    expect(submit).not.toHaveBeenCalled();
    info.mockRestore();
  });
});

test('the table names every form of the registry', () => {
  const named = [...sheetForms.map(({ id }) => id), ...tableForms.map(({ id }) => id), 'browsPage', 'homeFacialsCallback'];
  expect(named.toSorted()).toEqual(Object.keys(forms).toSorted());
});

test('every phone placeholder shows the +971 prefix', () => {
  for (const form of Object.values(forms)) {
    expect(form.fields.find((field) => field.name === 'phone')?.placeholder).toMatch(/^\+971 /);
  }
});

test('labels that differ from their values', () => {
  const labels = (id: FormId) => Object.fromEntries(forms[id].services.map(({ value, label }) => [value, label]));
  expect(labels('lipBlushHero')['Lip Blush Consultation']).toBe('Free Consultation');
  expect(labels('lipBlushFinal')['consultation']).toBe('Just Consultation');
  expect(labels('navigationModal')).toMatchObject({ eyeliner: 'Permanent Eyeliner', consultation: 'Free Consultation' });
});

test('the scripts that send are out of reach: no thanks, what was typed stays, and the visitor is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  submit.mockRejectedValue(new Error('The script that sends leads could not be loaded.'));
  show('homePopup', '/');
  await fillIn();
  await press();
  await waitFor(() =>
    expect(showToast.mock.calls).toEqual([[{ title: 'Error', text: 'Please try again or contact us directly.', kind: 'destructive' }]]),
  );
  expect(screen.queryByText('Thank you')).toBeNull();
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', name);
  vi.restoreAllMocks();
});

test('what a machine fills in is marked, not dropped', async () => {
  show('homePopup', '/');
  await fillIn();
  const trap = document.querySelector<HTMLInputElement>('input[name="company"]');
  if (trap) trap.value = 'Company Ltd';
  await press();
  await screen.findByText('Thank you');
  expect(submit.mock.calls[0]?.[1]).toMatchObject({ suspect: expect.stringContaining('honeypot') });
  cleanup();
});
