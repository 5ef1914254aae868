import type { Attempt } from '@/leads/ports';

import { seededRandom, phoneOf } from './plan.ts';
import type * as siteParts from './siteParts.ts';

export type SiteParts = typeof siteParts;

export interface VisitorSettings {
  seed: number;
  /** Origin of the table's API, behind the proxy. */
  supabaseUrl: string;
  supabaseKey: string;
  scriptUrl: string;
  /** Whether some tabs are closed and some browsers killed while they send. */
  interruptTabs: boolean;
}

/** One tab: the site's delivery over the visitor's outbox, until the tab ends. */
interface Tab {
  submit(name: string): Promise<void>;
  /** `killed`: its requests end with it. `closed`: they go on without anybody to read the answers. */
  end(how: 'killed' | 'closed'): void;
}

export interface Visitor {
  /** Opens a tab, sends the lead, and perhaps ends the tab; resolves when the visitor is through with it. */
  visit(): Promise<void>;
  /** Comes back: a new tab over the same outbox, beside the first one if that still lives. */
  comeBack(): void;
  /** Leads in the outbox. */
  waiting(): Promise<number>;
}

/** Longer than an attempt: an end can hit every stage of it. */
const LATEST_END_MS = 12_000;
/** How wrong a device's clock may be, in either direction: a jump of more than 72 h ahead ends the waiting, as it has to. */
const CLOCK_OFF_MS = 35 * 3_600_000;
/** What other releases, or a fault, may have left in an outbox. */
const ODD_ENTRIES = [
  { sid: 'odd', version: 1, createdAt: 'yesterday' },
  { sid: 'odd', version: 1, createdAt: Date.now(), payload: { name: 'No lead' }, sheet: null },
  { sid: 'odd' },
];

/** A visitor with an outbox of their own who sends one lead named `name`. */
export function createVisitor(parts: SiteParts, settings: VisitorSettings, name: string): Visitor {
  const disk = parts.indexedDbOutbox(`outbox ${name}`);
  const odd = settings.interruptTabs
    ? ODD_ENTRIES[Math.floor(seededRandom(settings.seed, 'odd', name) * 2 * ODD_ENTRIES.length)]
    : undefined;
  const outcome = seededRandom(settings.seed, 'fate', name);
  const end = outcome < 0.2 ? 'closed' : outcome < 0.4 ? 'killed' : undefined;
  // Most ends come soon after the click.
  const endMs = LATEST_END_MS * seededRandom(settings.seed, 'end', name) ** 4;
  let visits = 0;
  /** Of those opened by coming back. */
  let latest: Tab | undefined;

  return {
    async visit() {
      if (odd) await leave(parts, `outbox ${name}`, odd);
      const tab = openTab(parts, settings, disk, name, (visits += 1));
      const sent = tab.submit(name);
      if (!settings.interruptTabs || end === undefined) return sent;
      await Promise.race([sent, sleep(endMs)]);
      tab.end(end);
    },
    comeBack() {
      latest?.end('closed');
      latest = openTab(parts, settings, disk, name, (visits += 1));
    },
    waiting: async () => (await disk.all()).length,
  };
}

function openTab(
  parts: SiteParts,
  settings: VisitorSettings,
  disk: ReturnType<SiteParts['indexedDbOutbox']>,
  name: string,
  visit: number,
): Tab {
  const life = new AbortController();
  const connection = new AbortController();
  const forever = new Promise<never>(() => undefined);
  /** Nothing that happens after the end of the tab is seen in it. */
  const seen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (life.signal.aborted) return forever;
    const value = await work();
    return life.signal.aborted ? forever : value;
  };
  const over = new Promise<void>((resolve) => life.signal.addEventListener('abort', () => resolve()));
  const sheet = parts.sheetEndpoint(settings.scriptUrl);
  const table = parts.leadTable({ supabaseUrl: settings.supabaseUrl, supabaseKey: settings.supabaseKey });
  /** Set anew whenever the site is opened; right for most. */
  const isOff = settings.interruptTabs && seededRandom(settings.seed, 'clock', name, visit) < 0.3;
  const offMs = isOff ? CLOCK_OFF_MS * (2 * seededRandom(settings.seed, 'jump', name, visit) - 1) : 0;
  const connected = (signal: AbortSignal) => AbortSignal.any([signal, connection.signal]);
  let draws = 0;

  const delivery = parts.createDelivery({
    store: {
      put: async (entry) => seen(async () => disk.put(entry)),
      addIfAbsent: async (entry) => seen(async () => disk.addIfAbsent(entry)),
      all: async () => seen(async () => disk.all()),
      update: async (sid, change) => seen(async () => disk.update(sid, change)),
    },
    sheet: {
      append: async (sid, payload, query, signal): Promise<Attempt> =>
        seen(async () => sheet.append(sid, payload, query, connected(signal))),
    },
    table: {
      prepare: () => table.prepare(),
      insert: async (id, record, signal): Promise<Attempt> => seen(async () => table.insert(id, record, connected(signal))),
      insertRecord: async (record, signal): Promise<Attempt> => seen(async () => table.insertRecord(record, connected(signal))),
    },
    notification: { notify: async () => undefined },
    locks: locksUntil(over),
    now: () => Date.now() + offMs,
    random: () => seededRandom(settings.seed, 'jitter', name, (draws += 1)),
  });
  const triggers = parts.startRetries(delivery);

  return {
    async submit(lead) {
      const landingPage = 'fault-lab';
      await delivery.submit(
        { name: lead, email: '', whatsapp: phoneOf(lead), service: 'lip-blush', message: 'Sent by the fault lab', landingPage },
        {},
      );
      triggers.retryDue();
    },
    end(how) {
      life.abort();
      triggers.stop();
      if (how === 'killed') connection.abort();
    },
  };
}

/** Writes something into the outbox that the site did not. */
async function leave(parts: SiteParts, outbox: string, value: object): Promise<void> {
  const open = parts.openDatabase<{ entries: { key: string; value: unknown } }>(
    outbox,
    (db) => void db.createObjectStore('entries', { keyPath: 'sid' }),
  );
  const db = await open();
  await db.put('entries', value);
  db.close();
}

/** The real Web Locks, given back when the tab is over. */
function locksUntil(over: Promise<void>): Pick<LockManager, 'request'> {
  const { locks } = navigator;
  function request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  function request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  async function request(name: string, options: LockOptions | LockGrantedCallback<unknown>, callback?: LockGrantedCallback<unknown>) {
    const work = typeof options === 'function' ? options : callback;
    const held: LockOptions = typeof options === 'function' ? {} : options;
    return await locks.request(name, held, async (lock) => await Promise.race([work?.(lock), over]));
  }
  return { request };
}

export async function sleep(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
