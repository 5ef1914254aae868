import type { FormId } from '@/leads/forms';

// Copied by hand from the text agreed with the customer, not from the code.

export const name = 'Hessa A.';
export const email = 'hessa@example.com';
export const whatsapp = '+971 50 123 4567';
export const message = 'Mornings, please';
const within24 = "We'll contact you within 24 hours to confirm your appointment.";
const consultationBooked = { title: 'Consultation Booked!', text: within24 };
const requestSubmitted = { title: 'Request Submitted!', text: "We'll get back to you within 24 hours." };
/** The first keys of the body if the form has no email field. */
const typed = { name, email: '', whatsapp };
const two = ['Full Name', 'Phone Number'];
const three = ['Full Name', 'Email Address', 'Phone Number'];
const microblading = ['Microblading', 'Microblading Touch-up', 'Consultation'];
const makeup = ['brows', 'lips', 'eyeliner', 'consultation'];
const lips = ['Lip Blush', 'Dark Lip Neutralization', 'Velvet Lips (Full Color)'];

interface SheetRow {
  id: FormId;
  /** The form's page, if its path affects the body. */
  path?: string;
  busy: string;
  required: string[];
  options: string[];
  /** The order of the keys matters. */
  body: Record<string, string>;
  toast?: { title: string; text: string };
}

/** Forms sent to the endpoint of the spreadsheet script. */
export const sheetForms: SheetRow[] = [
  {
    id: 'navigationModal',
    path: '/waxing',
    busy: 'Booking...',
    required: three,
    options: ['permanent-makeup', 'microblading', 'lip-blush', 'eyeliner', 'brows-lashes', 'home-facials', 'hair-makeup', 'consultation'],
    body: { name, email, whatsapp, service: '', message: 'Booking request from navigation modal', landingPage: '/waxing' },
  },
  {
    id: 'homeHero',
    busy: 'Booking...',
    required: three,
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
    busy: 'Submitting...',
    required: two,
    options: ['microblading', 'lip-blush', 'eyeliner', 'consultation'],
    body: { ...typed, service: '', message: 'Quick inquiry from Home popup', landingPage: 'home_popup' },
  },
  {
    id: 'permanentMakeupHero',
    busy: 'Booking...',
    required: two,
    options: makeup,
    body: { ...typed, service: '', message: 'Lead from Permanent Makeup Dubai hero form', landingPage: 'permanent-makeup-in-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'permanentMakeupFinal',
    busy: 'Submitting...',
    required: [],
    options: makeup,
    body: { name, email, whatsapp, service: '', message, landingPage: 'permanent-makeup-in-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'ledDialog',
    busy: 'Booking...',
    required: ['Full Name', 'WhatsApp'],
    options: ['acne', 'anti-aging', 'redness', 'general', 'consultation'],
    body: { ...typed, service: '', message, landingPage: 'led_booking' },
    toast: { title: 'Booking Request Sent!', text: within24 },
  },
  {
    id: 'browsHero',
    busy: 'Booking...',
    required: two,
    options: ['Brow Lamination', 'Nano Hairstrokes', 'Lash Extensions', 'Russian Volume Lashes', 'Henna Brows', 'Lash Enhancement'],
    body: { ...typed, service: 'Brow Lamination', message: 'Lead from Brows & Lashes Dubai form', landingPage: 'brows_lashes_main' },
    toast: requestSubmitted,
  },
  {
    id: 'browsCallback',
    busy: 'Sending...',
    required: two,
    options: [],
    body: { name, whatsapp, service: '', message: 'Lead from Brows & Lashes Dubai form', landingPage: 'brows_lashes_main' },
    toast: requestSubmitted,
  },
  {
    id: 'browsPopup',
    busy: 'Submitting...',
    required: three,
    options: ['brow-lamination', 'brow-tinting', 'lash-lift', 'lash-extensions', 'brow-shaping', 'consultation'],
    body: { name, email, whatsapp, service: '', message: 'Lead from Brows & Lashes Dubai popup', landingPage: 'brows_lashes_popup' },
    toast: requestSubmitted,
  },
  {
    id: 'microbladingHero',
    busy: 'Booking...',
    required: two,
    options: microblading,
    body: { ...typed, service: 'Microblading', message: 'Lead from Microblading Dubai hero form', landingPage: 'microblading-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'microbladingFinal',
    busy: 'Submitting...',
    required: [],
    options: microblading,
    body: { name, email, whatsapp, service: 'Microblading', message, landingPage: 'microblading-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'microbladingShort',
    busy: 'Sending...',
    required: two,
    options: [],
    body: { name, whatsapp, service: '', message: 'Callback request from Microblading Dubai', landingPage: 'microblading-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'microbladingNewConsultation',
    busy: 'Submitting...',
    required: [],
    options: microblading,
    body: { name, email, whatsapp, service: 'Microblading', message, landingPage: 'microblading-dubai-new' },
    toast: consultationBooked,
  },
  {
    id: 'microbladingNewPopup',
    path: '/microblading-dubai',
    busy: 'Sending...',
    required: two,
    options: [],
    body: { name, whatsapp, service: '', message: 'Quick inquiry from Microblading Dubai popup', landingPage: '/microblading-dubai' },
    toast: consultationBooked,
  },
  {
    id: 'lipBlushHero',
    busy: 'Booking...',
    required: two,
    options: [...lips, 'Lip Blush Consultation'],
    body: { ...typed, service: 'Lip Blush', message: 'Lead from Lip Blush Dubai form', landingPage: 'lip-blush-dubai' },
  },
  {
    id: 'lipBlushFinal',
    busy: 'Submitting...',
    required: [],
    options: [...lips, 'consultation'],
    body: { ...typed, service: 'Lip Blush', message: 'Lead from Lip Blush Dubai form', landingPage: 'lip-blush-dubai' },
  },
];

const facials = ['Detox Facial', 'Korean Glass Skin Facial', 'Microneedling Therapy', 'Acne & Pigmentation Therapy', 'Salmon DNA Renewal'];
const lead = { full_name: name, email, phone_number: whatsapp, inquiry_type: null, source_page: 'skin-pen-microneedling-dubai' };
const tryAgain = 'Please try again or contact us directly.';

/** Skin-pen forms, sent to the table. */
export const tableForms = [
  {
    id: 'skinPenHero',
    busy: 'Booking...',
    required: two,
    options: ['Skin Pen Microneedling', ...facials],
    record: { ...lead, inquiry_type: 'Skin Pen Microneedling', message: 'Lead from Skin Pen Dubai hero form' },
    failure: tryAgain,
  },
  {
    id: 'skinPenCallback',
    busy: 'Sending...',
    required: two,
    options: [],
    record: { ...lead, email: '', message: 'Callback request from Skin Pen Dubai' },
    failure: tryAgain,
  },
  {
    id: 'skinPenPopup',
    busy: 'Submitting...',
    required: three,
    options: facials,
    record: { ...lead, message: 'Lead from Skin Pen Dubai popup' },
    failure: 'Failed to submit request. Please try again.',
  },
] as const;
