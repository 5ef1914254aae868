/** Control characters (NUL among them) and non-character code points, except tab, line feed and carriage return. */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\u{FFFE}\u{FFFF}]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
/** Characters that show nothing and marks that turn the direction of the text, but no joiners, which shape letters and emoji. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Makes a text storable in databases and JSON: replaces lone surrogates with U+FFFD and removes control characters. Changes nothing else and
 * never rejects a text. With `forMail`, every line end is \n and a tab a space. spreadsheet-script/Code.js has its own for cells.
 */
export function cleanText(text: string, forMail = false): string {
  const lines = forMail ? text.replace(LINE_ENDS, '\n').replace(/\t/g, ' ') : text;
  return wellFormed(lines).replace(UNSTORABLE, '');
}

/** Replaces lone surrogates with U+FFFD. String.toWellFormed() is newer than Safari 16.3, Chrome 110 and Firefox 118. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Turns a text into a single line without control characters, invisible characters and marks that turn its direction. */
export function plainText(text: string): string {
  return cleanText(text, true).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Cuts a text to at most `limit` characters, including the ellipsis. Never splits a surrogate pair. */
export function truncateText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/\p{Surrogate}$/u, '')}…`;
}
