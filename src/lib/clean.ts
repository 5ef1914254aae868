/** Control characters (NUL among them) and non-character code points, except tab, line feed and carriage return. */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\u{FFFE}\u{FFFF}]/gu;

/**
 * Makes a text storable in databases and JSON: replaces lone surrogates with U+FFFD and removes control characters.
 * Changes nothing else and never rejects a text.
 */
export function cleanText(text: string): string {
  return wellFormed(text).replace(UNSTORABLE, '');
}

/** Replaces lone surrogates with U+FFFD. String.toWellFormed() is newer than Safari 16.3, Chrome 110 and Firefox 118. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
