import { type Fact, type Mail, page, table } from './mail.ts';
import type { StoredLead } from './record.ts';
import { dialDigits, dubaiTime, escapeHtml, singleLine } from './text.ts';

/** Fifty leads of these stay a mail that a phone shows whole. */
const VALUE_CHARACTERS = 120;
const NAME_CHARACTERS = 40;
const SUBJECT_CHARACTERS = 120;

/** The mail to the studio about several leads, oldest first: whom to call back, and about what. */
export function buildDigest(leads: readonly StoredLead[]): Mail {
  const heading = leads.length === 1 ? '1 new lead from the website' : `${leads.length} new leads from the website`;
  const names = leads.map((lead) => nameOf(lead, NAME_CHARACTERS)).join(', ');
  const subject = singleLine(`${leads.length} new ${leads.length === 1 ? 'lead' : 'leads'}: ${names}`, SUBJECT_CHARACTERS);
  const text = leads.flatMap((lead, index) => [
    `${index + 1}. ${nameOf(lead, VALUE_CHARACTERS)}`,
    ...factsOf(lead).flatMap(({ label, value }) => (value === '' ? [] : [`   ${`${label}:`.padEnd(15)}${value}`])),
    '',
  ]);
  const content = leads.map(
    (lead) =>
      `<h2 style="margin:20px 0 4px;font-size:18px"><bdi>${escapeHtml(nameOf(lead, VALUE_CHARACTERS))}</bdi></h2>\n${table(factsOf(lead))}`,
  );
  return {
    subject,
    text: [`${heading}.`, '', ...text, 'Messages and e-mail addresses: every lead is also in the dashboard.', ''].join('\n'),
    html: page(subject, heading, content.join('\n')),
  };
}

function nameOf(lead: StoredLead, maxCharacters: number): string {
  return singleLine(lead.full_name, maxCharacters) || 'No name given';
}

function factsOf(lead: StoredLead): Fact[] {
  const phone = singleLine(lead.phone_number, VALUE_CHARACTERS);
  const digits = dialDigits(phone);
  return [
    { label: 'Phone', value: phone, ...(digits && { href: `tel:+${digits}` }) },
    { label: 'Interested in', value: singleLine(lead.inquiry_type ?? '', VALUE_CHARACTERS) },
    { label: 'Page', value: singleLine(lead.source_page ?? '', VALUE_CHARACTERS) },
    { label: 'Received', value: `${dubaiTime(lead.created_at)} (Dubai)` },
  ];
}
