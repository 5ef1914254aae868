import { columnOf, titleOf } from '../_shared/furtherFields.ts';

/** The JSON body for the spreadsheet script: the agreed keys in their order, then the form's further fields, also strings. */
export interface SheetBody {
  readonly name: string;
  readonly email?: string;
  readonly whatsapp: string;
  readonly service: string;
  readonly message: string;
  readonly landingPage: string;
}

export interface PostedLead {
  /** The UUID under which the page has saved the lead. */
  sid: string | undefined;
  body: SheetBody;
  /** Whether the honeypot was filled in (src/leads/spamSignals.ts). */
  isSuspect: boolean;
}

/** The input names of the agreed fields. */
const KNOWN = ['name', 'email', 'phone', 'service', 'message', 'landingPage'];
/** The name of a further field, as in the spreadsheet script (spreadsheet-script/Code.js). */
const FURTHER_NAME = /^[a-z][A-Za-z]{1,30}$/;
const MAX_FURTHER = 5;
/** Names that are no further fields: those read by this function, and those that would overwrite a column of every row. */
const RESERVED = new Set([
  ...KNOWN,
  'sid',
  'company',
  'whatsapp',
  'id',
  'createdAt',
  'fullName',
  'phoneNumber',
  'inquiryType',
  'sourcePage',
]);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses the body of a form. Returns undefined if it has no known field, or if its sid is no UUID. */
export function parseLead(posted: string): PostedLead | undefined {
  // The last of several fields with one name wins: the noscript select follows a hidden input of the same name (src/ui/Select.tsx).
  const fields = new Map([...new URLSearchParams(posted)].map(([name, text]) => [name, clean(text)]));
  const sid = fields.get('sid')?.toLowerCase();
  if (!KNOWN.some((name) => fields.has(name)) || (sid !== undefined && !UUID.test(sid))) return undefined;
  const text = (name: string): string => fields.get(name) ?? '';
  const further = [...fields].filter(([name]) => FURTHER_NAME.test(name) && !RESERVED.has(name)).slice(0, MAX_FURTHER);
  return {
    sid,
    body: {
      name: text('name'),
      ...(fields.has('email') && { email: text('email') }),
      whatsapp: text('phone'),
      service: text('service'),
      message: text('message'),
      landingPage: text('landingPage'),
      ...Object.fromEntries(further),
    },
    isSuspect: text('company') !== '',
  };
}

/** Cleans text as the site's scripts do: line ends become \n, other control characters are removed (src/lib/clean.ts). */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])[\p{Cc}\u{FFFE}\u{FFFF}]/gu, '');
}

/** In characters, as the table counts them. */
const MAX_MESSAGE = 4000;
/** As the table counts them: the values of the row as JSON. */
export const MAX_LEAD_BYTES = 8192;

/** The part of the lead that is too long for table and sheet, if any. */
export function excessOf(body: SheetBody): 'message' | 'lead' | undefined {
  if (Array.from(body.message).length > MAX_MESSAGE) return 'message';
  const values = Object.values(rowOf(body)).map((value) => JSON.stringify(value));
  return new TextEncoder().encode(values.join('')).length > MAX_LEAD_BYTES ? 'lead' : undefined;
}

/** The row of lead_form: its six columns, and one per further field ('preferredTime' in preferred_time). */
export function rowOf(body: SheetBody): Record<string, string | null> {
  const further = furtherFields(body).map(([name, text]) => [columnOf(name), text]);
  return { ...Object.fromEntries(further), ...agreedColumns(body, body.message) };
}

/** The row for a table without columns for further fields: each becomes a line of the message. */
export function rowWithoutFurther(body: SheetBody): Record<string, string | null> {
  const lines = furtherFields(body).map(([name, text]) => `${titleOf(columnOf(name))}: ${text}`);
  return agreedColumns(body, [body.message, ...lines].filter((text) => text !== '').join('\n'));
}

function agreedColumns(body: SheetBody, message: string): Record<string, string | null> {
  return {
    full_name: body.name,
    email: body.email ?? '',
    phone_number: body.whatsapp,
    inquiry_type: body.service || null,
    message: message || null,
    source_page: body.landingPage,
  };
}

function furtherFields(body: SheetBody): [name: string, text: string][] {
  return Object.entries<string>({ ...body }).filter(([name, text]) => !RESERVED.has(name) && text !== '');
}
