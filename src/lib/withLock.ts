/**
 * Starts `work` unless another tab holds the lock of this name, and holds the lock until `ended` settles. Resolves to what `work` has
 * started, undefined if another tab holds the lock. Without Web Locks, `work` starts before this returns; where the browser refuses them,
 * as with blocked cookies, it starts as well. `isSure` is false if the browser has not decided within `limitMs`: another tab may hold the lock.
 */
export async function withLock<Started extends { ended: Promise<unknown> }>(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  limitMs: number,
  work: (isSure: boolean) => Started,
): Promise<Started | undefined> {
  if (!locks) return work(true);
  return await new Promise((resolve, reject) => {
    let isDecided = false;
    async function decide(mayStart: boolean, isSure: boolean): Promise<void> {
      if (isDecided) return;
      isDecided = true;
      clearTimeout(timer);
      try {
        const started = mayStart ? work(isSure) : undefined;
        resolve(started);
        // Keeps the lock until the work has ended.
        await started?.ended;
      } catch (error) {
        reject(error);
      }
    }
    const timer = setTimeout(() => void decide(true, false), limitMs);
    const request = async () => locks.request(name, { ifAvailable: true }, async (lock) => decide(lock !== null, true));
    request().catch(() => decide(true, true));
  });
}
