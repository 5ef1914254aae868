import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767.98px)';

/** Whether the window is narrower than the table needs (mobile is below 768 px). */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

function isPhone(): boolean {
  return window.matchMedia?.(PHONE).matches ?? false;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(PHONE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
