interface Waiter {
  owner: number;
  grant: (granted: boolean) => void;
  timer: NodeJS.Timeout;
}

/** The script lock: one execution holds it, the others wait in order for as long as each is willing to. */
export class WaitingLock {
  #owner: number | undefined;
  #waiters: Waiter[] = [];

  /** True once `owner` holds the lock, false when `waitMs` went by before that. */
  async take(owner: number, waitMs: number): Promise<boolean> {
    if (this.#owner === undefined || this.#owner === owner) {
      this.#owner = owner;
      return true;
    }
    return await new Promise((resolve) => {
      const waiter: Waiter = {
        owner,
        grant: resolve,
        timer: setTimeout(() => {
          this.#waiters = this.#waiters.filter((other) => other !== waiter);
          resolve(false);
        }, waitMs),
      };
      this.#waiters.push(waiter);
    });
  }

  isHeldBy(owner: number): boolean {
    return this.#owner === owner;
  }

  /** At the end of `owner`: gives back what it holds, and whatever it still waits for is not granted any more. */
  leave(owner: number): void {
    const left = this.#waiters.filter((waiter) => waiter.owner === owner);
    this.#waiters = this.#waiters.filter((waiter) => waiter.owner !== owner);
    for (const { timer, grant } of left) {
      clearTimeout(timer);
      grant(false);
    }
    this.release(owner);
  }

  /** Hands the lock on to the one who waits longest. Without effect for who does not hold it. */
  release(owner: number): void {
    if (this.#owner !== owner) return;
    const next = this.#waiters.shift();
    this.#owner = next?.owner;
    if (next) {
      clearTimeout(next.timer);
      next.grant(true);
    }
  }
}
