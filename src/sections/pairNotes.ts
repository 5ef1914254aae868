import type { Pair } from '@/content/shapes';
import { isDrawn } from '@/lib/picture';

/**
 * The notes of before/after pairs. If all pairs are drawings (`allDrawn`), the section says so once. If only some are, "Illustration" is
 * added to the note of each drawing.
 */
export function pairNotes(pairs: readonly Pair[]) {
  const allDrawn = pairs.every(isDrawn);
  return { allDrawn, noteFor: (pair: Pair) => (!allDrawn && isDrawn(pair) ? `${pair.note}. Illustration` : pair.note) };
}
