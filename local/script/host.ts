import { readCsv, writeCsv } from './csv.ts';
import { ExpiringCache } from './expiringCache.ts';
import { type Area, Grid } from './grid.ts';
import { WaitingLock } from './waitingLock.ts';

/** What an execution asks of Google, in plain data, so that it can cross from one thread to another. */
export interface ScriptCalls {
  /** In the order of their tabs; the place is the sheet's id. */
  sheetNames(): string[];
  sheetInsert(name: string): void;
  sheetSize(name: string): { lastRow: number; lastColumn: number; maxRows: number; maxColumns: number };
  sheetGrow(name: string, rows: number, columns: number): void;
  sheetDeleteRow(name: string, row: number): void;
  setFormat(name: string, area: Area, format: string): void;
  setValues(name: string, area: Area, values: string[][]): void;
  shown(name: string, area: Area): string[][];
  find(name: string, area: Area, text: string): number[];
  flush(): Promise<void>;
  cacheGet(key: string): string | null;
  cachePut(key: string, value: string, seconds: number): void;
  property(key: string): string | null;
  /** Rejects where nothing answers; every status is an answer. */
  fetch(url: string, init: FetchInit): Promise<{ status: number; text: string }>;
  sendMail(mail: ScriptMail): Promise<void>;
  lockTry(waitMs: number): Promise<boolean>;
  lockRelease(): void;
  lockHeld(): boolean;
  log(level: 'info' | 'error', text: string): void;
}

/** What of a request crosses from one thread to another. */
interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body: string;
  redirect: 'follow' | 'manual';
}

/** A mail of the script: text only. */
export interface ScriptMail {
  to: string;
  subject: string;
  body: string;
}

export interface HostOptions {
  csvPath: string;
  properties: Readonly<Record<string, string>>;
  /** Milliseconds since 1970: the cache's clock. */
  nowMs: () => number;
  /** Cuts every wait for the lock to this, so that a test of the busy answer need not wait as long as the script does. */
  lockWaitLimitMs: number;
  /** How long each call takes: Google's are slow, and two executions then really run into one another. */
  callLatencyMs: number;
  sendMail: (mail: ScriptMail) => Promise<void>;
  log: (level: 'info' | 'error', text: string) => void;
}

/** The sheet of leads, kept on disk. */
const KEPT = 'Leads';

/** Google's side of the script: one spreadsheet, one lock, one cache for all executions. The sheet of leads is on disk. */
export class GoogleHost {
  readonly lock = new WaitingLock();
  readonly #options: HostOptions;
  readonly #cache: ExpiringCache;
  readonly #sheets: Map<string, Grid>;
  #changed = false;
  #saving: Promise<void> = Promise.resolve();

  private constructor(options: HostOptions, sheets: Map<string, Grid>) {
    this.#options = options;
    this.#sheets = sheets;
    this.#cache = new ExpiringCache(options.nowMs);
  }

  /** Starts with the sheet on disk, or like a new spreadsheet: with one empty sheet of another name. */
  static async open(options: HostOptions): Promise<GoogleHost> {
    const rows = await readCsv(options.csvPath);
    return new GoogleHost(options, new Map([rows ? [KEPT, Grid.of(rows)] : ['Sheet1', new Grid()]]));
  }

  /** What the sheet of leads shows, header row included. */
  rows(): string[][] {
    const grid = this.#sheets.get(KEPT);
    return grid ? grid.shown(grid.all()) : [];
  }

  /** Every formula in the sheet of leads: there must never be one. */
  formulas(): string[] {
    const grid = this.#sheets.get(KEPT);
    return grid ? grid.formulas(grid.all()).flatMap((row) => row.filter((formula) => formula !== '')) : [];
  }

  /** Writes the sheet to disk when it changed; resolves when everything before this call is there. */
  async save(): Promise<void> {
    this.#saving = this.#saving.then(async () => {
      if (!this.#changed) return;
      this.#changed = false;
      await writeCsv(this.#options.csvPath, this.rows());
    });
    const saved = this.#saving;
    this.#saving = saved.catch(() => undefined);
    await saved;
  }

  /** Ends an execution as Google does: its lock is given back, its changes are written. */
  async finish(execution: number): Promise<void> {
    this.lock.leave(execution);
    await this.save();
  }

  /** The calls of one execution. */
  callsOf(execution: number): ScriptCalls {
    const { lockWaitLimitMs, properties, sendMail, log } = this.#options;
    return {
      sheetNames: () => [...this.#sheets.keys()],
      sheetInsert: (name) => void this.#sheets.set(name, new Grid()),
      sheetSize: (name) => {
        const grid = this.#grid(name);
        return { lastRow: grid.lastRow(), lastColumn: grid.lastColumn(), maxRows: grid.maxRows, maxColumns: grid.maxColumns };
      },
      sheetGrow: (name, rows, columns) => {
        this.#grid(name).maxRows += rows;
        this.#grid(name).maxColumns += columns;
      },
      sheetDeleteRow: (name, row) => {
        this.#grid(name).deleteRow(row);
        this.#changed = true;
      },
      setFormat: (name, area, format) => this.#grid(name).setFormat(area, format),
      setValues: (name, area, values) => {
        this.#grid(name).setValues(area, values);
        this.#changed = true;
      },
      shown: (name, area) => this.#grid(name).shown(area),
      find: (name, area, text) => this.#grid(name).find(area, text),
      flush: async () => await this.save(),
      cacheGet: (key) => this.#cache.get(key),
      cachePut: (key, value, seconds) => this.#cache.put(key, value, seconds),
      property: (key) => properties[key] ?? null,
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        return { status: response.status, text: await response.text() };
      },
      sendMail,
      lockTry: async (waitMs) => await this.lock.take(execution, Math.min(waitMs, lockWaitLimitMs)),
      lockRelease: () => this.lock.release(execution),
      lockHeld: () => this.lock.isHeldBy(execution),
      log,
    };
  }

  /** One call by name, as it arrives from an execution's thread. */
  async perform(execution: number, name: string, args: readonly unknown[]): Promise<unknown> {
    const calls = this.callsOf(execution);
    if (!Object.hasOwn(calls, name)) throw new Error(`No such call: ${name}`);
    if (this.#options.callLatencyMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#options.callLatencyMs));
    return await (calls[name as keyof ScriptCalls] as (...values: readonly unknown[]) => unknown)(...args);
  }

  #grid(name: string): Grid {
    const grid = this.#sheets.get(name);
    if (!grid) throw new Error(`No sheet named ${name}`);
    return grid;
  }
}
