import { readStorage, writeStorage } from '@/lib/browserStorage';

/** Staff are signed out after this long without activity, because someone else may be using the computer by then. */
export const IDLE_MS = 30 * 60_000;

const WRITE_EVERY_MS = 60_000;
/** When a clock is synchronised, it may go back by this much while someone is working. */
const CLOCK_STEP_MS = 5_000;
/** Shared by all tabs of this browser. In ms since 1970. */
const KEY = 'staff-active-at';

/** Returns the time since the last recorded activity in this browser; undefined if none is recorded. */
function storedIdleMs(): number | undefined {
  const stored = readStorage('localStorage', KEY);
  return stored === null ? undefined : msSince(Number(stored));
}

/** Returns Infinity for an unreadable time or one in the future: the clock was wrong then, or is now. */
function msSince(time: number, toleranceMs = 0): number {
  const ms = Date.now() - time;
  return ms >= -toleranceMs ? ms : Infinity;
}

/** Returns true, and deletes the record, if the last recorded activity is too old for the stored session to be resumed. */
export function forgetIfIdle(): boolean {
  if ((storedIdleMs() ?? 0) < IDLE_MS) return false;
  writeStorage('localStorage', KEY, null);
  return true;
}

export interface Activity {
  /** Records activity on this page. */
  note: () => void;
  /** Forgets the activity on this page and, if it is too old, the record, so that neither counts against the next sign-in. */
  forget: () => void;
  /** Time since the last activity in any tab; 0 if none is known. */
  idleMs: () => number;
}

export function createActivity(): Activity {
  let latest: number | undefined;
  let written = 0;
  return {
    note() {
      latest = Date.now();
      if (Math.abs(latest - written) < WRITE_EVERY_MS) return;
      written = latest;
      writeStorage('localStorage', KEY, String(latest));
    },
    forget() {
      latest = undefined;
      written = 0;
      forgetIfIdle();
    },
    idleMs() {
      const elsewhere = storedIdleMs();
      return latest === undefined ? (elsewhere ?? 0) : Math.min(msSince(latest, CLOCK_STEP_MS), elsewhere ?? Infinity);
    },
  };
}
