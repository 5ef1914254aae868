import { readStorage, writeStorage } from '@/lib/browserStorage';

/** Staff are signed out after this long without activity, because someone else may be using the computer by then. */
export const IDLE_MS = 30 * 60_000;

const WRITE_EVERY_MS = 60_000;
/** Shared by all tabs of this browser. In ms since 1970. */
const KEY = 'staff-active-at';

/** Records a sign-in as activity. */
export function noteSignIn(): void {
  writeStorage('localStorage', KEY, String(Date.now()));
}

/** Returns whether the last recorded activity in this browser, in any tab, was at least IDLE_MS ago. False if none is recorded. */
export function isIdle(): boolean {
  const at = Number(readStorage('localStorage', KEY));
  return at > 0 && Date.now() - at >= IDLE_MS;
}

/** `note` records activity on this page; `idleMs` is the time since the last activity in any tab. */
export interface Activity {
  note: () => void;
  idleMs: () => number;
}

export function createActivity(): Activity {
  let latest = 0;
  let written = 0;
  return {
    note() {
      latest = Date.now();
      if (Math.abs(latest - written) < WRITE_EVERY_MS) return;
      written = latest;
      writeStorage('localStorage', KEY, String(latest));
    },
    idleMs() {
      const elsewhere = Number(readStorage('localStorage', KEY));
      // Ignore a time in the future: the clock has been set back.
      return Date.now() - Math.max(latest, elsewhere > Date.now() ? 0 : elsewhere);
    },
  };
}
