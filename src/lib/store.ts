import { useSyncExternalStore } from 'react';

/** A value outside React that notifies its listeners of changes. */
export interface Store<T> {
  get: () => T;
  /** Does nothing when `next` is the current value. */
  set: (next: T) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** A store that can only be read. */
export type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

export function createStore<T>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a store and re-renders when it changes. */
export function useStore<T>({ subscribe, get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
