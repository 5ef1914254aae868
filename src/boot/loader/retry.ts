import { sleep } from '@/lib/sleep';

import type { LoadFailure } from '../boot';
import { entry } from './scripts';

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 15_000;
const ANSWER_LIMIT_MS = 15_000;
/** Shortest time limit of the last attempt, so that the server has time to respond. */
const SHORTEST_LIMIT_MS = 1_000;

/** Fetches an address and reads the whole body: only then has the browser received the complete file. */
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

/** Returns '' for the file, 'wrong' for any other response (an error, a page of the host or hotel Wi-Fi) and 'silent' for none. */
const failureOfFile = async (file: string, cache: RequestCache, limitMs: number): Promise<LoadFailure | ''> => {
  try {
    const { reply, bytes } = await fetchWhole(file, cache, limitMs);
    const type = reply.headers.get('content-type') ?? '';
    return reply.ok && bytes.byteLength > 0 && !reply.redirected && /javascript|css/.test(type) ? '' : 'wrong';
  } catch {
    return 'silent';
  }
};

let renewalCheck: Promise<boolean> | undefined;
/** Resolves to true if the page's fresh HTML names another main script (a new deployment). Simultaneous failures share a check. */
const isRenewed = (): Promise<boolean> => {
  return (renewalCheck ??= fetchWhole(location.pathname, 'no-store')
    .then(({ bytes }) => /data-scripts="([^"]+)"/.exec(new TextDecoder().decode(bytes))?.[1]?.includes(entry) === false)
    .catch(() => false)
    .finally(() => (renewalCheck = undefined)));
};

const fetchFile = async (file: string, deadline: number): Promise<void> => {
  let cache: RequestCache = 'default';
  // The time limit doubles with each attempt, for slow connections.
  for (let wait = FIRST_RETRY_MS, limitMs = ANSWER_LIMIT_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS), limitMs *= 2) {
    const failure = await failureOfFile(file, cache, Math.min(limitMs, Math.max(SHORTEST_LIMIT_MS, deadline - performance.now())));
    if (!failure) return;
    if (failure === 'wrong' && (await isRenewed())) throw new Error('renewed');
    const left = deadline - performance.now();
    if (left <= 0) throw new Error(failure);
    // Bypass the cache: it may hold the wrong response.
    cache = 'reload';
    const waitMs = Math.min(wait, left);
    const isOnline = new Promise((resolve) => addEventListener('online', resolve, { once: true, signal: AbortSignal.timeout(waitMs) }));
    await Promise.race([sleep(waitMs), isOnline]);
  }
};

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches files that are about to be imported. Every file must be fetched before the first import(): Firefox before 155 and Chrome (at
 * least until 150) never request a failed module again, nor a module that a failed module imports.
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
