import type { FormId } from '@/leads/forms';

// Copied by hand from the text agreed with the customer, not from the code.

export const name = 'Hessa A.';
export const email = 'hessa@example.com';
export const whatsapp = '+971 50 123 4567';
export const message = 'Mornings, please';
const two = ['Full Name', 'Phone Number'];
const three = ['Full Name', 'Email Address', 'Phone Number'];
const within24 = "We'll contact you within 24 hours to confirm your appointment.";
const consultationBooked = { title: 'Consultation Booked!', text: within24 };
const requestSubmitted = { title: 'Request Submitted!', text: "We'll get back to you within 24 hours." };

type Toast = { title: string; text: string };

/** What the forms sent to the endpoint of the spreadsheet script show: while they send, as required fields, and after a success. */
const shown: readonly [FormId, busy: string, required: string[], toast?: Toast][] = [
  ['navigationModal', 'Booking...', three],
  ['homeHero', 'Booking...', three],
  ['homePopup', 'Submitting...', two],
  ['permanentMakeupHero', 'Booking...', two, consultationBooked],
  ['permanentMakeupFinal', 'Submitting...', [], consultationBooked],
  ['ledDialog', 'Booking...', ['Full Name', 'WhatsApp'], { title: 'Booking Request Sent!', text: within24 }],
  ['browsHero', 'Booking...', two, requestSubmitted],
  ['browsCallback', 'Sending...', two, requestSubmitted],
  ['browsPopup', 'Submitting...', three, requestSubmitted],
  ['microbladingHero', 'Booking...', two, consultationBooked],
  ['microbladingFinal', 'Submitting...', [], consultationBooked],
  ['microbladingShort', 'Sending...', two, consultationBooked],
  ['microbladingNewConsultation', 'Submitting...', [], consultationBooked],
  ['microbladingNewPopup', 'Sending...', two, consultationBooked],
  ['lipBlushHero', 'Booking...', two],
  ['lipBlushFinal', 'Submitting...', []],
];

/** The keys in their order. A form without an email field sends '', or (undefined) leaves the key out. */
function body(typedEmail: string | undefined, service: string, sentMessage: string, landingPage: string): Record<string, string> {
  return { name, ...(typedEmail !== undefined && { email: typedEmail }), whatsapp, service, message: sentMessage, landingPage };
}

/** The bodies of these forms, byte for byte. */
const bodies: Partial<Record<FormId, Record<string, string>>> = {
  navigationModal: body(email, '', 'Booking request from navigation modal', '/waxing'),
  homeHero: body(email, '', 'Booking request from hero section', 'hero_booking'),
  homePopup: body('', '', 'Quick inquiry from Home popup', 'home_popup'),
  permanentMakeupHero: body('', '', 'Lead from Permanent Makeup Dubai hero form', 'permanent-makeup-in-dubai'),
  permanentMakeupFinal: body(email, '', message, 'permanent-makeup-in-dubai'),
  ledDialog: body('', '', message, 'led_booking'),
  browsHero: body('', 'Brow Lamination', 'Lead from Brows & Lashes Dubai form', 'brows_lashes_main'),
  browsCallback: body(undefined, '', 'Lead from Brows & Lashes Dubai form', 'brows_lashes_main'),
  browsPopup: body(email, '', 'Lead from Brows & Lashes Dubai popup', 'brows_lashes_popup'),
  microbladingHero: body('', 'Microblading', 'Lead from Microblading Dubai hero form', 'microblading-dubai'),
  microbladingFinal: body(email, 'Microblading', message, 'microblading-dubai'),
  microbladingShort: body(undefined, '', 'Callback request from Microblading Dubai', 'microblading-dubai'),
  microbladingNewConsultation: body(email, 'Microblading', message, 'microblading-dubai-new'),
  microbladingNewPopup: body(undefined, '', 'Quick inquiry from Microblading Dubai popup', '/microblading-dubai'),
  lipBlushHero: body('', 'Lip Blush', 'Lead from Lip Blush Dubai form', 'lip-blush-dubai'),
  lipBlushFinal: body('', 'Lip Blush', 'Lead from Lip Blush Dubai form', 'lip-blush-dubai'),
};

