import { useSyncExternalStore } from 'react';

/** A value outside React that tells its listeners when it changes. */
export interface Store<T> {
  get: () => T;
  /** Does nothing when `next` is the present value. */
  set: (next: T) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** What a reader needs of a store. */
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

/** Reads a store and renders again when it changes. */
export function useStore<T>({ subscribe, get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
