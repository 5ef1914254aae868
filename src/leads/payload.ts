import { cleanText } from '@/lib/clean';

import type { FormSpec } from './forms';
import type { LeadRecord, LeadValues, SheetPayload } from './model';

/** In characters, far above anything a person types: what one body of the endpoint carries, and what the table holds (supabase/migrations). */
const SHEET_LIMITS = { short: 10_000, page: 2_000, message: 20_000 } as const;
const TABLE_LIMITS = { short: 1_000, page: 2_000, message: 20_000 } as const;

/**
 * The endpoint's body for what was typed: exactly the agreed keys, in that order, `email` by the form's rule. A text beyond what
 * sheet and table hold is cut with a visible mark rather than the lead refused.
 */
export function sheetPayload(form: FormSpec, values: LeadValues, pathname: string): SheetPayload {
  const { email, message, landingPage } = form.payload;
  const short = (text: string) => cut(cleanText(text), SHEET_LIMITS.short);
  return {
    name: short(values.name),
    ...(email === 'absent' ? {} : { email: email === 'empty' ? '' : short(values.email) }),
    whatsapp: short(values.phone),
    service: short(values.service),
    message: message === 'typed' ? cut(cleanText(values.message), SHEET_LIMITS.message) : message.fixed,
    landingPage: landingPage === 'pathname' ? cut(pathname, SHEET_LIMITS.page) : landingPage.fixed,
  };
}

/** The six fields that a skin-pen form inserts. */
export function tableRecord(form: FormSpec, values: LeadValues, pathname: string): LeadRecord {
  return mirrorRecord(sheetPayload(form, values, pathname));
}

/** The mirrored row of a payload (decisions.md "One inbox"). Optional columns are null when nothing was given. */
export function mirrorRecord(payload: SheetPayload): LeadRecord {
  return {
    full_name: cut(payload.name, TABLE_LIMITS.short),
    email: cut(payload.email ?? '', TABLE_LIMITS.short),
    phone_number: cut(payload.whatsapp, TABLE_LIMITS.short),
    inquiry_type: cut(payload.service, TABLE_LIMITS.short) || null,
    message: cut(payload.message, TABLE_LIMITS.message) || null,
    source_page: cut(payload.landingPage, TABLE_LIMITS.page),
  };
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : cleanText(`${text.slice(0, limit - 1)}…`);
}
