import type { Outcome } from '@/leads/ports';

import { seededRandom, phoneOf } from './plan.ts';
import type * as siteParts from './siteParts.ts';

export type SiteParts = typeof siteParts;

export interface VisitorSettings {
  seed: number;
  /** Origin of the table's API, behind the proxy. */
  supabaseUrl: string;
  supabaseKey: string;
  scriptUrl: string;
  /** True to close some tabs and kill some browsers while they send. */
  interruptTabs: boolean;
}

/** One simulated tab: runs the site's delivery code on the visitor's outbox until the tab ends. */
interface Tab {
  submit(name: string): Promise<void>;
  /** `killed` also aborts the tab's requests. `closed` lets them finish, but their responses are ignored. */
  end(how: 'killed' | 'closed'): void;
}

export interface Visitor {
  /** Opens a tab and sends the lead. For some visitors, ends the tab before the lead is delivered. Resolves when the visit is over. */
  visit(): Promise<void>;
  /** Opens a new tab on the same outbox. The first tab may still be open. */
  comeBack(): void;
  /** Number of leads in the outbox. */
  waiting(): Promise<number>;
}

/** Longer than one attempt, so that a tab can end at every stage of an attempt. */
const LATEST_END_MS = 12_000;
/** Largest error of a device's clock in either direction. With a jump ahead of more than 72 h, leads would expire, which is correct. */
const MAX_CLOCK_SKEW_MS = 35 * 3_600_000;
/** Malformed entries like those that other releases or faults may leave in an outbox. */
const ODD_ENTRIES = [
  { sid: 'odd', version: 1, createdAt: 'yesterday' },
  { sid: 'odd', version: 1, createdAt: Date.now(), payload: { name: 'No lead' }, sheet: null },
  { sid: 'odd' },
];

/** Creates a visitor with a separate outbox who sends one lead named `name`. */
export function createVisitor(parts: SiteParts, settings: VisitorSettings, name: string): Visitor {
  const disk = parts.indexedDbOutbox(`outbox ${name}`);
  const odd = settings.interruptTabs
    ? ODD_ENTRIES[Math.floor(seededRandom(settings.seed, 'odd', name) * 2 * ODD_ENTRIES.length)]
    : undefined;
  const outcome = seededRandom(settings.seed, 'fate', name);
  const end = outcome < 0.2 ? 'closed' : outcome < 0.4 ? 'killed' : undefined;
  // Because of the fourth power, most tabs end soon after the click.
  const endMs = LATEST_END_MS * seededRandom(settings.seed, 'end', name) ** 4;
  let visits = 0;
  /** The tab of the latest return visit. */
  let latest: Tab | undefined;

  return {
    async visit() {
      if (odd) await writeOddEntry(parts, `outbox ${name}`, odd);
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
  const tabLife = new AbortController();
  const connection = new AbortController();
  const forever = new Promise<never>(() => undefined);
  /** Never resolves once the tab has ended. */
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (tabLife.signal.aborted) return forever;
    const value = await work();
    return tabLife.signal.aborted ? forever : value;
  };
  const tabEnded = new Promise<void>((resolve) => tabLife.signal.addEventListener('abort', () => resolve()));
  const sheet = parts.sheetEndpoint(settings.scriptUrl);
  const table = parts.leadTable({ supabaseUrl: settings.supabaseUrl, supabaseKey: settings.supabaseKey });
  /** True if the tab's clock is wrong. Chosen again for every tab; most clocks are right. */
  const isClockSkewed = settings.interruptTabs && seededRandom(settings.seed, 'clock', name, visit) < 0.3;
  const clockSkewMs = isClockSkewed ? MAX_CLOCK_SKEW_MS * (2 * seededRandom(settings.seed, 'jump', name, visit) - 1) : 0;
  const connected = (signal: AbortSignal) => AbortSignal.any([signal, connection.signal]);
  let draws = 0;

  const outbox = parts.createOutbox({
    store: {
      put: async (entry) => whileOpen(async () => disk.put(entry)),
      all: async () => whileOpen(async () => disk.all()),
      update: async (entry, change) => whileOpen(async () => disk.update(entry, change)),
      takeEarly: async (sid) => whileOpen(async () => disk.takeEarly(sid)),
    },
    sheet: {
      append: async (sid, payload, query, signal): Promise<Outcome> =>
        whileOpen(async () => sheet.append(sid, payload, query, connected(signal))),
    },
    table: {
      prepare: () => table.prepare(),
      insert: async (id, record, query, signal): Promise<Outcome> =>
        whileOpen(async () => table.insert(id, record, query, connected(signal))),
      insertRecord: async (record, query, signal): Promise<Outcome> =>
        whileOpen(async () => table.insertRecord(record, query, connected(signal))),
    },
    notification: { notify: async () => undefined },
    loadToEntry: async () => parts.toEntry,
    locks: locksUntil(tabEnded),
    now: () => Date.now() + clockSkewMs,
    random: () => seededRandom(settings.seed, 'jitter', name, (draws += 1)),
  });
  const triggers = parts.startRetries(outbox);

  return {
    async submit(lead) {
      const landingPage = 'fault-lab';
      await outbox.add(
        { name: lead, email: '', whatsapp: phoneOf(lead), service: 'lip-blush', message: 'Sent by the fault lab', landingPage },
        { utm_source: 'lab', utm_campaign: lead },
      );
      triggers.retryDue();
    },
    end(how) {
      tabLife.abort();
      triggers.stop();
      if (how === 'killed') connection.abort();
    },
  };
}

/** Writes a malformed entry into the outbox. */
async function writeOddEntry(parts: SiteParts, outbox: string, value: object): Promise<void> {
  const db = await parts.openDatabase(outbox);
  await db.put('entries', value);
  db.close();
}

/** Uses the real Web Locks API and releases the locks when the tab ends. */
function locksUntil(tabEnded: Promise<void>): Pick<LockManager, 'request'> {
  const { locks } = navigator;
  function request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  function request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  async function request(name: string, options: LockOptions | LockGrantedCallback<unknown>, callback?: LockGrantedCallback<unknown>) {
    const work = typeof options === 'function' ? options : callback;
    const lockOptions: LockOptions = typeof options === 'function' ? {} : options;
    return await locks.request(name, lockOptions, async (lock) => await Promise.race([work?.(lock), tabEnded]));
  }
  return { request };
}

export async function sleep(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
