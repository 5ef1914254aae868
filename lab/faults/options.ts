import { parseArgs } from 'node:util';

export interface LabOptions {
  seed: number;
  /** Leads sent with the site's delivery code from Node. */
  leads: number;
  /** Leads sent by hand, so to speak, in a real browser. */
  ui: number;
  /** Browsers killed after the click (R2). */
  kills: number;
  /** Leads sent at once to a script of 30 slots (R4). */
  crowd: number;
  /** Seconds of steady inserts into the table (R3). */
  load: number;
}

const SHORT: LabOptions = { seed: 1, leads: 60, ui: 10, kills: 3, crowd: 60, load: 3 };
const FULL: LabOptions = { seed: 1, leads: 2_000, ui: 40, kills: 20, crowd: 1_000, load: 30 };
const ONLY_LOAD: LabOptions = { seed: 1, leads: 0, ui: 0, kills: 0, crowd: 0, load: 30 };
const ONLY_CROWD: LabOptions = { seed: 1, leads: 0, ui: 0, kills: 0, crowd: 1_000, load: 0 };

/**
 * The command line: `--seed`, `--leads`, `--ui`, `--kills`, `--crowd`, `--load` change single figures of the short run, of `--full` (the
 * full figures), of `--r3` (nothing but the load) or of `--r4` (nothing but the crowd).
 * @throws Error when an option is unknown or no whole number.
 */
export function readOptions(args: readonly string[]): LabOptions {
  const number = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      full: { type: 'boolean', default: false },
      r3: { type: 'boolean', default: false },
      r4: { type: 'boolean', default: false },
      seed: number,
      leads: number,
      ui: number,
      kills: number,
      crowd: number,
      load: number,
    },
  });
  const base = values.r3 ? ONLY_LOAD : values.r4 ? ONLY_CROWD : values.full ? FULL : SHORT;
  const figure = (name: keyof LabOptions): number => {
    const given = values[name];
    if (given === undefined) return base[name];
    if (!/^\d{1,6}$/.test(given)) throw new Error(`--${name} is ${given}; it has to be a whole number.`);
    return Number(given);
  };
  return {
    seed: figure('seed'),
    leads: figure('leads'),
    ui: figure('ui'),
    kills: figure('kills'),
    crowd: figure('crowd'),
    load: figure('load'),
  };
}
