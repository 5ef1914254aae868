import { createStore, type Readable } from '@/lib/store';
import { showToast, dismissToast } from '@/ui/toast';

import type { Cursors, DeskBackend, MailState } from '../model/backend';
import type { Lead } from '../model/lead';
import type { FollowUpStore } from './followUps';
import type { LeadStore } from './leads';

export interface SyncState {
  /** `notStaff`: the account is not on the list of staff. */
  phase: 'loading' | 'failed' | 'loaded' | 'notStaff';
  /** The time when the leads were last known to be up to date, in ms since 1970. */
  loadedAt: number;
  /** Whether polls have been failing for STALE_MS. */
  isStale: boolean;
  /** Undefined until known. */
  mailState: MailState | undefined;
  /** The ids of the leads that are being deleted. */
  deleting: ReadonlySet<string>;
}

export interface Sync extends Readable<SyncState> {
  /** Loads everything, then polls. Returns a function that stops polling. */
  start: () => () => void;
  /** Loads everything again after a failure. */
  retry: () => void;
  /** Polls now. Resolves when the poll has finished, even if it failed; never rejects. */
  refresh: () => Promise<void>;
  /** Deletes a lead and shows the outcome in a toast. */
  remove: (lead: Lead) => Promise<void>;
}

/** Leads count as stale after this long without a successful poll, in ms. */
const STALE_MS = 60_000;
/** The interval between loads of the whole table, in ms. */
const FULL_LOAD_MS = 12 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** Every fifth minute the poll checks for missed leads. In the other minutes it asks for the mail state. */
const GAP_CHECK_MINUTES = 5;

const FETCH_FAILED = 'Failed to fetch leads';

