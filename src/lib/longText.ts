/**
 * Splits a text wherever a word reaches 200 characters, so that the parts can be separated by a line break opportunity. Without such an
 * opportunity, browsers shape the rest of a word with joined letters again for each line: 20,000 Arabic letters take seven seconds.
 */
export function splitLongWords(text: string): string[] {
  return text.match(/[^]*?(?:[^ \t\n]{200}|$)/gu)?.filter((part) => part !== '') ?? [];
}

/** The number of characters compared, enough to distinguish two values. */
const COMPARED_CHARS = 300;

/** Compares the start of two texts, for sort(): ICU's time grows with the square of the length of a run of combining marks. */
export function compareTexts(a: string, b: string): number {
  return a.slice(0, COMPARED_CHARS).localeCompare(b.slice(0, COMPARED_CHARS), 'en');
}
