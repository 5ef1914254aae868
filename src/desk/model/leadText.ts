import { furtherLines, type Lead } from '@/leads/fields';
import { cutText } from '@/lib/longText';

const LIMIT_CHARS = 300;

/** A visitor's text for the list, a dialog or a label. The details show more of it (LongText). */
export function shortText(text: string): string {
  return cutText(text, LIMIT_CHARS);
}

/** How to speak of a lead: its name, else its phone, else its e-mail. */
export function leadName(lead: Lead): string {
  return shortText([lead.full_name, lead.phone_number, lead.email].find((text) => text.trim() !== '') ?? 'an unnamed visitor');
}

/** What the visitor wrote, and below it the further fields of the form. */
export function leadMessage(lead: Lead): string {
  return [lead.message ?? '', ...furtherLines(lead)].filter((text) => text.trim() !== '').join('\n');
}

/** No address is longer (RFC 5321). */
const ADDRESS_CHARS = 320;

/** A link that writes to the address and to nobody else, when the text looks like an address at all. */
export function mailHref(email: string): string | undefined {
  return email.includes('@') && email.length <= ADDRESS_CHARS
    ? `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`
    : undefined;
}

/** The id of the button with a lead's name in the list. */
export function nameButtonId(leadId: string): string {
  return `name-${leadId}`;
}

/** The id of the button that deletes a lead: the place that focus goes back to. */
export function deleteButtonId(lead: Lead): string {
  return `delete-${lead.id}`;
}
