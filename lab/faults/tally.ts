export interface Tally {
  sent: number;
  /** Names that were sent and are not there. */
  lost: string[];
  /** Names that are there more than once. */
  duplicated: string[];
}

/** Compares the leads that were sent with the names that a destination holds. Names of other origin do not count. */
export function tally(sent: readonly string[], found: readonly string[]): Tally {
  const times = new Map<string, number>();
  for (const name of found) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...new Set(sent)];
  return {
    sent: names.length,
    lost: names.filter((name) => !times.has(name)),
    duplicated: names.filter((name) => (times.get(name) ?? 0) > 1),
  };
}
