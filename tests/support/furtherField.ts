import { furtherFields, type LeadField, leadFields, specifiedFields } from '@/leads/fields';
import { forms } from '@/leads/forms';

// Adds a field to the lip-blush form, as docs/architecture.md describes in "Adding things", in place of any that was added already.
// Import this file before any module that reads the fields.

const preferredTime: LeadField = {
  sheet: 'preferredTime',
  column: 'preferred_time',
  label: 'Preferred time',
  placeholder: 'Mornings',
  control: 'text',
  autoComplete: 'off',
  limit: 200,
  title: 'Preferred time',
  search: 'any case',
};
for (const name of Object.keys(furtherFields)) for (const fields of [leadFields, furtherFields]) Reflect.deleteProperty(fields, name);
Object.assign(leadFields, { preferredTime });
Object.assign(furtherFields, { preferredTime });
const { label, placeholder } = preferredTime;
Object.assign(forms.lipBlushHero, {
  fields: [
    ...forms.lipBlushHero.fields.filter((field) => field.name in specifiedFields),
    { name: 'preferredTime', label, placeholder, required: false },
  ],
});

/** The body that the form sends, byte for byte. */
export const BODY =
  '{"name":"Hessa A.","email":"","whatsapp":"+971 50 123 4567","service":"Lip Blush","message":"Lead from Lip Blush Dubai form","landingPage":"lip-blush-dubai","preferredTime":"Late mornings"}';
export const RECORD = {
  full_name: 'Hessa A.',
  email: '',
  phone_number: '+971 50 123 4567',
  inquiry_type: 'Lip Blush',
  message: 'Lead from Lip Blush Dubai form',
  source_page: 'lip-blush-dubai',
  preferred_time: 'Late mornings',
};
