/** Control characters (NUL among them) and non-character code points, except tab, line feed and carriage return. */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\u{FFFE}\u{FFFF}]/gu;

/**
 * Text as databases and JSON readers can hold it: lone surrogates replaced by U+FFFD, control characters removed.
 * Nothing else is changed and nothing is ever refused.
 */
export function cleanText(text: string): string {
  return wellFormed(text).replace(UNSTORABLE, '');
}

/** Lone surrogates replaced by U+FFFD. String.toWellFormed() is younger than Safari 16.3, Chrome 110 and Firefox 118. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
