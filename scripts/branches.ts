/** Branches of one room, or of one file. */
export interface Branches {
  covered: number;
  total: number;
}

/** The lowest share of covered branches that a room may have, in percent (quality.md "Code"). */
export const LOWEST_PERCENT = 95;

/** Rounded down to one digit, so that no figure looks better than it is. Nothing to cover is not a figure: 0. */
export function percentOf({ covered, total }: Branches): number {
  return total === 0 ? 0 : Math.floor((covered / total) * 1000) / 10;
}

/** The files of Vitest's json-summary, by path; what is no such report gives no file. */
export function readSummary(report: unknown): Map<string, Branches> {
  const files = new Map<string, Branches>();
  if (typeof report !== 'object' || report === null) return files;
  for (const [path, figures] of Object.entries(report)) {
    const branches: unknown = figures?.branches;
    if (path !== 'total' && isBranches(branches)) files.set(path, branches);
  }
  return files;
}

/** The files of an LCOV report, by path. */
export function readLcov(report: string): Map<string, Branches> {
  const files = new Map<string, Branches>();
  for (const record of report.split('end_of_record')) {
    const path = /^SF:(.+)$/m.exec(record)?.[1];
    const count = (tag: string) => Number(new RegExp(`^${tag}:(\\d+)$`, 'm').exec(record)?.[1] ?? 0);
    if (path) files.set(path, { covered: count('BRH'), total: count('BRF') });
  }
  return files;
}

/** All branches of the files below a folder, without its tests. */
export function branchesIn(folder: string, files: ReadonlyMap<string, Branches>): Branches {
  const sum = { covered: 0, total: 0 };
  for (const [path, { covered, total }] of files) {
    const inside = path.replaceAll('\\', '/').split(`/${folder}/`)[1];
    if (inside === undefined || inside.includes('tests/')) continue;
    sum.covered += covered;
    sum.total += total;
  }
  return sum;
}

function isBranches(value: unknown): value is Branches {
  if (typeof value !== 'object' || value === null || !('covered' in value) || !('total' in value)) return false;
  return typeof value.covered === 'number' && typeof value.total === 'number';
}
