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
