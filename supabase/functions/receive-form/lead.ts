import { attributionOf } from '../_shared/attribution.ts';
import { columnOf, titleOf } from '../_shared/furtherFields.ts';
import { HONEYPOT } from '../_shared/honeypot.ts';
import { leadColumns, leadRow, MAX_LEAD_BYTES, type SheetBody } from '../_shared/leadColumns.ts';
import { cleanText } from '../_shared/text.ts';

export interface PostedLead {
  /** The UUID under which the page has already saved the lead. */
  sid: string | undefined;
  body: SheetBody;
  /** The query of the script's address: where the visitor came from, and `suspect` when the honeypot field was filled in. */
  query: Readonly<Record<string, string>>;
}

/** The input names of the agreed fields. */
const KNOWN = Object.keys(leadColumns);
/** Matches the name of a further field, as FURTHER_KEY does in spreadsheet-script/Code.js. */
const FURTHER_NAME = /^[a-z][A-Za-z]{1,30}$/;
const MAX_FURTHER = 5;
/** Names and columns that no further field has: this function reads them itself, or every row has them. */
const RESERVED = new Set([...KNOWN, 'sid', 'whatsapp', 'id', 'created_at', ...Object.values(leadColumns).map(({ column }) => column)]);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses the body of a form. Returns undefined if the body has no known field, or a sid that is not a UUID. */
export function parseLead(posted: string): PostedLead | undefined {
  // The last of several fields with the same name wins: the noscript select follows a hidden input of that name (src/ui/Select.tsx).
  const fields = new Map([...new URLSearchParams(posted)].map(([name, text]) => [name, clean(text)]));
  const sid = fields.get('sid')?.toLowerCase();
  if (!KNOWN.some((name) => fields.has(name)) || (sid !== undefined && !UUID.test(sid))) return undefined;
  const text = (name: string): string => fields.get(name) ?? '';
  const further = [...fields].filter(([name]) => FURTHER_NAME.test(name) && !isReserved(name)).slice(0, MAX_FURTHER);
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

/** Cleans text as the site's scripts do, and turns the line ends of a posted form into \n. */
function clean(text: string): string {
  return cleanText(text.replace(/\r\n?/g, '\n'));
}

/** The part of the lead that is too long for the table and the sheet, if any. */
export function excessOf(body: SheetBody): 'message' | 'lead' | undefined {
  if (Array.from(body.message).length > leadColumns.message.limit) return 'message';
  const values = Object.values(rowOf(body)).map((value) => JSON.stringify(value));
  return new TextEncoder().encode(values.join('')).length > MAX_LEAD_BYTES ? 'lead' : undefined;
}

/** The row for lead_form: the six agreed columns, and a column for each further field (preferred_time for 'preferredTime'). */
export function rowOf(body: SheetBody): Record<string, string | null> {
  const further = furtherFields(body).map(([name, text]) => [columnOf(name), text]);
  return { ...Object.fromEntries(further), ...leadRow(body) };
}

/** The row for a table without columns for further fields: each further field becomes a line of the message. */
export function rowWithoutFurther(body: SheetBody): Record<string, string | null> {
  const lines = furtherFields(body).map(([name, text]) => `${titleOf(columnOf(name))}: ${text}`);
  return leadRow({ ...body, message: [body.message, ...lines].filter((text) => text !== '').join('\n') });
}

function furtherFields(body: SheetBody): [name: string, text: string][] {
  return Object.entries<string>({ ...body }).filter(([name, text]) => !isReserved(name) && text !== '');
}

function isReserved(name: string): boolean {
  return RESERVED.has(name) || RESERVED.has(columnOf(name));
}
