import type { Pair } from '@/content/shapes';
import { isDrawn } from '@/lib/picture';

/** While all pairs are drawn the section says so once; a drawn one among photographs says it of itself, after its note. */
export function pairNotes(pairs: readonly Pair[]) {
  const allDrawn = pairs.every(isDrawn);
  return { allDrawn, noteOf: (pair: Pair) => (!allDrawn && isDrawn(pair) ? `${pair.note}. Illustration` : pair.note) };
}