export function createSync(backend: DeskBackend, leads: LeadStore, followUps: FollowUpStore): Sync {
  const { get, set, subscribe } = createStore<SyncState>({
    phase: 'loading',
    loadedAt: 0,
    isStale: false,
    mailState: undefined,
    deleting: new Set(),
  });
  /** Counts loads of the whole table, so that responses to earlier loads can be ignored. */
  let run = 0;
  let cursors: Omit<Cursors, 'followUps'> = { leads: '', deletions: '' };
  /** The start of the last load of the whole table, the last run of the per-minute check, and its runs since that load. */
  const times = { whole: 0, minute: 0, minutes: 0 };
  let isRunning = false;
  let stopPolling: (() => void) | undefined;

  function change(part: Partial<SyncState>): void {
    set({ ...get(), ...part });
    if (isRunning && (get().phase === 'loaded' || get().phase === 'failed')) stopPolling ??= startPolling(refresh);
    else stop();
  }

  function stop(): void {
    stopPolling?.();
    stopPolling = undefined;
  }

  function showNotStaff(): void {
    leads.beginReading()([], true);
    change({ mailState: undefined, phase: 'notStaff' });
  }

  async function askMailState(): Promise<void> {
    const found = await backend.mailState().catch(() => 'unknown' as const);
    if (found === 'notStaff') showNotStaff();
    else if (found !== 'unknown') change({ mailState: found });
  }

  /** If the table looks empty, checks the account: row level security hides all rows from accounts that are not staff. */
  async function readLeads() {
    const found = await backend.leads();
    return found.leads.length === 0 && (await backend.mailState()) === 'notStaff' ? 'notStaff' : found;
  }

  /** `quiet`: updates the leads but not a list that is on the screen, and rejects on failure. */
  async function load({ quiet = false } = {}): Promise<void> {
    run += 1;
    const own = run;
    const began = Date.now();
    const isNew = !quiet || get().phase === 'failed';
    const replace = leads.beginReading();
    void followUps.load();
    try {
      const found = await readLeads();
      if (own !== run) return;
      if (found === 'notStaff') {
        showNotStaff();
        return;
      }
      replace(found.leads, isNew);
      dismissToast(FETCH_FAILED);
      cursors = found.cursors;
      Object.assign(times, { whole: began, minute: began, minutes: 0 });
      change({ loadedAt: Date.now(), isStale: false, phase: 'loaded' });
    } catch (error) {
      if (quiet) throw error;
      if (own !== run) return;
      change({ phase: 'failed' });
      showToast({ title: 'Error', text: FETCH_FAILED, kind: 'destructive' });
      return;
    }
    if (isNew) await askMailState();
  }

  async function takeChanges(): Promise<void> {
    const from = cursors;
    const followUpsFrom = followUps.cursor();
    const changes = await backend.changes({ ...from, followUps: followUpsFrom });
    // Discard the response if the whole table was loaded in the meantime.
    if (from !== cursors) return;
    const { followUps: cursor, ...others } = changes.cursors;
    cursors = others;
    leads.merge(changes.leads, changes.deleted);
    followUps.merge(changes.followUps, { from: followUpsFrom, to: cursor });
  }

  /**
   * Compares the number of leads with the server's. If the numbers differ, polls and compares again, because a lead may just have arrived.
   * If they still differ, loads everything.
   */
  async function findGaps(): Promise<void> {
    for (const isLast of [false, true]) {
      const count = await backend.countLeads();
      if (count === leads.get().all.length) return;
      if (isLast) await load({ quiet: true });
      else await takeChanges();
    }
  }

  async function refresh(): Promise<void> {
    const began = Date.now();
    try {
      if (get().phase === 'failed' || began - times.whole >= FULL_LOAD_MS) await load({ quiet: true });
      else await takeChanges();
      if (followUps.get().phase === 'failed') void followUps.load(true);
      if (began - times.minute >= MINUTE_MS) {
        times.minute = began;
        times.minutes += 1;
        if (times.minutes % GAP_CHECK_MINUTES === 0) await findGaps();
        else await askMailState();
      }
      // An earlier poll may end after a later one.
      change({ loadedAt: Math.max(began, get().loadedAt), isStale: false });
    } catch {
      if (began - get().loadedAt >= STALE_MS) change({ isStale: true });
    }
  }

  return {
    get,
    subscribe,
    start() {
      isRunning = true;
      void load();
      return () => {
        isRunning = false;
        run += 1;
        stop();
      };
    },
    retry() {
      dismissToast(FETCH_FAILED);
      change({ phase: 'loading' });
      void load();
    },
    refresh,
    async remove({ id }) {
      change({ deleting: new Set(get().deleting).add(id) });
      const outcome = await backend.remove(id).catch(() => 'refused');
      change({ deleting: new Set([...get().deleting].filter((other) => other !== id)) });
      if (outcome === 'gone') {
        leads.remove(id);
        showToast({ title: 'Success', text: 'Lead deleted successfully', kind: 'success' });
      } else {
        showToast({ title: 'Error', text: 'Failed to delete lead', kind: 'destructive' });
      }
    },
  };
}

const VISIBLE_MS = 20_000;
/** Browsers run the timers of hidden pages only about once a minute. */
const HIDDEN_MS = 60_000;
/** Returning to a page fires both focus and visibilitychange. The second event is ignored. */
const SAME_MOMENT_MS = 1_000;

/**
 * Polls on a timer, and immediately when the page becomes visible, focused or online, even while an earlier poll waits for its answer: that
 * may never come. Returns a stop function.
 */
function startPolling(poll: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let returned = 0;
  const ended = new AbortController();
  const { signal } = ended;

  async function run(): Promise<void> {
    clearTimeout(timer);
    await poll();
    if (!signal.aborted) wait();
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), document.visibilityState === 'visible' ? VISIBLE_MS : HIDDEN_MS);
  }

  function pollNow({ type }: Event): void {
    if (document.visibilityState !== 'visible') return wait();
    if (type !== 'online') {
      if (Date.now() - returned < SAME_MOMENT_MS) return;
      returned = Date.now();
    }
    void run();
  }

  wait();
  document.addEventListener('visibilitychange', pollNow, { signal });
  window.addEventListener('online', pollNow, { signal });
  window.addEventListener('focus', pollNow, { signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