/** `path`: the form's page, as far as the body depends on it. */
export const sheetForms = shown.map(([id, busy, required, toast]) => {
  const { landingPage = '' } = bodies[id] ?? {};
  return { id, path: landingPage.startsWith('/') ? landingPage : '/', busy, required, toast, body: bodies[id] };
});

const lead = { full_name: name, email, phone_number: whatsapp, inquiry_type: null, source_page: 'skin-pen-microneedling-dubai' };
const tryAgain = 'Please try again or contact us directly.';

/** Skin-pen forms, sent to the table. */
export const tableForms = [
  {
    id: 'skinPenHero',
    busy: 'Booking...',
    required: two,
    record: { ...lead, inquiry_type: 'Skin Pen Microneedling', message: 'Lead from Skin Pen Dubai hero form' },
    failure: tryAgain,
  },
  {
    id: 'skinPenCallback',
    busy: 'Sending...',
    required: two,
    record: { ...lead, email: '', message: 'Callback request from Skin Pen Dubai' },
    failure: tryAgain,
  },
  {
    id: 'skinPenPopup',
    busy: 'Submitting...',
    required: three,
    record: { ...lead, message: 'Lead from Skin Pen Dubai popup' },
    failure: 'Failed to submit request. Please try again.',
  },
] as const;

const microblading = 'Microblading; Microblading Touch-up; Consultation';
const makeup = 'brows: Brows; lips: Lips; eyeliner: Eyeliner; consultation: Free Consultation';
const lips = 'Lip Blush: Lip Blush; Dark Lip Neutralization: Dark Lip Neutralization; Velvet Lips (Full Color): Velvet Lips (Full Color)';
const facials = 'Detox Facial; Korean Glass Skin Facial; Microneedling Therapy; Acne & Pigmentation Therapy; Salmon DNA Renewal';
const services: Partial<Record<FormId, string>> = {
  navigationModal: `permanent-makeup: Permanent Makeup; microblading: Microblading; lip-blush: Lip Blush; eyeliner: Permanent Eyeliner;
    brows-lashes: Brows & Lashes; home-facials: Home Facials; hair-makeup: Hair & Makeup; consultation: Free Consultation`,
  homeHero: `permanent-makeup-brows: Permanent Makeup - Brows; permanent-makeup-lips: Permanent Makeup - Lips;
    permanent-makeup-eyeliner: Permanent Makeup - Eyeliner; brow-styling: Brow Styling; lash-enhancement: Lash Enhancement;
    skin-therapy: Skin Therapy; consultation: Consultation`,
  homePopup: 'microblading: Microblading; lip-blush: Lip Blush; eyeliner: Permanent Eyeliner; consultation: Free Consultation',
  permanentMakeupHero: makeup,
  permanentMakeupFinal: makeup,
  browsPage: 'brows: Brows; lashes: Lashes; combo: Brows & Lashes Combo; consultation: Free Consultation',
  ledDialog: 'acne: Acne; anti-aging: Anti-Aging; redness: Redness; general: General Skin Care; consultation: Free Consultation',
  browsHero: 'Brow Lamination; Nano Hairstrokes; Lash Extensions; Russian Volume Lashes; Henna Brows; Lash Enhancement',
  browsPopup: `brow-lamination: Brow Lamination; brow-tinting: Brow Tinting; lash-lift: Lash Lift; lash-extensions: Lash Extensions;
    brow-shaping: Brow Shaping; consultation: Free Consultation`,
  skinPenHero: `Skin Pen Microneedling; ${facials}`,
  skinPenPopup: facials,
  microbladingHero: microblading,
  microbladingFinal: microblading,
  microbladingNewConsultation: microblading,
  lipBlushHero: `${lips}; Lip Blush Consultation: Free Consultation`,
  lipBlushFinal: `${lips}; consultation: Just Consultation`,
};

/** The services that a form offers, in order: the value that is sent and, if it was agreed, the label that is shown. */
export function servicesOf(id: FormId): { value: string; label: string | undefined }[] {
  return (services[id]?.split(/;\s+/) ?? []).map((service) => {
    const [value = '', label] = service.split(': ');
    return { value, label };
  });
}
