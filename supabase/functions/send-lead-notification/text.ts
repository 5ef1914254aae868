const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Text of several lines without control characters; line breaks as \n; half characters as U+FFFD. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}|[\ufffe\uffff]/gu, '')
    .toWellFormed();
}

/**
 * Text for a mail header or one line: no line break, no control character, none of the marks that turn the reading
 * direction of what follows; at most `maxCharacters`, cut with an ellipsis and never inside a character.
 */
export function singleLine(text: string, maxCharacters: number): string {
  const line = cleanText(text)
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= maxCharacters ? line : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}

/** The text when it is exactly one plain address (`name@host.tld`, ASCII, no comment, no list), else undefined. */
export function plainAddress(text: string): string | undefined {
  const address = text.trim();
  const plain = /^[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,24}$/;
  return address.length <= 254 && plain.test(address) ? address : undefined;
}

/** The digits of a phone number in international form, or undefined when it cannot be dialled as it stands. */
export function dialDigits(text: string): string | undefined {
  // "+44 (0)20 …": the bracketed zero is for callers at home.
  const number = text.trim().replace(/^(\+|00)(.*?)\(0\)/, '$1$2');
  if (!/^[+\d\s().-]+$/.test(number)) return undefined;
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  const international = number.startsWith('+') || number.startsWith('00') ? digits : digits.replace(/^0(5\d{8})$/, '971$1');
  return /^[1-9]\d{7,14}$/.test(international) ? international : undefined;
}

/** A time of the database as people in Dubai read it, such as `21 November 2026, 03:27`. */
export function dubaiTime(timestamp: string): string {
  const date = new Date(timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (Number.isNaN(date.getTime())) return singleLine(timestamp, 40);
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', dateStyle: 'long', timeStyle: 'short' })
    .format(date)
    .replace(' at ', ', ');
}

/** Why something failed, in words that name no lead. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown failure';
}
