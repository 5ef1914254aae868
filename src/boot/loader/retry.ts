import { sleep } from '@/lib/sleep';

import type { Fault } from '../boot';
import { entry } from './scripts';

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 15_000;
const ANSWER_LIMIT_MS = 15_000;
/** The last try gets this long, or its answer would count as none. */
const SHORTEST_LIMIT_MS = 1_000;

/** Fetches an address with its whole body: only then the browser has it. */
export const fetchWhole = async (address: string, cache: RequestCache, limitMs = ANSWER_LIMIT_MS) => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    const reply = await fetch(address, { cache, signal: limit.signal });
    return { reply, bytes: await reply.arrayBuffer() };
  } finally {
    clearTimeout(timer);
  }
};

/** Returns '' once the file is there, 'wrong' for an answer that is no script (an error, a host's or a hotel's page). */
const faultOfFile = async (file: string, cache: RequestCache, limitMs: number): Promise<Fault | ''> => {
  try {
    const { reply, bytes } = await fetchWhole(file, cache, limitMs);
    const type = reply.headers.get('content-type') ?? '';
    return reply.ok && bytes.byteLength > 0 && !reply.redirected && /javascript|css/.test(type) ? '' : 'wrong';
  } catch {
    return 'silent';
  }
};

let look: Promise<boolean> | undefined;
/**
 * Resolves with whether the site has been deployed again: only then does the page's fresh HTML name another entry. One look serves all files that fail at
 * the same time.
 */
const isRenewed = (): Promise<boolean> => {
  return (look ??= fetchWhole(location.pathname, 'no-store')
    .then(({ bytes }) => /data-scripts="([^"]+)"/.exec(new TextDecoder().decode(bytes))?.[1]?.includes(entry) === false)
    .catch(() => false)
    .finally(() => (look = undefined)));
};

const fetchFile = async (file: string, until: number): Promise<void> => {
  let cache: RequestCache = 'default';
  // A slow line gets twice the time at each try.
  for (let wait = FIRST_RETRY_MS, limitMs = ANSWER_LIMIT_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS), limitMs *= 2) {
    const fault = await faultOfFile(file, cache, Math.min(limitMs, Math.max(SHORTEST_LIMIT_MS, until - performance.now())));
    if (!fault) return;
    if (fault === 'wrong' && (await isRenewed())) throw new Error('renewed');
    const left = until - performance.now();
    if (left <= 0) throw new Error(fault);
    // The browser may have kept the wrong answer.
    cache = 'reload';
    await Promise.race([sleep(Math.min(wait, left)), new Promise((again) => addEventListener('online', again, { once: true }))]);
  }
};

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches files that are about to be imported. Firefox before 155 never asks again for a module that failed, nor for one that a failed
 * module imports: every file has to be here before the first import().
 */
export const fetchParts = (files: readonly string[], forMs: number): Promise<unknown> => {
  return Promise.all(
    files.map((file) => {
      const fetching = fetched.get(file) ?? fetchFile(file, performance.now() + forMs);
      fetched.set(file, fetching);
      fetching.catch(() => fetched.delete(file));
      return fetching;
    }),
  );
};
