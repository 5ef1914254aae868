import { cleanText } from '@/lib/clean';

import { furtherFields, leadFields, type LeadRecord, type LeadValues, leadValues, type SheetPayload, textOf } from './fields';
import type { FormSpec } from './forms';

/** In characters. */
const PAGE_LIMIT = 2_000;

/**
 * The endpoint's body for what was typed: exactly the agreed keys, in that order, `email` by the form's rule, then the further fields of
 * the form. A text beyond what sheet and table hold is cut with a visible mark rather than the lead refused.
 */
export function sheetPayload(form: FormSpec, values: LeadValues, pathname: string): SheetPayload {
  const { email, message, landingPage } = form.payload;
  const typed = (name: keyof typeof leadFields) => cut(cleanText(values[name] ?? ''), leadFields[name].limit);
  const further = form.fields
    .filter(({ name }) => Object.hasOwn(furtherFields, name))
    .map(({ name }) => [leadFields[name].sheet, typed(name)]);
  return {
    name: typed('name'),
    ...(email === 'absent' ? {} : { email: email === 'empty' ? '' : typed('email') }),
    whatsapp: typed('phone'),
    service: typed('service'),
    message: message === 'typed' ? typed('message') : message.fixed,
    landingPage: landingPage === 'pathname' ? cut(pathname, PAGE_LIMIT) : landingPage.fixed,
    ...Object.fromEntries(further),
  };
}

/** What the body holds besides the fields that the form shows: its hidden inputs, by key. */
export function unseenValues(form: FormSpec, pathname: string): [key: string, value: string][] {
  const shown = new Set<string>(form.fields.map(({ name }) => leadFields[name].sheet));
  const untouched = leadValues(() => '');
  return Object.entries(sheetPayload(form, untouched, pathname)).filter(([key]) => !shown.has(key));
}

/** What a skin-pen form inserts. */
export function tableRecord(form: FormSpec, values: LeadValues, pathname: string): LeadRecord {
  return mirrorRecord(sheetPayload(form, values, pathname));
}

/** The mirrored row of a payload: staff see every lead in one place. Optional columns are null when nothing was given. */
export function mirrorRecord(payload: SheetPayload): LeadRecord {
  const further = Object.values(furtherFields)
    .map(({ sheet, column }) => [column, textOf(payload, sheet)])
    .filter(([, text]) => text !== '');
  return {
    full_name: payload.name,
    email: payload.email ?? '',
    phone_number: payload.whatsapp,
    inquiry_type: payload.service || null,
    message: payload.message || null,
    source_page: payload.landingPage,
    ...Object.fromEntries(further),
  };
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : cleanText(`${text.slice(0, limit - 1)}…`);
}
