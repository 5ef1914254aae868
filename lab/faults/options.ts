import { parseArgs } from 'node:util';

/** The default options, for a short run. */
const SHORT = {
  seed: 1,
  /** Leads sent from Node with the site's delivery code. */
  leads: 60,
  /** Leads sent through the pages in a real browser: half on translated pages, half filled in by a password manager. */
  ui: 10,
  /** Browsers killed after the click (R2). */
  kills: 3,
  /** Leads sent at the same moment to a script with 30 slots (R4). */
  crowd: 60,
};
const NO_LEADS: typeof SHORT = { seed: 1, leads: 0, ui: 0, kills: 0, crowd: 0 };
const FULL: typeof SHORT = { seed: 1, leads: 2_000, ui: 60, kills: 20, crowd: 1_000 };

/**
 * Parses the command line. `--full` selects the full run, `--r4` only the crowd; the default is the short run. `--seed`, `--leads`, `--ui`,
 * `--kills` and `--crowd` override single numbers of the selected run.
 * @throws Error when an option is unknown or not a whole number.
 */
export function readOptions(args: readonly string[]): typeof SHORT {
  const [flag, number] = [{ type: 'boolean' }, { type: 'string' }] as const;
  const figures = { seed: number, leads: number, ui: number, kills: number, crowd: number };
  const { values } = parseArgs({ args: [...args], options: { full: flag, r4: flag, ...figures } });
  const { full = false, r4 = false, ...given } = values;
  const base = r4 ? { ...NO_LEADS, crowd: FULL.crowd } : full ? FULL : SHORT;
  const changes = Object.entries(given).map(([name, value]) => {
    if (!/^\d{1,6}$/.test(value)) throw new Error(`--${name} is ${value}; it has to be a whole number.`);
    return [name, Number(value)];
  });
  return { ...base, ...Object.fromEntries(changes) };
}
