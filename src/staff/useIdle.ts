import { useEffect, useEffectEvent, useState } from 'react';

import { readStorage, writeStorage } from '@/lib/browserStorage';

/** After so long without activity the next person may be somebody else. In ms, as below. */
const IDLE_MS = 30 * 60_000;
const WARNED_MS = 28 * 60_000;
const LOOK_EVERY_MS = 5_000;
/** All tabs of this browser share it. Epoch ms. */
const KEY = 'staff-active-at';
const WRITE_EVERY_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Records a sign-in as activity. */
export function noteSignIn(): void {
  writeStorage('localStorage', KEY, String(Date.now()));
}

/** Returns whether staff pages in this browser were last used more than IDLE_MS ago, possibly by an earlier page. */
export function isIdle(): boolean {
  const at = Number(readStorage('localStorage', KEY));
  return at > 0 && Date.now() - at >= IDLE_MS;
}

/** Calls `onIdle` once no tab had activity for IDLE_MS. Returns whether that is near, and what ends it. */
export function useIdle(onIdle: () => void): { isNear: boolean; stay: () => void } {
  const [isNear, setNear] = useState(false);
  const [activity] = useState(createActivity);
  const leave = useEffectEvent(onIdle);

  useEffect(() => {
    // Opening a page counts as activity only if the last activity is recent.
    if (isIdle()) leave();
    else activity.note();
    const look = (): void => {
      const idleMs = activity.idleMs();
      setNear(idleMs >= WARNED_MS);
      if (idleMs >= IDLE_MS) leave();
    };
    // A sleeping computer runs no timers: the touch that wakes it comes first, and may be somebody else's.
    const onSign = (): void => {
      look();
      activity.note();
    };
    const ended = new AbortController();
    const { signal } = ended;
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, signal });
    document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [activity]);

  return {
    isNear,
    stay: () => {
      activity.note();
      setNear(false);
    },
  };
}

function createActivity(): { note: () => void; idleMs: () => number } {
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
      // A time that is not here yet comes from a clock that was set back.
      return Date.now() - Math.max(latest, elsewhere > Date.now() ? 0 : elsewhere);
    },
  };
}
