import { sleep } from '@/lib/sleep';

import { faultOf } from './boot';

/** Between two attempts to get something that nobody watches, in ms: twice as long after each. */
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** A part of the site that comes when it is wanted. */
export interface Later<T> {
  /** Rejects when it has not come after about 10 s (boot/boot.ts says with what); the next call starts anew. */
  get(): Promise<T>;
  /** What has come already, for whoever must not wait. */
  now(): T | undefined;
  /** At a sign of interest: shows nothing, never rejects. */
  preload(): void;
}

/** `load` is an import(): all of its files come at once, each until it is there (boot/fetchParts.ts). */
export function later<T>(load: () => Promise<T>): Later<T> {
  let found: { part: T } | undefined;
  let underWay: Promise<T> | undefined;
  const get = (): Promise<T> => {
    underWay ??= load().then(
      (part) => {
        found = { part };
        return part;
      },
      (fault: unknown) => {
        underWay = undefined;
        throw fault;
      },
    );
    return underWay;
  };
  return { get, now: () => found?.part, preload: () => void get().catch(() => undefined) };
}

/** For what nobody watches: until it comes. A page whose scripts are gone for good says so. */
export async function untilThere<T>(part: Later<T>): Promise<T> {
  for (let wait = RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
    try {
      return await part.get();
    } catch (error) {
      const isRenewed = faultOf(error) === 'renewed';
      if (isRenewed) window.boot?.offerReload();
      await sleep(isRenewed ? LONGEST_RETRY_MS : wait);
    }
  }
}
