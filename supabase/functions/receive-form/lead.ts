import { attributionOf } from '../_shared/attribution.ts';
import { columnOf, titleOf } from '../_shared/furtherFields.ts';
import { HONEYPOT } from '../_shared/honeypot.ts';

/** The JSON body for the spreadsheet script: the agreed keys in the agreed order, then the form's further fields as strings. */
export interface SheetBody {
  readonly name: string;
  readonly email?: string;
  readonly whatsapp: string;
  readonly service: string;
  readonly message: string;
  readonly landingPage: string;
}

export interface PostedLead {
  /** The UUID under which the page has already saved the lead. */
  sid: string | undefined;
  body: SheetBody;
  /** The query of the script's address: where the visitor came from, and `suspect` when the honeypot field was filled in. */
  query: Readonly<Record<string, string>>;
}

/** The input names of the agreed fields. */
const KNOWN = ['name', 'email', 'phone', 'service', 'message', 'landingPage'];
/** Matches the name of a further field, as FURTHER_KEY does in spreadsheet-script/Code.js. */
const FURTHER_NAME = /^[a-z][A-Za-z]{1,30}$/;
const MAX_FURTHER = 5;
/** Names that cannot be further fields: this function reads them itself, or they would overwrite a column that every row has. */
const RESERVED = new Set([...KNOWN, 'sid', 'whatsapp', 'id', 'createdAt', 'fullName', 'phoneNumber', 'inquiryType', 'sourcePage']);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses the body of a form. Returns undefined if the body has no known field, or a sid that is not a UUID. */
export function parseLead(posted: string): PostedLead | undefined {
  // The last of several fields with the same name wins: the noscript select follows a hidden input of that name (src/ui/Select.tsx).
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
    query: { ...attributionOf(fields.get('lead_origin')), ...(text(HONEYPOT) !== '' && { suspect: 'honeypot' }) },
  };
}

/** Cleans text as the site's scripts do: line ends become \n, other control characters are removed (src/lib/clean.ts). */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])[\p{Cc}\u{FFFE}\u{FFFF}]/gu, '');
}

/** In characters, as the table counts them. */
const MAX_MESSAGE = 4000;
/** The bytes of the row's values as JSON, as the table counts them. */
export const MAX_LEAD_BYTES = 8192;

/** The part of the lead that is too long for the table and the sheet, if any. */
export function excessOf(body: SheetBody): 'message' | 'lead' | undefined {
  if (Array.from(body.message).length > MAX_MESSAGE) return 'message';
  const values = Object.values(rowOf(body)).map((value) => JSON.stringify(value));
  return new TextEncoder().encode(values.join('')).length > MAX_LEAD_BYTES ? 'lead' : undefined;
}

/** The row for lead_form: the six agreed columns, and a column for each further field (preferred_time for 'preferredTime'). */
export function rowOf(body: SheetBody): Record<string, string | null> {
  const further = furtherFields(body).map(([name, text]) => [columnOf(name), text]);
  return { ...Object.fromEntries(further), ...agreedColumns(body, body.message) };
}

/** The row for a table without columns for further fields: each further field becomes a line of the message. */
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
