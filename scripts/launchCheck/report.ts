/** What belongs together in the list, and how it is put right. */
export interface Group {
  title: string;
  /** What to do, in which file. */
  remedy: string;
  /** One sentence for every open point. */
  points: readonly string[];
}

/** The list that `npm run launch-check` prints: groups with open points only, the number of points last. */
export function report(groups: readonly Group[]): string {
  const open = groups.filter(({ points }) => points.length > 0);
  const count = openPoints(groups);
  if (count === 0) return 'Nothing is sample or switched off any more: the site can go live.\nOpen points: 0';
  const blocks = open.map(({ title, remedy, points }) =>
    [`${title} (${points.length})`, remedy, ...points.map((point) => `  - ${point}`)].join('\n'),
  );
  return [...blocks, `Open points: ${count}`].join('\n\n');
}

export function openPoints(groups: readonly Group[]): number {
  return groups.reduce((sum, { points }) => sum + points.length, 0);
}
