import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The time by which every clock of the desk goes, in ms since 1970. It stands still while nobody looks. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const tick = (): void => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    };
    document.addEventListener('visibilitychange', tick);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      document.removeEventListener('visibilitychange', tick);
      clearInterval(timer);
    };
  }, []);

  return now;
}
