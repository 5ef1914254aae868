import type { LeadValues } from './model';

export type FieldName = keyof LeadValues;

export interface FormField {
  name: FieldName;
  label: string;
  required: boolean;
  placeholder: string;
}

export interface ServiceOption {
  value: string;
  label: string;
}

export interface FormSpec {
  /** In the order in which they are shown. */
  fields: readonly FormField[];
  /** What the service list offers; empty where the form has none. */
  services: readonly ServiceOption[];
  payload: {
    /** `value`: as typed. `empty`: always ''. `absent`: the key is left out. */
    email: 'value' | 'empty' | 'absent';
    /** A fixed text, or what was typed. */
    message: { fixed: string } | 'typed';
    /** A fixed label, or the path on which the form was sent. */
    landingPage: { fixed: string } | 'pathname';
  };
  submitLabel: string;
  busyLabel: 'Submitting...' | 'Sending...' | 'Booking...';
}

const fullName: FormField = { name: 'name', label: 'Full Name', required: true, placeholder: 'Full name' };
const emailAddress: FormField = { name: 'email', label: 'Email Address', required: true, placeholder: 'name@example.com' };
const phoneNumber: FormField = { name: 'phone', label: 'Phone Number', required: true, placeholder: '+971 50 000 0000' };
const optionalService: FormField = { name: 'service', label: 'Service', required: false, placeholder: 'Select a service' };

/** Every form of the site, side by side (§3 option values, §4 texts, §5 required sets, §7.1 payloads). */
export const forms = {
  navigationModal: {
    fields: [fullName, emailAddress, phoneNumber, optionalService],
    services: [
      { value: 'permanent-makeup', label: 'Permanent Makeup' },
      { value: 'microblading', label: 'Microblading' },
      { value: 'lip-blush', label: 'Lip Blush' },
      { value: 'eyeliner', label: 'Permanent Eyeliner' },
      { value: 'brows-lashes', label: 'Brows & Lashes' },
      { value: 'home-facials', label: 'Home Facials' },
      { value: 'hair-makeup', label: 'Hair & Makeup' },
      { value: 'consultation', label: 'Free Consultation' },
    ],
    payload: { email: 'value', message: { fixed: 'Booking request from navigation modal' }, landingPage: 'pathname' },
    submitLabel: 'Book Appointment',
    busyLabel: 'Booking...',
  },
  homeHero: {
    fields: [fullName, emailAddress, phoneNumber, optionalService],
    services: [
      { value: 'permanent-makeup-brows', label: 'Permanent Makeup - Brows' },
      { value: 'permanent-makeup-lips', label: 'Permanent Makeup - Lips' },
      { value: 'permanent-makeup-eyeliner', label: 'Permanent Makeup - Eyeliner' },
      { value: 'brow-styling', label: 'Brow Styling' },
      { value: 'lash-enhancement', label: 'Lash Enhancement' },
      { value: 'skin-therapy', label: 'Skin Therapy' },
      { value: 'consultation', label: 'Consultation' },
    ],
    payload: { email: 'value', message: { fixed: 'Booking request from hero section' }, landingPage: { fixed: 'hero_booking' } },
    submitLabel: 'Book Appointment',
    busyLabel: 'Booking...',
  },
  homePopup: {
    fields: [fullName, phoneNumber, optionalService],
    services: [
      { value: 'microblading', label: 'Microblading' },
      { value: 'lip-blush', label: 'Lip Blush' },
      { value: 'eyeliner', label: 'Permanent Eyeliner' },
      { value: 'consultation', label: 'Free Consultation' },
    ],
    payload: { email: 'empty', message: { fixed: 'Quick inquiry from Home popup' }, landingPage: { fixed: 'home_popup' } },
    submitLabel: 'Request a Callback',
    busyLabel: 'Submitting...',
  },
} as const satisfies Record<string, FormSpec>;

export type FormId = keyof typeof forms;

/** The specification of one form, typed without its literals. */
export function formSpec(id: FormId): FormSpec {
  return forms[id];
}
