/** At most `limit` characters of a text, the ellipsis of a longer one included. */
export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/**
 * Splits a text wherever a word has run on for 200 characters, for a place to break between the parts. Without one, browsers shape the rest
 * of a joined word again for each of its lines: 20,000 Arabic letters take seven seconds.
 */
export function splitLongWords(text: string): string[] {
  return text.match(/[^]*?(?:[^ \t\n]{200}|$)/gu)?.filter((part) => part !== '') ?? [];
}

/** Enough to tell two values apart. */
const COMPARED_CHARS = 300;

/** Alphabetical order, for sort(). Of long texts the beginnings: ICU's time grows with the square of a run of combining marks. */
export function compareTexts(a: string, b: string): number {
  return a.slice(0, COMPARED_CHARS).localeCompare(b.slice(0, COMPARED_CHARS), 'en');
}
