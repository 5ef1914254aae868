import { chatLinks } from '@/site/chatLinks';

import { type FieldName, leadFields } from './fields';
import { type ServiceOption, serviceOptions } from './serviceOptions';

export interface FormField {
  name: FieldName;
  label: string;
  required: boolean;
  placeholder: string;
}

export interface ToastText {
  title: string;
  text: string;
}

/**
 * Where a form's lead goes, and what the visitor sees.
 * `sheet`: the lead goes through the outbox to the script endpoint and, as a row, to the table. The visitor always sees /thank-you, and the
 * `toast` if the lead is acknowledged.
 * `table`: the six fields go into lead_form, then to the notification. The visitor sees /thank-you if the insert succeeds, else the
 * `failure` toast. When the rate limit refuses the lead, the form also shows the link `chat`.
 * `demo`: sends nothing, as agreed with the customer. Shows an `alert` after a delay, or logs a line to the `console`. With
 * `delivers: true` the form works like a `sheet` form; until then `npm run launch-check` lists it.
 */
export type Destination =
  | { kind: 'sheet'; toast?: ToastText }
  | { kind: 'table'; toast: ToastText; failure: ToastText; chat: string }
  | { kind: 'demo'; delivers: boolean; shows: 'alert' | 'console' };

export interface FormSpec {
  /** In the order shown. */
  fields: readonly FormField[];
  /** The options of the service list; empty if the form has none. */
  services: readonly ServiceOption[];
  /** The option selected initially; '' for none. */
  defaultService: string;
  payload: {
    /** `value`: as typed. `empty`: always ''. `absent`: the key is left out. */
    email: 'value' | 'empty' | 'absent';
    /** A fixed text, or as typed. */
    message: { fixed: string } | 'typed';
    /** A fixed label, or the path of the form's page. */
    landingPage: { fixed: string } | 'pathname';
  };
  destination: Destination;
  /** Accessible name. No two forms of a page share one. */
  label: string;
  submitLabel: string;
  busyLabel: 'Submitting...' | 'Sending...' | 'Booking...';
}

function field(name: FieldName, required: boolean, texts: Partial<FormField> = {}): FormField {
  const { label, placeholder } = leadFields[name];
  return { name, label, placeholder, required, ...texts };
}

const name = field('name', true);
const email = field('email', true);
const phone = field('phone', true);
const whatsapp = field('phone', true, { label: 'WhatsApp' });
const service = field('service', false);
/** Stands beside another field on phones, where the longer placeholder does not fit. */
const popupService = field('service', false, { placeholder: 'Choose one' });
const message = field('message', false);

function withoutRequired(...fields: FormField[]): FormField[] {
  return fields.map(({ name, label, placeholder }) => ({ name, label, placeholder, required: false }));
}

const toSheet: Destination = { kind: 'sheet' };

function toSheetWith(title: string, text: string): Destination {
  return { kind: 'sheet', toast: { title, text } };
}

const within24Hours = "We'll contact you within 24 hours to confirm your appointment.";
const consultationBooked = toSheetWith('Consultation Booked!', within24Hours);
const requestSubmitted = toSheetWith('Request Submitted!', "We'll get back to you within 24 hours.");

function toTable(failure: string): Destination {
  return {
    kind: 'table',
    toast: { title: 'Success!', text: 'Your consultation has been booked.' },
    failure: { title: 'Error', text: failure },
    chat: chatLinks.skinPen,
  };
}

function fixed(email: FormSpec['payload']['email'], message: string, landingPage: string): FormSpec['payload'] {
  return { email, message: { fixed: message }, landingPage: { fixed: landingPage } };
}

const consultation = { label: 'Consultation', defaultService: '', submitLabel: 'Request a consultation', busyLabel: 'Booking...' } as const;
/** Forms at the foot of a page. */
const closing = { ...consultation, label: 'Consultation, end of the page', busyLabel: 'Submitting...' } as const;
const callback = {
  label: 'Callback',
  fields: [name, phone],
  services: serviceOptions.none,
  defaultService: '',
  submitLabel: 'Request a Callback',
  busyLabel: 'Sending...',
} as const;
const popup = { label: 'Callback, popup', defaultService: '', submitLabel: 'Request a Callback', busyLabel: 'Submitting...' } as const;

