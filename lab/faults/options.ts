import { parseArgs } from 'node:util';

/** The short run. */
const SHORT = {
  seed: 1,
  /** Leads sent with the site's delivery code from Node. */
  leads: 60,
  /** Leads sent by hand, so to speak, in a real browser. */
  ui: 10,
  /** Browsers killed after the click (R2). */
  kills: 3,
  /** Leads sent at once to a script of 30 slots (R4). */
  crowd: 60,
};
const NOTHING: typeof SHORT = { seed: 1, leads: 0, ui: 0, kills: 0, crowd: 0 };
const FULL: typeof SHORT = { seed: 1, leads: 2_000, ui: 40, kills: 20, crowd: 1_000 };

/**
 * The command line: `--seed`, `--leads`, `--ui`, `--kills`, `--crowd` change single figures of the short run, of `--full` (the full
 * figures) or of `--r4` (nothing but the crowd).
 * @throws Error when an option is unknown or no whole number.
 */
export function readOptions(args: readonly string[]): typeof SHORT {
  const [flag, number] = [{ type: 'boolean' }, { type: 'string' }] as const;
  const figures = { seed: number, leads: number, ui: number, kills: number, crowd: number };
  const { values } = parseArgs({ args: [...args], options: { full: flag, r4: flag, ...figures } });
  const { full = false, r4 = false, ...given } = values;
  const base = r4 ? { ...NOTHING, crowd: FULL.crowd } : full ? FULL : SHORT;
  const changes = Object.entries(given).map(([name, value]) => {
    if (!/^\d{1,6}$/.test(value)) throw new Error(`--${name} is ${value}; it has to be a whole number.`);
    return [name, Number(value)];
  });
  return { ...base, ...Object.fromEntries(changes) };
}
