/** Cuts a text to at most `limit` characters, including the ellipsis. */
export function truncateText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/**
 * Splits a text wherever a word reaches 200 characters, so that the parts can be separated by a line break opportunity. Without one,
 * browsers shape the rest of a joined word again for each of its lines: 20,000 Arabic letters take seven seconds.
 */
export function splitLongWords(text: string): string[] {
  return text.match(/[^]*?(?:[^ \t\n]{200}|$)/gu)?.filter((part) => part !== '') ?? [];
}

/** Enough to tell two values apart. */
const COMPARED_CHARS = 300;

/** Compares alphabetically, for sort(). Only the beginnings of long texts: ICU's time grows with the square of a run of combining marks. */
export function compareTexts(a: string, b: string): number {
  return a.slice(0, COMPARED_CHARS).localeCompare(b.slice(0, COMPARED_CHARS), 'en');
}
