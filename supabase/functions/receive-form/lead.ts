import { columnOf, titleOf } from '../_shared/furtherFields.ts';

/** The body of the spreadsheet script: the agreed keys in their order, then, as texts too, what the form shows besides. */
export interface SheetBody {
  readonly name: string;
  readonly email?: string;
  readonly whatsapp: string;
  readonly service: string;
  readonly message: string;
  readonly landingPage: string;
}

export interface PostedLead {
  /** The id that the page has kept the lead under, a UUID. */
  sid: string | undefined;
  body: SheetBody;
  /** Whether the field was filled in that people do not see (src/leads/spamSignals.ts). */
  isSuspect: boolean;
}

/** What every lead has, by the name of its input. */
const KNOWN = ['name', 'email', 'phone', 'service', 'message', 'landingPage'];
/** A field of a later release, as the script takes it too (spreadsheet-script/Code.js). */
const FURTHER = /^[a-z][A-Za-z]{1,30}$/;
const MAX_FURTHER = 5;
/** No further fields: what the function reads itself, and what would name a column of every row. */
const OWN = new Set([...KNOWN, 'sid', 'company', 'whatsapp', 'id', 'createdAt', 'fullName', 'phoneNumber', 'inquiryType', 'sourcePage']);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The lead in the body of a form; undefined when none of its fields is one of ours, or its id is none. */
export function parseLead(posted: string): PostedLead | undefined {
  // Of two fields of one name the later counts: the list of services stands behind what is chosen without it (src/ui/Select.tsx).
  const fields = new Map([...new URLSearchParams(posted)].map(([name, text]) => [name, clean(text)]));
  const sid = fields.get('sid')?.toLowerCase();
  if (!KNOWN.some((name) => fields.has(name)) || (sid !== undefined && !UUID.test(sid))) return undefined;
  const text = (name: string): string => fields.get(name) ?? '';
  const further = [...fields].filter(([name]) => FURTHER.test(name) && !OWN.has(name)).slice(0, MAX_FURTHER);
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

/** As the site's own scripts send it: line ends as \n, no other control character (src/lib/clean.ts). */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])[\p{Cc}\u{FFFE}\u{FFFF}]/gu, '');
}

/** In characters, as the table counts them. */
const MAX_MESSAGE = 4000;
/** As the table counts them: the values of the row as JSON. */
export const MAX_LEAD_BYTES = 8192;

/** What of the lead is too long for table and sheet, if anything. */
export function excessOf(body: SheetBody): 'message' | 'lead' | undefined {
  if (Array.from(body.message).length > MAX_MESSAGE) return 'message';
  const values = Object.values(rowOf(body)).map((value) => JSON.stringify(value));
  return new TextEncoder().encode(values.join('')).length > MAX_LEAD_BYTES ? 'lead' : undefined;
}

/** The row of lead_form: its six columns and one for each further value, 'preferredTime' in preferred_time. */
export function rowOf(body: SheetBody): Record<string, string | null> {
  const further = furtherOf(body).map(([name, text]) => [columnOf(name), text]);
  return { ...Object.fromEntries(further), ...sixOf(body, body.message) };
}

/** The same for a table without such columns: each further value is a line of the message. */
export function rowWithoutFurther(body: SheetBody): Record<string, string | null> {
  const lines = furtherOf(body).map(([name, text]) => `${titleOf(columnOf(name))}: ${text}`);
  return sixOf(body, [body.message, ...lines].filter((text) => text !== '').join('\n'));
}

function sixOf(body: SheetBody, message: string): Record<string, string | null> {
  return {
    full_name: body.name,
    email: body.email ?? '',
    phone_number: body.whatsapp,
    inquiry_type: body.service || null,
    message: message || null,
    source_page: body.landingPage,
  };
}

function furtherOf(body: SheetBody): [name: string, text: string][] {
  return Object.entries<string>({ ...body }).filter(([name, text]) => !OWN.has(name) && text !== '');
}
