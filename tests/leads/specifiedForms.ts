import type { FormId } from '@/leads/forms';

// Written by hand from the text that was agreed with the customer.

export const name = 'Hessa A.';
export const email = 'hessa@example.com';
export const whatsapp = '+971 50 123 4567';
export const message = 'Mornings, please';
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

/** The forms of the script endpoint. */
export const sheetForms: SheetRow[] = [
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

const skinFacials = [
  'Detox Facial',
  'Korean Glass Skin Facial',
  'Microneedling Therapy',
  'Acne & Pigmentation Therapy',
  'Salmon DNA Renewal',
];

/** The skin-pen forms. */
export const tableForms = [
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