/** Every form of the site, side by side. */
export const forms = {
  navigationModal: {
    fields: [name, email, phone, service],
    services: serviceOptions.navigationModal,
    defaultService: '',
    payload: { email: 'value', message: { fixed: 'Booking request from navigation modal' }, landingPage: 'pathname' },
    destination: toSheet,
    label: 'Appointment',
    submitLabel: 'Request an appointment',
    busyLabel: 'Booking...',
  },
  homeHero: {
    fields: [name, email, phone, service],
    services: serviceOptions.homeHero,
    defaultService: '',
    payload: fixed('value', 'Booking request from hero section', 'hero_booking'),
    destination: toSheet,
    label: 'Appointment',
    submitLabel: 'Request an appointment',
    busyLabel: 'Booking...',
  },
  homePopup: {
    ...popup,
    fields: [name, phone, popupService],
    services: serviceOptions.popup,
    payload: fixed('empty', 'Quick inquiry from Home popup', 'home_popup'),
    destination: toSheet,
  },
  permanentMakeupHero: {
    ...consultation,
    fields: [name, phone, service],
    services: serviceOptions.permanentMakeupLanding,
    payload: fixed('empty', 'Lead from Permanent Makeup Dubai hero form', 'permanent-makeup-in-dubai'),
    destination: consultationBooked,
  },
  permanentMakeupFinal: {
    ...closing,
    fields: withoutRequired(name, phone, email, service, message),
    services: serviceOptions.permanentMakeupLanding,
    payload: { email: 'value', message: 'typed', landingPage: { fixed: 'permanent-makeup-in-dubai' } },
    destination: consultationBooked,
  },
  browsPage: {
    fields: [name, email, phone, service, message],
    services: serviceOptions.browsPage,
    defaultService: '',
    payload: { email: 'value', message: 'typed', landingPage: 'pathname' },
    destination: { kind: 'demo', delivers: false, shows: 'alert' },
    label: 'Appointment',
    submitLabel: 'Request an appointment',
    busyLabel: 'Submitting...',
  },
  homeFacialsCallback: {
    ...callback,
    payload: { email: 'absent', message: { fixed: 'Callback request from home facials' }, landingPage: 'pathname' },
    destination: { kind: 'demo', delivers: false, shows: 'console' },
  },
  ledDialog: {
    fields: [name, whatsapp, service, message],
    services: serviceOptions.ledDialog,
    defaultService: '',
    payload: { email: 'empty', message: 'typed', landingPage: { fixed: 'led_booking' } },
    destination: toSheetWith('Booking Request Sent!', within24Hours),
    label: 'Appointment',
    submitLabel: 'Request an appointment',
    busyLabel: 'Booking...',
  },
  browsHero: {
    ...consultation,
    fields: [name, phone, service],
    services: serviceOptions.browsHero,
    defaultService: 'Brow Lamination',
    payload: fixed('empty', 'Lead from Brows & Lashes Dubai form', 'brows_lashes_main'),
    destination: requestSubmitted,
  },
  browsCallback: {
    ...callback,
    payload: fixed('absent', 'Lead from Brows & Lashes Dubai form', 'brows_lashes_main'),
    destination: requestSubmitted,
  },
  browsPopup: {
    ...popup,
    fields: [name, email, phone, popupService],
    services: serviceOptions.browsPopup,
    payload: fixed('value', 'Lead from Brows & Lashes Dubai popup', 'brows_lashes_popup'),
    destination: requestSubmitted,
  },
  skinPenHero: {
    ...consultation,
    fields: [name, phone, { ...email, required: false }, service],
    services: serviceOptions.skinPenHero,
    defaultService: 'Skin Pen Microneedling',
    payload: fixed('value', 'Lead from Skin Pen Dubai hero form', 'skin-pen-microneedling-dubai'),
    destination: toTable('Please try again or contact us directly.'),
  },
  skinPenCallback: {
    ...callback,
    payload: fixed('empty', 'Callback request from Skin Pen Dubai', 'skin-pen-microneedling-dubai'),
    destination: toTable('Please try again or contact us directly.'),
  },
  skinPenPopup: {
    ...popup,
    fields: [name, email, phone, popupService],
    services: serviceOptions.skinPen,
    payload: fixed('value', 'Lead from Skin Pen Dubai popup', 'skin-pen-microneedling-dubai'),
    destination: toTable('Failed to submit request. Please try again.'),
  },
  microbladingHero: {
    ...consultation,
    fields: [name, phone, service],
    services: serviceOptions.microblading,
    defaultService: 'Microblading',
    payload: fixed('empty', 'Lead from Microblading Dubai hero form', 'microblading-dubai'),
    destination: consultationBooked,
  },
  microbladingFinal: {
    ...closing,
    fields: withoutRequired(name, phone, email, service, message),
    services: serviceOptions.microblading,
    defaultService: 'Microblading',
    payload: { email: 'value', message: 'typed', landingPage: { fixed: 'microblading-dubai' } },
    destination: consultationBooked,
  },
  microbladingShort: {
    ...callback,
    payload: fixed('absent', 'Callback request from Microblading Dubai', 'microblading-dubai'),
    destination: consultationBooked,
  },
  microbladingNewConsultation: {
    ...closing,
    fields: withoutRequired(name, phone, email, service, message),
    services: serviceOptions.microblading,
    defaultService: 'Microblading',
    payload: { email: 'value', message: 'typed', landingPage: { fixed: 'microblading-dubai-new' } },
    destination: consultationBooked,
  },
  microbladingNewPopup: {
    ...callback,
    payload: { email: 'absent', message: { fixed: 'Quick inquiry from Microblading Dubai popup' }, landingPage: 'pathname' },
    destination: consultationBooked,
  },
  lipBlushHero: {
    ...consultation,
    fields: [name, phone, service],
    services: serviceOptions.lipBlushHero,
    defaultService: 'Lip Blush',
    payload: fixed('empty', 'Lead from Lip Blush Dubai form', 'lip-blush-dubai'),
    destination: toSheet,
  },
  lipBlushFinal: {
    ...closing,
    fields: withoutRequired(name, phone, service),
    services: serviceOptions.lipBlushFinal,
    defaultService: 'Lip Blush',
    payload: fixed('empty', 'Lead from Lip Blush Dubai form', 'lip-blush-dubai'),
    destination: toSheet,
  },
} as const satisfies Record<string, FormSpec>;

export type FormId = keyof typeof forms;

export function sendsLeads({ destination }: FormSpec): boolean {
  return destination.kind !== 'demo' || destination.delivers;
}

/** Returns a form's entry as a FormSpec instead of its literal type. */
export function formSpec(id: FormId): FormSpec {
  return forms[id];
}
