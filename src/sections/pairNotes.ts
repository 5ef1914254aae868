import type { Pair } from '@/content/shapes';
import { isDrawn } from '@/lib/picture';

/** While all pairs are drawn (`allDrawn`), the section says so once. A drawn pair among photographs says so after its note. */
export function pairNotes(pairs: readonly Pair[]) {
  const allDrawn = pairs.every(isDrawn);
  return { allDrawn, noteOf: (pair: Pair) => (!allDrawn && isDrawn(pair) ? `${pair.note}. Illustration` : pair.note) };
}
