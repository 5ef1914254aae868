import { cleanText } from '@/lib/clean';

import type { FormSpec } from './forms';
import type { LeadRecord, LeadValues, SheetPayload } from './model';

/** What sheet and table hold of each text, in characters (supabase/migrations): far above anything a person types. */
const LIMITS = { short: 1_000, page: 2_000, message: 20_000 } as const;

/**
 * The endpoint's body for what was typed: exactly the keys of §7.1, in that order, `email` by the form's rule. A text beyond what
 * sheet and table hold is cut with a visible mark rather than the lead refused.
 */
export function sheetPayload(form: FormSpec, values: LeadValues, pathname: string): SheetPayload {
  const { email, message, landingPage } = form.payload;
  const short = (text: string) => cut(cleanText(text), LIMITS.short);
  return {
    name: short(values.name),
    ...(email === 'absent' ? {} : { email: email === 'empty' ? '' : short(values.email) }),
    whatsapp: short(values.phone),
    service: short(values.service),
    message: message === 'typed' ? cut(cleanText(values.message), LIMITS.message) : message.fixed,
    landingPage: landingPage === 'pathname' ? cut(pathname, LIMITS.page) : landingPage.fixed,
  };
}

/** The six fields that a skin-pen form inserts (§7.2). */
export function tableRecord(form: FormSpec, values: LeadValues, pathname: string): LeadRecord {
  return mirrorRecord(sheetPayload(form, values, pathname));
}

/** The mirrored row of a payload (decisions.md "One inbox"). Optional columns are null when nothing was given. */
export function mirrorRecord(payload: SheetPayload): LeadRecord {
  return {
    full_name: cut(payload.name, LIMITS.short),
    email: cut(payload.email ?? '', LIMITS.short),
    phone_number: cut(payload.whatsapp, LIMITS.short),
    inquiry_type: cut(payload.service, LIMITS.short) || null,
    message: cut(payload.message, LIMITS.message) || null,
    source_page: cut(payload.landingPage, LIMITS.page),
  };
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : cleanText(`${text.slice(0, limit - 1)}…`);
}
