import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';

import type { ScriptFile } from '../../local/script/execution.ts';

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
  cut(text: string, limit: number): string;
  isToBePosted(row: { time: string; state: string }, nowMs: number): boolean;
  isToBeMailed(row: { time: string; state: string }, nowMs: number): boolean;
  recordOf(row: SheetLead): Record<string, string | null>;
  outcomeOf(status: number, body: string): { state: string; answer: string };
  buildLeadMail(rows: SheetLead[]): { subject: string; body: string };
}

export interface SheetLead {
  row: number;
  sid: string;
  time: string;
  state: string;
  lead: Lead;
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The files that are deployed. */
export const FILES: readonly ScriptFile[] = ['Code.js', 'Sheet.js', 'Dashboard.js'].map((name) => {
  const url = new URL(`../../spreadsheet-script/${name}`, import.meta.url);
  return { name: url.href, source: readFileSync(url, 'utf8') };
});
/** Their text as one, for a test that changes some of it. */
export const SCRIPT = FILES.map(({ source }) => source).join('\n');

/** Loads them without any service: a pure function that touched one would throw. */
export function loadScript(): PureScript {
  const context = createContext({});
  for (const { name, source } of FILES) runInContext(source, context, { filename: name });
  return context as unknown as PureScript;
}
