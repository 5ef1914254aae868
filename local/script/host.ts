import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { execute, type ExecutionRequest, type Outcome } from './execution.ts';
import type { FetchAnswer, FetchInit, Google, ScriptMail, Tabs } from './services.ts';
import { Sheet } from './sheet.ts';

/** The sheet of leads, kept on disk. */
const KEPT = 'Leads';
const MAX_KEY_CHARS = 250;
const MAX_CACHE_SECONDS = 6 * 60 * 60;

export interface HostOptions {
  /** A JSON list of the rows, each a list of texts. */
  sheetPath: string;
  properties: Readonly<Record<string, string>>;
  limitMs?: number | undefined;
  sendMail: (mail: ScriptMail) => Promise<void>;
  log: Google['log'];
}

/** Google's side of the script: one spreadsheet and one cache for all executions. The sheet of leads is on disk. */
export class ScriptHost {
  readonly #options: HostOptions;
  readonly #tabs: Tabs;
  readonly #cache = new Map<string, { value: string; untilMs: number }>();
  #saved = 0;
  #saving: Promise<void> = Promise.resolve();

  /** Starts with the sheet on disk, or like a new spreadsheet: with one empty sheet of another name. */
  constructor(options: HostOptions) {
    this.#options = options;
    mkdirSync(dirname(options.sheetPath), { recursive: true });
    const rows = readRows(options.sheetPath);
    this.#tabs = new Map([rows ? [KEPT, new Sheet(rows)] : ['Sheet1', new Sheet()]]);
  }

  /** What the sheet of leads shows, header row included. */
  rows(): string[][] {
    return this.#tabs.get(KEPT)?.rows() ?? [];
  }

  /** Every formula in the sheet of leads: there must never be one. */
  formulas(): string[] {
    return this.#tabs.get(KEPT)?.formulas() ?? [];
  }

  /**
   * Resolves when what the run has written is on disk. A run that asks the network is ended there, for nothing can answer while it holds the
   * thread, and begun again with the answer; what it had written stays, as the script may be stopped and run again at any moment.
   */
  async run(request: ExecutionRequest): Promise<Outcome> {
    const answers = new Map<string, FetchAnswer | Error>();
    for (;;) {
      const mails: ScriptMail[] = [];
      const asked: [key: string, url: string, init: FetchInit][] = [];
      const google: Google = {
        ...this.#services(mails),
        fetch(url, init) {
          const key = JSON.stringify([url, init]);
          const answer = answers.get(key);
          if (!answer) asked.push([key, url, init]);
          if (!answer || answer instanceof Error) throw answer ?? new Error('Not answered yet');
          return answer;
        },
      };
      // The script handles errors; that it cannot log them either ends it.
      const ended: ProxyHandler<Google> = { get: (services, name) => (asked.length > 0 ? undefined : Reflect.get(services, name)) };
      const outcome = execute(request, this.#tabs, new Proxy(google, ended), this.#options.limitMs);
      for (const [key, url, init] of asked) answers.set(key, await answerOf(url, init));
      if (asked.length > 0) continue;
      try {
        for (const mail of mails) await this.#options.sendMail(mail);
        await this.save();
        return outcome;
      } catch (error) {
        return { kind: 'failed', message: String(error) };
      }
    }
  }

  /** Writes the sheet to disk when it changed; resolves when everything before this call is there. */
  async save(): Promise<void> {
    const saved = this.#saving.then(async () => {
      const changes = this.#tabs.get(KEPT)?.changes ?? 0;
      if (changes === this.#saved) return;
      const draft = `${this.#options.sheetPath}.tmp`;
      const lines = this.rows().map((row) => JSON.stringify(row));
      await writeFile(draft, `[\n${lines.join(',\n')}\n]\n`, { mode: 0o600, flush: true });
      // In one step: a crash leaves the old rows or the new ones, never half of them.
      await rename(draft, this.#options.sheetPath);
      this.#saved = changes;
    });
    this.#saving = saved.catch(() => undefined);
    await saved;
  }

  #services(mails: ScriptMail[]): Omit<Google, 'fetch'> {
    const { properties, log } = this.#options;
    return {
      property: (name) => properties[name] ?? null,
      tryLock: () => true,
      releaseLock: () => undefined,
      cacheGet: (key) => {
        const entry = this.#cache.get(key);
        return entry && entry.untilMs > Date.now() ? entry.value : null;
      },
      cachePut: (key, value, seconds) => {
        if (key.length > MAX_KEY_CHARS || seconds > MAX_CACHE_SECONDS) throw new Error('Argument too large');
        this.#cache.set(key, { value, untilMs: Date.now() + seconds * 1000 });
      },
      sendMail: (mail) => void mails.push(mail),
      log,
    };
  }
}

function readRows(path: string): string[][] | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[][]) : undefined;
}

async function answerOf(url: string, init: FetchInit): Promise<FetchAnswer | Error> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
