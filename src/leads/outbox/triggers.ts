import type { Outbox } from './outbox';

/** The shortest wait, however soon the next entry is due. */
const SHORTEST_WAIT_MS = 1_000;
/** The longest wait: the clock may jump, and timers of more than 24.8 days fire immediately. */
const LONGEST_WAIT_MS = 3_600_000;
const LONGEST_BACKOFF_MS = 300_000;

export interface OutboxTriggers {
  /** Call after a submit: schedules the retry if sending failed. */
  retryDue(): void;
  stop(): void;
}

/**
 * Retries the outbox while the page is open: every lead immediately and when the browser comes online, and the leads that are due when
 * their time has come, when the tab becomes visible and when the page returns from the back-forward cache. Offline, no timer runs.
 */
export function startRetries(outbox: Pick<Outbox, 'flush' | 'nextDue'>): OutboxTriggers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let shortestMs = SHORTEST_WAIT_MS;

  async function run(dueOnly: boolean) {
    clearTimeout(timer);
    // Schedule the next retry even if this one fails.
    await outbox.flush(dueOnly).catch(() => console.warn('[leads] the outbox could not be sent'));
    if (!navigator.onLine) return;
    const due = await outbox.nextDue();
    clearTimeout(timer);
    if (due === undefined || stopped) return;
    const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(shortestMs, due - Date.now()));
    // Back off also where nothing can be noted: a disk that refuses writes, a lead that another tab is sending.
    shortestMs = due > Date.now() ? SHORTEST_WAIT_MS : Math.min(2 * shortestMs, LONGEST_BACKOFF_MS);
    timer = setTimeout(() => void run(true), waitMs);
  }
  const retryAll = () => void run(false);
  const retryDue = () => void run(true);
  const whenVisible = () => document.visibilityState === 'visible' && retryDue();

  window.addEventListener('online', retryAll);
  window.addEventListener('pageshow', retryDue);
  document.addEventListener('visibilitychange', whenVisible);
  retryAll();
  return {
    retryDue,
    stop() {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', retryAll);
      window.removeEventListener('pageshow', retryDue);
      document.removeEventListener('visibilitychange', whenVisible);
    },
  };
}

/**
 * Calls `act` each time the visitor leaves the page: closes it, navigates away, or hides it (a phone may then end the page without another
 * event). Calls `act` once per departure, although browsers may fire two events.
 */
export function onLeave(act: () => void): void {
  let hasLeft = false;
  const leave = (): void => {
    if (!hasLeft) act();
    hasLeft = true;
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else hasLeft = false;
  });
}
