import { cleanText } from '@/lib/clean';
import type { FormSpec } from './forms';
import type { LeadRecord, LeadValues, SheetPayload } from './model';

/** The endpoint's body for what was typed: exactly the keys of §7.1, in that order, `email` by the form's rule. */
export function sheetPayload(form: FormSpec, values: LeadValues, pathname: string): SheetPayload {
  const { email, message, landingPage } = form.payload;
  return {
    name: cleanText(values.name),
    ...(email === 'absent' ? {} : { email: email === 'empty' ? '' : cleanText(values.email) }),
    whatsapp: cleanText(values.phone),
    service: cleanText(values.service),
    message: message === 'typed' ? cleanText(values.message) : message.fixed,
    landingPage: landingPage === 'pathname' ? pathname : landingPage.fixed,
  };
}

/** The mirrored row of a payload (decisions.md "One inbox"). Optional columns are null when nothing was given. */
export function mirrorRecord(payload: SheetPayload): LeadRecord {
  return {
    full_name: payload.name,
    email: payload.email ?? '',
    phone_number: payload.whatsapp,
    inquiry_type: payload.service || null,
    message: payload.message || null,
    source_page: payload.landingPage,
  };
}
