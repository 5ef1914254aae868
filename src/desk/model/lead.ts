import { furtherLines, leadFields, type LeadValues, textOf } from '@/leads/fields';
import { forms } from '@/leads/forms';
import type { PayloadSpec } from '@/leads/payload';

import { truncateText } from '../../../supabase/functions/_shared/text';
import { foldNumber, foldText, isBlank, withoutDirectionMarks } from './text';

/** A visitor's enquiry as the desk uses it. Texts are '' if not given. */
export interface Lead extends Readonly<LeadValues> {
  readonly id: string;
  /** In ms since 1970, NaN if unreadable. */
  readonly createdAt: number;
  /** The page that sent the lead, as stored. */
  readonly source: string;
  /** The texts that are searched in any spelling, folded, one per line. */
  readonly anyCase: string;
  /** The texts that are searched as written, one per line: only their digits are folded. */
  readonly asWritten: string;
}

const fields = Object.entries(leadFields);
const searchedBy = (how: (typeof leadFields)['name' | 'phone' | 'service']['search']) =>
  fields.filter(([, { search }]) => search === how).map(([name]) => name);
const ANY_CASE = searchedBy('any case');
const AS_WRITTEN = searchedBy('as written');

/** Makes a lead from stored values, and computes its search texts once. */
export function createLead(stored: LeadValues & Pick<Lead, 'id' | 'createdAt' | 'source'>): Lead {
  const lines = (names: readonly string[]): string => names.map((name) => textOf(stored, name)).join('\n');
  const { id, createdAt, ...others } = stored;
  // Keep these two first. V8 stores the first properties inside the object, which makes loops over all leads read them twice as fast.
  return { id, createdAt, ...others, anyCase: foldText(lines(ANY_CASE)), asWritten: foldNumber(lines(AS_WRITTEN)) };
}

const LIMIT_CHARS = 300;

/** Shortens a visitor's text for the list, a dialog or a label. The details show more of the text (LongText). */
export function shortText(text: string): string {
  return truncateText(text, LIMIT_CHARS);
}

/** The lead's name, or else its phone number, or else its email address, without marks that would reorder the words around it. */
export function leadTitle({ name, phone, email }: Lead): string {
  return shortText(withoutDirectionMarks([name, phone, email].find((text) => !isBlank(text)) ?? 'an unnamed visitor'));
}

/** The texts that forms without a message field send as the message, the longest first. */
const FORM_TEXTS = Object.values(forms)
  .flatMap(({ payload: { message } }) => (message === 'typed' ? [] : message.fixed))
  .sort((a, b) => b.length - a.length);
/** The separator between a form's text and the rest of the message. */
const SEPARATOR = /^(?:$|\s*[\r\n:;.,|–—-]\s*)/u;

/** A lead's texts. */
export interface MessageParts {
  /** The visitor's message, then the further fields of the form; '' if the form has neither. */
  own: string;
  /** The form's own text, such as 'Booking request from hero section'; '' for a typed message. */
  form: string;
}

export function messageParts(lead: Lead): MessageParts {
  const { message } = lead;
  const form = FORM_TEXTS.find((text) => message.startsWith(text) && SEPARATOR.test(message.slice(text.length))) ?? '';
  const typed = form === '' ? message : message.slice(form.length).replace(SEPARATOR, '');
  return { own: joined([typed, ...furtherLines((name) => textOf(lead, name))]), form };
}

/** The visitor's own words, followed by the form's. */
export function fullMessage(lead: Lead): string {
  const { own, form } = messageParts(lead);
  return joined([own, form]);
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => !isBlank(text)).join('\n');
}

/** How leads that staff add by hand reached the studio, as stored in place of a page. */
export const WAYS = ['WhatsApp', 'Call', 'Instagram message', 'Walk-in'] as const;

/** The form of a lead that staff add by hand. */
export function addedLeadForm(source: (typeof WAYS)[number]): PayloadSpec {
  const fields = (['name', 'phone', 'email', 'service', 'message'] as const).map((name) => ({ name }));
  return { fields, payload: { email: 'value', message: 'typed', landingPage: { fixed: source } } };
}

/** The query parameter that opens a lead's details. Its value is the lead's id, which reveals nothing about the person. */
export const LEAD_PARAMETER = 'lead';

/** The query parameter that opens the overview. It has no value. */
export const OVERVIEW_PARAMETER = 'overview';

/** Copies these parameters of an address to another path, so that a link in an email survives the login. */
export function withLink(path: string, search: string): string {
  const given = new URLSearchParams(search);
  const lead = given.get(LEAD_PARAMETER);
  if (lead !== null) return `${path}?${LEAD_PARAMETER}=${encodeURIComponent(lead)}`;
  return given.has(OVERVIEW_PARAMETER) ? `${path}?${OVERVIEW_PARAMETER}` : path;
}

export function nameButtonId(leadId: string): string {
  return `name-${leadId}`;
}

/** The id of the button that deletes a lead; it receives the focus afterwards. */
export function deleteButtonId(leadId: string): string {
  return `delete-${leadId}`;
}
