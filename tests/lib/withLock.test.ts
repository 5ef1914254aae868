import { beforeEach, expect, test, vi } from 'vitest';

import { sleep } from '@/lib/sleep';
import { withLock } from '@/lib/withLock';

const LIMIT_MS = 1_000;
type Locks = Parameters<typeof withLock>[0];
type Response = 'granted' | 'taken' | 'refused' | 'thrown' | 'late';

beforeEach(() => void vi.useFakeTimers());

/** Web Locks that give this response. `events`: when they hand out the lock and when they get it back. */
function locksThat(response: Response, events: string[]): Locks {
  const request = (name: string, { ifAvailable }: LockOptions, work: LockGrantedCallback<unknown>): Promise<unknown> => {
    events.push(`${name}, ifAvailable ${ifAvailable}`);
    if (response === 'thrown') throw new DOMException('', 'SecurityError');
    if (response === 'refused') return Promise.reject(new DOMException('', 'SecurityError'));
    const lock = response === 'taken' ? null : { name, mode: 'exclusive' as const };
    const granted = sleep(response === 'late' ? LIMIT_MS + 1 : 0);
    return granted.then(async () => work(lock)).then(() => events.push('released'));
  };
  return { request } as Locks;
}

const ASKED = 'lead-a, ifAvailable true';
test.each<[string, Response | undefined, waitMs: number, begun: string[], ended: string[]]>([
  ['has no locks: before the call returns', undefined, 0, ['sure', 'returned'], []],
  ['grants the lock, which is held until the work has ended', 'granted', 0, [ASKED, 'returned', 'sure'], ['released']],
  ['says that another tab holds the lock: not at all', 'taken', 0, [ASKED, 'returned', 'released'], []],
  ['refuses locks', 'refused', 0, [ASKED, 'returned', 'sure'], []],
  ['throws at once', 'thrown', 0, [ASKED, 'returned', 'sure'], []],
  ['grants it too late: once the limit has passed, and not sure', 'late', LIMIT_MS, [ASKED, 'returned', 'unsure', 'released'], []],
])('work starts once if the browser %s', async (_what, response, waitMs, begun, ended) => {
  const events: string[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const started = { ended: promise };
  const work = (isSure: boolean) => (events.push(isSure ? 'sure' : 'unsure'), started);
  const resolved = vi.fn<(result: unknown) => void>();
  void withLock(response && locksThat(response, events), 'lead-a', LIMIT_MS, work).then(resolved);
  events.push('returned');
  await vi.advanceTimersByTimeAsync(Math.max(0, waitMs - 1));
  expect(resolved).toHaveBeenCalledTimes(waitMs > 0 ? 0 : 1);
  await vi.advanceTimersByTimeAsync(2 * LIMIT_MS);
  expect([events, resolved.mock.calls]).toEqual([begun, [[response === 'taken' ? undefined : started]]]);
  // Work that fails releases the lock too.
  promise.catch(() => undefined);
  reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(0);
  expect(events.slice(begun.length)).toEqual(ended);
});
