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

/** The six fields that a skin-pen form inserts (§7.2). */
export function tableRecord(form: FormSpec, values: LeadValues, pathname: string): LeadRecord {
  return mirrorRecord(sheetPayload(form, values, pathname));
}

/** What the table holds of each column, in characters (supabase/migrations): far above anything a person types. */
const COLUMN_LIMITS = { short: 1_000, page: 2_000, message: 20_000 } as const;

/**
 * The mirrored row of a payload (decisions.md "One inbox"). Optional columns are null when nothing was given; a text beyond the
 * table's limits is cut with a visible mark rather than the lead refused.
 */
export function mirrorRecord(payload: SheetPayload): LeadRecord {
  return {
    full_name: cut(payload.name, COLUMN_LIMITS.short),
    email: cut(payload.email ?? '', COLUMN_LIMITS.short),
    phone_number: cut(payload.whatsapp, COLUMN_LIMITS.short),
    inquiry_type: cut(payload.service, COLUMN_LIMITS.short) || null,
    message: cut(payload.message, COLUMN_LIMITS.message) || null,
    source_page: cut(payload.landingPage, COLUMN_LIMITS.page),
  };
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : cleanText(`${text.slice(0, limit - 1)}…`);
}
