import { useEffect } from 'react';

/** The browser asks before the page is closed or loaded again while `holds` is true: something is in memory only. */
export function useLeaveWarning(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
}
