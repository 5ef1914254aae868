import { titleOf } from '../_shared/furtherFields.ts';
import { escapeHtml } from '../_shared/html.ts';
import { readNumber } from '../_shared/phone.ts';
import { cleanText, plainText } from '../_shared/text.ts';
import type { StoredRow } from './lead.ts';

/** An email without its sender and recipients, because a lead must never determine those. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** A single plain address. */
  replyTo?: string;
}

export const DEFAULT_SUBJECT = 'New lead: {name} ({inquiry})';

const SUBJECT_CHARACTERS = 120;
const VALUE_CHARACTERS = 1000;
/** The next two limits keep a digest of fifty leads short enough for mail apps on phones to show in full. */
const DIGEST_VALUE_CHARACTERS = 120;
const DIGEST_NAME_CHARACTERS = 40;

/**
 * Builds the email to the studio about one stored lead.
 * @param subjectTemplate may contain {name}, {inquiry} and {page}
 */
export function buildMail(lead: StoredRow, subjectTemplate: string = DEFAULT_SUBJECT): Mail {
  const email = singleLine(lead.email, VALUE_CHARACTERS);
  const inquiry = singleLine(lead.inquiry_type ?? '', VALUE_CHARACTERS);
  const page = singleLine(lead.source_page ?? '', VALUE_CHARACTERS);
  const message = cleanText(lead.message ?? '', true).trim();
  const received = `${dubaiTime(lead.created_at)} (Dubai)`;
  const digits = readNumber(lead.phone_number)?.whatsapp ? dialDigits(lead.phone_number) : undefined;
  const address = plainAddress(email);

  const facts: readonly Fact[] = [
    { label: 'Name', value: nameOf(lead, VALUE_CHARACTERS) },
    phoneOf(lead, VALUE_CHARACTERS),
    { label: 'Email', value: email, ...(address && { href: `mailto:${encodeURIComponent(address).replace('%40', '@')}` }) },
    { label: 'Interested in', value: inquiry },
    ...Object.entries(lead.further).map(([column, value]) => ({ label: titleOf(column), value: singleLine(value, VALUE_CHARACTERS) })),
    { label: 'Page', value: page },
    { label: 'Received', value: received },
  ];
  const values: Readonly<Record<string, string>> = {
    name: subjectOf(lead),
    inquiry: inquiry || 'no service chosen',
    page: page || 'no page',
  };
  const subject = singleLine(
    // Replace all placeholders in one pass, so that a name such as "{page}" stays a name.
    subjectTemplate.replace(/\{(name|inquiry|page)\}/g, (placeholder, key: string) => singleLine(values[key] ?? placeholder, 60)),
    SUBJECT_CHARACTERS,
  );
  return {
    subject,
    text: plainBody(facts, message, digits),
    html: markup(facts, message, digits, subject),
    ...(address && { replyTo: address }),
  };
}

/** Builds the email to the studio about several leads, oldest first, with the details needed to call back. */
export function buildDigest(leads: readonly StoredRow[]): Mail {
  const heading = leads.length === 1 ? '1 new lead from the website' : `${leads.length} new leads from the website`;
  const names = leads.map((lead) => singleLine(subjectOf(lead), DIGEST_NAME_CHARACTERS)).join(', ');
  const subject = singleLine(`${leads.length} new ${leads.length === 1 ? 'lead' : 'leads'}: ${names}`, SUBJECT_CHARACTERS);
  const text = leads.flatMap((lead, index) => [
    `${index + 1}. ${nameOf(lead, DIGEST_VALUE_CHARACTERS)}`,
    ...factsOf(lead).flatMap(({ label, value }) => (value === '' ? [] : [`   ${`${label}:`.padEnd(15)}${value}`])),
    '',
  ]);
  const content = leads.map(
    (lead) =>
      `<h2 style="margin:20px 0 4px;font-size:18px"><bdi>${escapeHtml(nameOf(lead, DIGEST_VALUE_CHARACTERS))}</bdi></h2>\n${table(factsOf(lead))}`,
  );
  return {
    subject,
    text: [`${heading}.`, '', ...text, 'Messages and e-mail addresses: every lead is also in the dashboard.', ''].join('\n'),
    html: page(subject, heading, content.join('\n')),
  };
}

function nameOf(lead: StoredRow, maxCharacters: number): string {
  return visibleLine(lead.full_name, maxCharacters) || 'No name given';
}

/** The lead in a subject: mail programs would show nameless leads with the same subject as one conversation. */
function subjectOf(lead: StoredRow): string {
  const number = visibleLine(lead.phone_number, VALUE_CHARACTERS);
  return visibleLine(lead.full_name, VALUE_CHARACTERS) || (/\p{Nd}/u.test(number) ? number : dubaiTime(lead.created_at));
}

/** A single line; '' if it shows nothing, as private.plain_text in the database. */
function visibleLine(text: string, maxCharacters: number): string {
  const line = singleLine(text, maxCharacters);
  return /^[\s\p{DI}\u2800]*$/u.test(line) ? '' : line;
}

function factsOf(lead: StoredRow): Fact[] {
  return [
    phoneOf(lead, DIGEST_VALUE_CHARACTERS),
    { label: 'Interested in', value: singleLine(lead.inquiry_type ?? '', DIGEST_VALUE_CHARACTERS) },
    { label: 'Page', value: singleLine(lead.source_page ?? '', DIGEST_VALUE_CHARACTERS) },
    { label: 'Received', value: `${dubaiTime(lead.created_at)} (Dubai)` },
  ];
}

