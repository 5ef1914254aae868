import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import type { FromWorker, ToWorker, WorkerSettings } from './visitorWorker.ts';

export interface Visitors {
  /** Resolves when every visitor has sent a lead or was interrupted while sending it. Rejects when the thread fails. */
  visited: Promise<void>;
  /**
   * Waits until every outbox is empty. With `comeBack`, visitors with unsent leads visit the site again. Resolves with the number of leads
   * still in an outbox after `limitMs`.
   */
  empty(limitMs: number, comeBack: boolean): Promise<number>;
  close(): Promise<void>;
}

const POLL_MS = 1_000;

/** Simulates visitors without a browser. Runs the site's delivery code with IndexedDB and Web Locks, and a separate outbox per visitor. */
export function startVisitors(settings: WorkerSettings): Visitors {
  const worker = new Worker(new URL('./visitorWorker.ts', import.meta.url), { workerData: settings });
  const { promise: visited, resolve: sent, reject } = Promise.withResolvers<void>();
  let counted: (count: number) => void = () => undefined;
  let failed: Error | undefined;
  const fail = (error: Error) => {
    failed = error;
    reject(error);
    counted(-1);
  };
  visited.catch(() => undefined);
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'visited') sent();
    else if (message.kind === 'waiting') counted(message.count);
    else fail(new Error(message.message));
  });
  const post = (message: ToWorker) => worker.postMessage(message, []);
  const waiting = async (): Promise<number> => {
    const count = new Promise<number>((resolve) => (counted = resolve));
    post('count');
    const left = await count;
    if (failed) throw failed;
    return left;
  };

  return {
    visited,
    async empty(limitMs, comeBack) {
      const deadline = performance.now() + limitMs;
      if (comeBack) post('comeBack');
      for (;;) {
        await wait(POLL_MS);
        const left = await waiting();
        if (left === 0 || performance.now() > deadline) return left;
      }
    },
    close: async () => void (await worker.terminate()),
  };
}
