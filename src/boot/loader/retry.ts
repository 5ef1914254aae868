import { sleep } from '@/lib/sleep';

import type { Fault } from '../boot';
import { entry } from './scripts';

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 15_000;
const ANSWER_LIMIT_MS = 15_000;
/** The last try gets at least this long, or its answer would count as none. */
const SHORTEST_LIMIT_MS = 1_000;

/** Fetches an address and reads the whole body: only then does the browser have it. */
export const fetchWhole = async (address: string, cache: RequestCache, limitMs = ANSWER_LIMIT_MS) => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitMs);
  try {
    const reply = await fetch(address, { cache, signal: controller.signal });
    return { reply, bytes: await reply.arrayBuffer() };
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Returns '' once the file is fetched, 'wrong' for any other answer (an error, a page of the host or a hotel's Wi-Fi), 'silent' for none.
 */
const faultOfFile = async (file: string, cache: RequestCache, limitMs: number): Promise<Fault | ''> => {
  try {
    const { reply, bytes } = await fetchWhole(file, cache, limitMs);
    const type = reply.headers.get('content-type') ?? '';
    return reply.ok && bytes.byteLength > 0 && !reply.redirected && /javascript|css/.test(type) ? '' : 'wrong';
  } catch {
    return 'silent';
  }
};

let renewalCheck: Promise<boolean> | undefined;
/**
 * Resolves with whether the site has been deployed again: only then does the page's fresh HTML name another entry. All files that fail at
 * the same time share one check.
 */
const isRenewed = (): Promise<boolean> => {
  return (renewalCheck ??= fetchWhole(location.pathname, 'no-store')
    .then(({ bytes }) => /data-scripts="([^"]+)"/.exec(new TextDecoder().decode(bytes))?.[1]?.includes(entry) === false)
    .catch(() => false)
    .finally(() => (renewalCheck = undefined)));
};

const fetchFile = async (file: string, deadline: number): Promise<void> => {
  let cache: RequestCache = 'default';
  // The time limit doubles with each try, for slow connections.
  for (let wait = FIRST_RETRY_MS, limitMs = ANSWER_LIMIT_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS), limitMs *= 2) {
    const fault = await faultOfFile(file, cache, Math.min(limitMs, Math.max(SHORTEST_LIMIT_MS, deadline - performance.now())));
    if (!fault) return;
    if (fault === 'wrong' && (await isRenewed())) throw new Error('renewed');
    const left = deadline - performance.now();
    if (left <= 0) throw new Error(fault);
    // The browser may have cached the wrong answer.
    cache = 'reload';
    await Promise.race([sleep(Math.min(wait, left)), new Promise((resolve) => addEventListener('online', resolve, { once: true }))]);
  }
};

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches files that are about to be imported. Firefox before 155 never requests a failed module again, nor one that a failed module
 * imports, so every file must be fetched before the first import().
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
