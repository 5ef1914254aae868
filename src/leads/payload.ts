import { leadColumns, leadRow, MAX_LEAD_BYTES } from '../../supabase/functions/_shared/leadColumns';
import { cleanText, truncateText } from '../../supabase/functions/_shared/text';
import {
  type FieldName,
  furtherFields,
  leadFields,
  type LeadRecord,
  type LeadValues,
  leadValues,
  type SheetPayload,
  textOf,
} from './fields';
import type { FormSpec } from './forms';

/**
 * The limit on the combined size of a lead's texts, in UTF-8 bytes as encoded in JSON. Keys, quotes and the columns that the database adds
 * take up to 390 bytes of the row.
 */
const TEXT_BYTES = MAX_LEAD_BYTES - 392;
/** Appended to text that was cut. */
const MARK = '…';
const MARK_BYTES = 3;

/** A text that is too long to send uncut. */
export interface Excess {
  field: FieldName;
  /** In characters. */
  length: number;
  /** The length that can be sent, in characters. */
  limit: number;
}

/** The parts of a form that its request body depends on. */
export interface PayloadSpec {
  fields: readonly { name: FieldName }[];
  payload: FormSpec['payload'];
}

/**
 * Builds the request body for the sheet: exactly the keys agreed with the customer, in that order (each form decides whether `email`
 * is typed, empty or absent), then the form's further fields. Cuts texts to the limits; forms ask the visitor to shorten a text first
 * (`findExcess`).
 */
export function sheetPayload(form: PayloadSpec, values: LeadValues, pathname: string): SheetPayload {
  const { email, message, landingPage } = form.payload;
  const typed = (name: FieldName) => cleanText(values[name] ?? '');
  const further = form.fields
    .filter(({ name }) => Object.hasOwn(furtherFields, name))
    .map(({ name }) => [leadFields[name].sheet, typed(name)]);
  return fitToLimits({
    name: typed('name'),
    ...(email === 'absent' ? {} : { email: email === 'empty' ? '' : typed('email') }),
    whatsapp: typed('phone'),
    service: typed('service'),
    message: message === 'typed' ? typed('message') : message.fixed,
    landingPage: landingPage === 'pathname' ? cleanText(pathname) : landingPage.fixed,
    ...Object.fromEntries(further),
  });
}

/** Returns the values of the body that the form does not show, by key, for the form's hidden inputs. */
export function unseenValues(form: FormSpec, pathname: string): [key: string, value: string][] {
  const shown = new Set<string>(form.fields.map(({ name }) => leadFields[name].sheet));
  const untouched = leadValues(() => '');
  return Object.entries(sheetPayload(form, untouched, pathname)).filter(([key]) => !shown.has(key));
}

/** Builds the row of a form that goes only to the table: a skin-pen form, or a lead that staff add. */
export function tableRecord(form: PayloadSpec, values: LeadValues, pathname: string): LeadRecord {
  return mirrorRecord(sheetPayload(form, values, pathname));
}

/** Builds the row of lead_form that mirrors a payload. Nullable columns are null if the visitor entered nothing. */
export function mirrorRecord(payload: SheetPayload): LeadRecord {
  const further = Object.values(furtherFields).map(({ sheet, column }) => [column, textOf(payload, sheet)]);
  return { ...leadRow(payload), ...Object.fromEntries(further.filter(([, text]) => text !== '')) };
}

/** Finds the texts of a form that `sheetPayload` would cut, in the form's order. */
export function findExcess(form: PayloadSpec, values: LeadValues, pathname: string): Excess[] {
  const payload = sheetPayload(form, values, pathname);
  return form.fields.flatMap(({ name }) => {
    const typed = cleanText(values[name] ?? '');
    const { limit, sheet } = leadFields[name];
    const sent = textOf(payload, sheet);
    if (typed.length <= sent.length) return [];
    return { field: name, length: codePointCount(typed), limit: codePointCount(sent) - (sent.length === limit ? 0 : MARK.length) };
  });
}

export function tooLongText({ limit, length }: Excess): string {
  return `Please shorten this to ${limit.toLocaleString('en')} characters. It has ${length.toLocaleString('en')} now.`;
}

/** Cuts the texts of a body or a row: each text to its limit, then the longest texts until all fit. Cut texts end with a mark. */
export function fitToLimits<Row extends object>(row: Row): Row {
  const texts = Object.entries<unknown>(Object.assign<Record<string, unknown>, Row>({}, row))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([key, text]) => ({ key, text: truncateText(text, limitOf(key)) }));
  const limit = sharedLimit(texts.map(({ text }) => bytesOf(text)));
  return { ...row, ...Object.fromEntries(texts.map(({ key, text }) => [key, cutToBytes(text, limit)])) };
}

/** Returns the most bytes that one text may use so that all of them fit together. */
function sharedLimit(sizes: number[]): number {
  let left = TEXT_BYTES;
  for (const [place, size] of [...sizes].sort((a, b) => a - b).entries()) {
    const share = Math.floor(left / (sizes.length - place));
    if (size > share) return share;
    left -= size;
  }
  return TEXT_BYTES;
}

/** Returns a field's limit in characters, given its key in the body or its column. */
function limitOf(key: string): number {
  return Object.values(leadFields).find(({ sheet, column }) => sheet === key || column === key)?.limit ?? leadColumns.landingPage.limit;
}

function cutToBytes(text: string, limit: number): string {
  if (bytesOf(text) <= limit) return text;
  let kept = '';
  let bytes = MARK_BYTES;
  for (const character of text) {
    bytes += bytesOf(character);
    if (bytes > limit) break;
    kept += character;
  }
  return kept + MARK;
}

/** Returns the length in Unicode code points, not UTF-16 units. */
function codePointCount(text: string): number {
  return Array.from(text).length;
}

/** Returns the size in UTF-8 inside a JSON string, without the quotes. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length - 2;
}