function phoneOf(lead: StoredRow, maxCharacters: number): Fact {
  const digits = dialDigits(lead.phone_number);
  return { label: 'Phone', value: singleLine(lead.phone_number, maxCharacters), ...(digits && { href: `tel:+${digits}` }) };
}

/** A labelled line of an email. Facts with an empty value are left out. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export function plainFacts(facts: readonly Fact[]): string[] {
  return facts.filter(({ value }) => value !== '').map(({ label, value }) => `${`${label}:`.padEnd(14)} ${value}`);
}

function plainBody(facts: readonly Fact[], message: string, digits: string | undefined): string {
  return [
    'A new lead came in through the website.',
    '',
    ...plainFacts(facts),
    ...(message === '' ? [] : ['', 'Message:', ...message.split('\n').map((line) => `  ${line}`)]),
    ...(digits ? ['', `Answer on WhatsApp: https://wa.me/${digits}`] : []),
    '',
    'Every lead is also in the dashboard.',
    '',
  ].join('\n');
}

const INK = '#2b2320';
const QUIET = '#6b5d55';
const ACCENT = '#7a3b2e';
const FONT = "font-family:Georgia,'Times New Roman',serif";

/** The facts as an HTML table. Either the labels or the values can be too long for one line. */
export function table(facts: readonly Fact[], long: 'labels' | 'values' = 'values'): string {
  const [ofLabel, ofValue] = long === 'labels' ? ['', 'white-space:nowrap'] : [';white-space:nowrap', 'overflow-wrap:anywhere'];
  const rows = facts
    .filter(({ value }) => value !== '')
    .map(({ label, value, href }) => {
      const shown = `<bdi>${escapeHtml(value)}</bdi>`;
      const content = href ? `<a href="${escapeHtml(href)}" style="color:${ACCENT}">${shown}</a>` : shown;
      return `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:${QUIET}${ofLabel}">${label}</th><td style="padding:6px 0;vertical-align:top;${ofValue}">${content}</td></tr>`;
    })
    .join('\n');
  return `<table role="presentation" style="border-collapse:collapse;width:100%">
${rows}
</table>`;
}

function markup(facts: readonly Fact[], message: string, digits: string | undefined, subject: string): string {
  const quote =
    message === ''
      ? ''
      : `<p style="margin:20px 0 4px;color:${QUIET}">Message</p>
<div dir="auto" style="padding:12px 16px;background:#f6f0ea;border-left:3px solid ${ACCENT};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(message)}</div>`;
  const answerButton = digits ? button(`https://wa.me/${digits}`, 'Answer on WhatsApp') : '';
  return page(subject, 'A new lead from the website', `${table(facts)}\n${quote}\n${answerButton}`);
}

export function button(href: string, label: string): string {
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;background:${ACCENT};color:#ffffff;text-decoration:none">${label}</a></p>`;
}

/** Builds the HTML of a whole email. `content` is markup; the other texts are escaped here. */
export function page(subject: string, heading: string, content: string, footer = 'Every lead is also in the dashboard.'): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#fbf8f5;color:${INK};${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3d9d1">
<h1 style="margin:0 0 16px;font-size:24px;font-weight:normal">${escapeHtml(heading)}</h1>
${content}
<p style="margin:24px 0 0;color:${QUIET};font-size:14px">${escapeHtml(footer)}</p>
</div>
</body></html>
`;
}

/**
 * Turns text into a single line, which is also safe in an email header: without line breaks, control characters or marks that change the
 * text direction. Truncates it to `maxCharacters` with an ellipsis, never inside a character.
 */
export function singleLine(text: string, maxCharacters: number): string {
  const line = plainText(text);
  const characters = Array.from(line);
  return characters.length <= maxCharacters ? line : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}

/**
 * Returns the text if it is exactly one address (`na.me@host.tld`) that browsers accept in a form, otherwise undefined. An international
 * domain is returned as mail servers know it: `sara@مثال.امارات` as `sara@xn--mgbh0fb.xn--mgbaam7a8h`.
 */
export function plainAddress(text: string): string | undefined {
  const [, local = '', domain = ''] = /^((?!\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64})(?<!\.)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(text.trim()) ?? [];
  const host = /^[\w.-]*$/.test(domain) || !URL.canParse(`http://${domain}`) ? domain : new URL(`http://${domain}`).hostname;
  const isHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}(?:[a-z]{2,24}|xn--[a-z\d-]{0,58}[a-z\d])$/i.test(host);
  const address = `${local}@${host}`;
  return isHost && !local.includes('..') && address.length <= 254 ? address : undefined;
}

/** The digits of a phone number with its country code, or undefined if the country is unknown. */
export function dialDigits(text: string): string | undefined {
  const dial = readNumber(text)?.dial;
  return dial?.startsWith('+') ? dial.slice(1) : undefined;
}

/** A database timestamp in Dubai time, such as `21 November 2026, 03:27`. Unreadable timestamps stay as they are. */
export function dubaiTime(timestamp: string): string {
  const date = new Date(timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (Number.isNaN(date.getTime())) return singleLine(timestamp, 40);
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', dateStyle: 'long', timeStyle: 'short' })
    .format(date)
    .replace(' at ', ', ');
}
