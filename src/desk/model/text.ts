import { westernDigits } from '../../../supabase/functions/_shared/phone';

/**
 * Returns whether a text shows nothing: it has only blanks, control characters, the blank Braille pattern and characters that Unicode calls
 * default ignorable, such as zero-width spaces, fillers and direction marks. Must match private.plain_text in the database.
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{DI}\u2800]*$/u.test(text);
}

const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export function withoutDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Isolates an Arabic name in an English sentence, so that it does not pull digits and full stops along. */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Removes vowel marks, accents that are characters of their own, tatweel and invisible characters. */
export function withoutMarks(text: string): string {
  return text.replace(/[\p{M}\p{DI}ـ]/gu, '');
}

/** A letter, and what is typed in its place. Letters that only lose a mark (أ، ؤ، ç) are not among them. */
const ALIKE = new Map(
  "ٱا ةه ۃه ہه ھه ەه ىي یي ےي ېي کك ڪك ء øo łl đd ıi ςσ ßss æae œoe ’' ‘'".split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const ALIKE_LETTERS = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'g');

/**
 * Folds a text for search: people type Arabic names with and without hamza, dots, vowels and tatweel, or on a Persian or Urdu keyboard, and
 * Latin ones without accents. Marks are removed before normalize(), which takes quadratic time on them.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~\n]*$/.test(lower)) return lower;
  const letters = withoutMarks(withoutMarks(lower).normalize('NFKD'));
  return westernDigits(letters).replace(ALIKE_LETTERS, (letter) => ALIKE.get(letter) ?? '');
}

/** Folds a phone number for search. Blanks and signs still count. */
export function foldNumber(text: string): string {
  return westernDigits(withoutDirectionMarks(text));
}
