import { sleep } from '@/lib/sleep';

import { failureOf } from './boot';

/** Delay before the first retry in the background, in ms; doubles with each retry. */
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** A part of the site that loads on demand. */
export interface LazyModule<T> {
  /** Rejects if the part has not loaded after about 10 s (for the errors see boot/boot.ts); the next call tries again. */
  get(): Promise<T>;
  /** Returns the part if it has already loaded, for callers that must not wait. */
  now(): T | undefined;
  /** Starts loading before the part is needed. Shows no notice and throws no error. */
  preload(): void;
}

/** `load`: calls import(), whose files are fetched in parallel, with retries (boot/fetchParts.ts). */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: { part: T } | undefined;
  let loading: Promise<T> | undefined;
  const get = (): Promise<T> => {
    loading ??= load().then(
      (part) => {
        loaded = { part };
        return part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { get, now: () => loaded?.part, preload: () => void get().catch(() => undefined) };
}

/** Loads a part in the background and retries until it succeeds. Offers a reload if the site has been deployed again. */
export async function loadUntilAvailable<T>(part: Pick<LazyModule<T>, 'get'>): Promise<T> {
  for (let wait = RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
    try {
      return await part.get();
    } catch (error) {
      const isRenewed = failureOf(error) === 'renewed';
      if (isRenewed) window.boot?.offerReload();
      await sleep(isRenewed ? LONGEST_RETRY_MS : wait);
    }
  }
}
