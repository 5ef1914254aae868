import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';

type Lead = Record<string, string>;

/** The script's functions that need no Google service. */
export interface PureScript {
  parseLead(contents: string | undefined): Lead | undefined;
  cleanText(text: string): string;
  utf8Length(text: string): number;
  identify(sid: string | undefined, lead: Lead, nowMs: number): { sid: string } | { fingerprint: string };
  planColumns(header: readonly string[]): { places: Map<string, number>; missing: string[] };
  buildRow(
    header: readonly string[],
    places: Map<string, number>,
    entry: { lead: Lead; query: Record<string, string>; sid: string; receivedAt: string },
  ): string[];
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const FILE = new URL('../../spreadsheet-script/Code.js', import.meta.url);
export const SCRIPT = readFileSync(FILE, 'utf8');

/** Loads the file that is deployed, without any service: a pure function that touched one would throw. */
export function loadScript(): PureScript {
  const context = createContext({});
  runInContext(SCRIPT, context, { filename: FILE.href });
  return context as unknown as PureScript;
}
