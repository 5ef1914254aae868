import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';

import { execute, type ExecutionRequest, type Outcome, type ScriptFile } from '../../local/script/execution.ts';
import type { Google, ScriptMail, Tabs } from '../../local/script/services.ts';
import { Sheet } from '../../local/script/sheet.ts';

type Lead = Record<string, string>;

/** The script's functions that need no Google service. */
export interface PureScript {
  parseLead(contents: string): Lead | undefined;
  cleanText(text: string): string;
  oneLine(text: string, limit: number): string;
  isToBePosted(row: { time: string; state: string }, nowMs: number): boolean;
  isToBeMailed(row: { time: string; state: string }, nowMs: number): boolean;
  recordOf(row: SheetLead): Record<string, string | null>;
  originOf(query: Record<string, string>): string;
  outcomeOf(status: number, body: string): { state: string; answer: string };
  buildLeadMail(rows: SheetLead[]): { subject: string; body: string };
}

export interface SheetLead {
  row: number;
  sid: string;
  time: string;
  state: string;
  lead: Lead;
  query: Record<string, string>;
}

/** The header row that the script writes. */
export const LABELS =
  'Received (Dubai)|Name|WhatsApp|Email|Service|Message|Landing page|UTM source|UTM medium|UTM campaign|UTM term|UTM content|UTM id|Google click|Google click (gbraid)|Google click (wbraid)|Facebook click|Referrer|First page|Suspect|Submission id|In dashboard|Google campaign id'.split(
    '|',
  );
export const ROOT = join(import.meta.dirname, '../..');
const FILES: readonly ScriptFile[] = ['Code.js', 'Sheet.js', 'Dashboard.js'].map((name) => {
  const path = join(ROOT, 'spreadsheet-script', name);
  return { name: pathToFileURL(path).href, source: readFileSync(path, 'utf8') };
});
/** Their joined source, for tests that change parts of it. */
export const SCRIPT = FILES.map(({ source }) => source).join('\n');

/** The script's source with `from` replaced, which must be in it once. */
export function edited(source: string, from: string, to: string): string {
  if (source.split(from).length !== 2) throw new Error(`Not once in the source: ${from}`);
  return source.replace(from, () => to);
}

/** Loads the script without any Google service, so that a pure function that uses one throws. */
export function loadScript(): PureScript {
  const context = createContext({});
  for (const { name, source } of FILES) runInContext(source, context, { filename: name });
  return context as unknown as PureScript;
}

/** The deployed script on a separate spreadsheet, which is empty or has these rows as its lead sheet. */
export function openScript(rows?: string[][], properties: Readonly<Record<string, string>> = {}) {
  const tabs: Tabs = new Map([rows ? ['Leads', new Sheet(rows)] : ['Sheet1', new Sheet()]]);
  const cache = new Map<string, string>();
  const logged: string[] = [];
  const mails: ScriptMail[] = [];
  const google: Google = {
    property: (name) => properties[name] ?? null,
    tryLock: () => true,
    releaseLock: () => undefined,
    cacheGet: (key) => cache.get(key) ?? null,
    cachePut: (key, value) => void cache.set(key, value),
    fetch: () => ({ status: 201, text: '' }),
    sendMail: (mail) => void mails.push(mail),
    log: (_level, text) => logged.push(text),
  };
  /** Executes one function, optionally with replaced services (`instead`) or another source. */
  function run(functionName: ExecutionRequest['functionName'], event: unknown, instead: Partial<Google> = {}, source?: string): Outcome {
    const files = source === undefined ? FILES : [{ name: 'test', source }];
    return execute({ files, functionName, event: JSON.stringify(event) }, tabs, { ...google, ...instead });
  }
  function post(lead: object, parameter: Record<string, string> = {}, instead?: Partial<Google>, source?: string): unknown {
    return answerOf(run('doPost', { parameter, postData: { contents: JSON.stringify(lead) } }, instead, source));
  }
  return { tabs, logged, mails, run, post, rows: () => tabs.get('Leads')?.rows() ?? [], formulas: () => tabs.get('Leads')?.formulas() };
}

/** The JSON of a reply, or the whole outcome if it is not JSON. */
export function answerOf(outcome: Outcome): unknown {
  return outcome.kind === 'content' && outcome.mimeType === 'application/json' ? JSON.parse(outcome.content) : outcome;
}
