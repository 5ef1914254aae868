import type { FormId } from '@/leads/forms';

// Copied by hand from the text agreed with the customer, not from the code.

export const name = 'Hessa A.';
export const email = 'hessa@example.com';
export const whatsapp = '+971 50 123 4567';
export const message = 'Mornings, please';
const two = ['Full Name', 'Phone Number'];
const three = ['Full Name', 'Email Address', 'Phone Number'];
const within24 = "We'll contact you within 24 hours to confirm your appointment.";
const booked = { title: 'Consultation Booked!', text: within24 };
const bookingSent = { title: 'Booking Request Sent!', text: within24 };
const tryAgain = 'Please try again or contact us directly.';
const requested = { title: 'Request Submitted!', text: "We'll get back to you within 24 hours." };

/** A form without an email field sends '', or (null) leaves the key out. */
type Sent = [email: string | null, service: string, message: string, landingPage: string];

/** The forms sent to the endpoint of the spreadsheet script: what they show while they send, require, send, and show after a success. */
const inSheet: readonly [FormId, busy: string, required: string[], Sent, toast?: { title: string; text: string }][] = [
  ['navigationModal', 'Booking...', three, [email, '', 'Booking request from navigation modal', '/waxing']],
  ['homeHero', 'Booking...', three, [email, '', 'Booking request from hero section', 'hero_booking']],
  ['homePopup', 'Submitting...', two, ['', '', 'Quick inquiry from Home popup', 'home_popup']],
  ['permanentMakeupHero', 'Booking...', two, ['', '', 'Lead from Permanent Makeup Dubai hero form', 'permanent-makeup-in-dubai'], booked],
  ['permanentMakeupFinal', 'Submitting...', [], [email, '', message, 'permanent-makeup-in-dubai'], booked],
  ['ledDialog', 'Booking...', ['Full Name', 'WhatsApp'], ['', '', message, 'led_booking'], bookingSent],
  ['browsHero', 'Booking...', two, ['', 'Brow Lamination', 'Lead from Brows & Lashes Dubai form', 'brows_lashes_main'], requested],
  ['browsCallback', 'Sending...', two, [null, '', 'Lead from Brows & Lashes Dubai form', 'brows_lashes_main'], requested],
  ['browsPopup', 'Submitting...', three, [email, '', 'Lead from Brows & Lashes Dubai popup', 'brows_lashes_popup'], requested],
  ['microbladingHero', 'Booking...', two, ['', 'Microblading', 'Lead from Microblading Dubai hero form', 'microblading-dubai'], booked],
  ['microbladingFinal', 'Submitting...', [], [email, 'Microblading', message, 'microblading-dubai'], booked],
  ['microbladingShort', 'Sending...', two, [null, '', 'Callback request from Microblading Dubai', 'microblading-dubai'], booked],
  ['microbladingNewConsultation', 'Submitting...', [], [email, 'Microblading', message, 'microblading-dubai-new'], booked],
  ['microbladingNewPopup', 'Sending...', two, [null, '', 'Quick inquiry from Microblading Dubai popup', '/microblading-dubai'], booked],
  ['lipBlushHero', 'Booking...', two, ['', 'Lip Blush', 'Lead from Lip Blush Dubai form', 'lip-blush-dubai']],
  ['lipBlushFinal', 'Submitting...', [], ['', 'Lip Blush', 'Lead from Lip Blush Dubai form', 'lip-blush-dubai']],
];

/** `path`: the form's page, as far as the body depends on it. `body`: the body, byte for byte, with its keys in their order. */
export const sheetForms = inSheet.map(([id, busy, required, [typedEmail, service, sentMessage, landingPage], toast]) => {
  const body = { name, ...(typedEmail !== null && { email: typedEmail }), whatsapp, service, message: sentMessage, landingPage };
  return { id, path: landingPage.startsWith('/') ? landingPage : '/', busy, required, toast, body };
});

/** The skin-pen forms, sent to the table: label while busy, required fields, sent email, service and message, text of the error toast. */
const inTable: readonly [FormId, string, string[], string, string | null, string, string][] = [
  ['skinPenHero', 'Booking...', two, email, 'Skin Pen Microneedling', 'Lead from Skin Pen Dubai hero form', tryAgain],
  ['skinPenCallback', 'Sending...', two, '', null, 'Callback request from Skin Pen Dubai', tryAgain],
  ['skinPenPopup', 'Submitting...', three, email, null, 'Lead from Skin Pen Dubai popup', 'Failed to submit request. Please try again.'],
];

export const tableForms = inTable.map(([id, busy, required, typedEmail, inquiry_type, sentMessage, failure]) => {
  const source_page = 'skin-pen-microneedling-dubai';
  const record = { full_name: name, email: typedEmail, phone_number: whatsapp, inquiry_type, message: sentMessage, source_page };
  return { id, busy, required, record, failure };
});

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
