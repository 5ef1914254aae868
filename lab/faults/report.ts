const NAMES_SHOWN = 20;

export interface Tally {
  /** Names of the leads that were sent but are missing. Each simulated lead has a unique name. */
  lost: string[];
  /** Names of the leads that occur more than once. */
  duplicated: string[];
}

/** Compares the names of the leads that were sent with the names at a destination. Ignores all other names there. */
export function reconcile(sent: readonly string[], found: readonly string[]): Tally {
  const names = sent.map((name) => ({ name, count: found.filter((other) => other === name).length }));
  return {
    lost: names.filter(({ count }) => count === 0).map(({ name }) => name),
    duplicated: names.filter(({ count }) => count > 1).map(({ name }) => name),
  };
}

/** One row of the report. */
export interface Row {
  /** The id of a bar in lab/README.md: R1, R2 or R4. */
  bar: string;
  what: string;
  measured: string;
  passed: boolean;
}

/** R1 and R4: no lead is lost or duplicated in the sheet or the table, and no origin. `inTime` is false if a time limit was exceeded. */
export function deliveryRow(bar: string, what: string, tallies: Readonly<Record<string, Tally>>, inTime = true): Row {
  const places = Object.entries(tallies);
  const countOf = (list: 'lost' | 'duplicated') => places.map(([place, tally]) => `${tally[list].length} ${place}`).join(', ');
  return {
    bar,
    what,
    measured: `lost: ${countOf('lost')}; duplicated: ${countOf('duplicated')}`,
    passed: inTime && places.every(([, { lost, duplicated }]) => lost.length === 0 && duplicated.length === 0),
  };
}

/** Formats the rows as aligned text, followed by the lost and duplicated names (all invented). */
export function formatRows(rows: readonly Row[], tallies: Readonly<Record<string, Tally>>): string {
  const widest = (pick: (row: Row) => string) => Math.max(0, ...rows.map((row) => pick(row).length));
  const [what, measured] = [widest((row) => row.what), widest((row) => row.measured)];
  const lines = rows.map(
    (row) => `${row.bar}  ${row.what.padEnd(what)}  ${row.measured.padEnd(measured)}  ${row.passed ? 'passed' : 'MISSED'}`,
  );
  for (const [where, { lost, duplicated }] of Object.entries(tallies)) {
    if (lost.length > 0) lines.push(`lost in the ${where}: ${someOf(lost)}`);
    if (duplicated.length > 0) lines.push(`duplicated in the ${where}: ${someOf(duplicated)}`);
  }
  return lines.join('\n');
}

function someOf(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
