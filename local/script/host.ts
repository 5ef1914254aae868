import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { execute, type ExecutionRequest, type Outcome } from './execution.ts';
import type { FetchResponse, FetchInit, Google, ScriptMail, Tabs } from './services.ts';
import { Sheet } from './sheet.ts';

/** The tab with the leads, the only one saved to disk. */
const LEADS_TAB = 'Leads';
const MAX_KEY_CHARS = 250;
const MAX_CACHE_SECONDS = 6 * 60 * 60;

export interface HostOptions {
  /** A JSON file: an array of rows, each an array of strings. */
  sheetPath: string;
  properties: Readonly<Record<string, string>>;
  limitMs?: number | undefined;
  sendMail: (mail: ScriptMail) => Promise<void>;
  log: Google['log'];
}

/** Simulates Google for the script: one spreadsheet and one cache for all executions. The tab with the leads is saved to disk. */
export class ScriptHost {
  readonly #options: HostOptions;
  readonly #tabs: Tabs;
  readonly #cache = new Map<string, { value: string; untilMs: number }>();
  #saved = 0;
  #saving: Promise<void> = Promise.resolve();

  /** Loads the leads from disk. If there are none, starts with an empty tab, which the owner has named. */
  constructor(options: HostOptions) {
    this.#options = options;
    mkdirSync(dirname(options.sheetPath), { recursive: true });
    this.#tabs = new Map([[LEADS_TAB, new Sheet(readRows(options.sheetPath))]]);
  }

  /** Displayed values of the tab with the leads, including the header row. */
  rows(): string[][] {
    return this.#tabs.get(LEADS_TAB)?.rows() ?? [];
  }

  /** All formulas in the tab with the leads. There must never be any. */
  formulas(): string[] {
    return this.#tabs.get(LEADS_TAB)?.formulas() ?? [];
  }

  /**
   * Runs a function of the script. Resolves when its changes are on disk. Scripts run synchronously, so a run that fetches something is
   * aborted at the fetch and started again with the response. Writes before the fetch are kept, because Google too may stop and rerun a
   * script at any moment.
   */
  async run(request: ExecutionRequest): Promise<Outcome> {
    const responses = new Map<string, FetchResponse | Error>();
    for (;;) {
      const mails: ScriptMail[] = [];
      const pendingFetches: [key: string, url: string, init: FetchInit][] = [];
      const google: Google = {
        ...this.#services(mails),
        fetch(url, init) {
          const key = JSON.stringify([url, init]);
          const response = responses.get(key);
          if (!response) pendingFetches.push([key, url, init]);
          if (!response || response instanceof Error) throw response ?? new Error('Not answered yet');
          return response;
        },
      };
      // The script catches errors. To end it, all services become undefined as soon as a fetch is pending.
      const withoutServices: ProxyHandler<Google> = {
        get: (services, name) => (pendingFetches.length > 0 ? undefined : Reflect.get(services, name)),
      };
      const outcome = execute(request, this.#tabs, new Proxy(google, withoutServices), this.#options.limitMs);
      for (const [key, url, init] of pendingFetches) responses.set(key, await responseOf(url, init));
      if (pendingFetches.length > 0) continue;
      try {
        for (const mail of mails) await this.#options.sendMail(mail);
        await this.save();
        return outcome;
      } catch (error) {
        return { kind: 'failed', message: String(error) };
      }
    }
  }

  /** Writes the leads to disk if they have changed. Resolves when all changes made before this call are saved. */
  async save(): Promise<void> {
    const saved = this.#saving.then(async () => {
      const changes = this.#tabs.get(LEADS_TAB)?.changes ?? 0;
      if (changes === this.#saved) return;
      const draft = `${this.#options.sheetPath}.tmp`;
      const lines = this.rows().map((row) => JSON.stringify(row));
      await writeFile(draft, `[\n${lines.join(',\n')}\n]\n`, { mode: 0o600, flush: true });
      // Write atomically: after a crash the file has either the old rows or the new rows.
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

async function responseOf(url: string, init: FetchInit): Promise<FetchResponse | Error> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
