import { MessageChannel, Worker } from 'node:worker_threads';

import type { ExecutionRequest, Outcome } from './execution.ts';
import type { GoogleHost } from './host.ts';
import type { LineAnswer, WorkerOrder } from './worker.ts';

const IDLE_WORKERS = 4;

/** Runs executions side by side, each in a thread of its own, because a script blocks while it waits. */
export class ScriptRunner {
  readonly #host: GoogleHost;
  readonly #limitMs: number;
  readonly #busy = new Set<Worker>();
  #idle: Worker[] = [];
  #executions = 0;
  #closed = false;

  constructor(host: GoogleHost, limitMs: number) {
    this.#host = host;
    this.#limitMs = limitMs;
  }

  /** Never rejects: a crash or a run beyond the limit is an outcome too. */
  async run(request: ExecutionRequest): Promise<Outcome> {
    const execution = (this.#executions += 1);
    const worker = this.#idle.pop() ?? new Worker(new URL('./worker.ts', import.meta.url));
    // A thread must not keep the process alive: the server does that.
    worker.unref();
    this.#busy.add(worker);
    const outcome = await this.#outcomeOf(worker, execution, request);
    this.#busy.delete(worker);
    if (outcome.reusable && !this.#closed && this.#idle.length < IDLE_WORKERS) this.#idle.push(worker);
    else await worker.terminate();
    try {
      await this.#host.finish(execution);
    } catch (error) {
      return { kind: 'failed', message: String(error) };
    }
    return outcome.outcome;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#busy].map(async (worker) => await worker.terminate()));
    this.#idle = [];
  }

  async #outcomeOf(worker: Worker, execution: number, request: ExecutionRequest): Promise<{ outcome: Outcome; reusable: boolean }> {
    const { port1: hostSide, port2: scriptSide } = new MessageChannel();
    const signal = new Int32Array(new SharedArrayBuffer(4));
    hostSide.on('message', (message: string) => {
      const { name, args } = JSON.parse(message) as { name: string; args: unknown[] };
      const answer = (given: LineAnswer) => {
        hostSide.postMessage(given, []);
        Atomics.store(signal, 0, 1);
        Atomics.notify(signal, 0);
      };
      this.#host.perform(execution, name, args).then(
        (value) => answer({ value }),
        (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
      );
    });
    return await new Promise((resolve) => {
      const end = (outcome: Outcome, reusable: boolean) => {
        clearTimeout(timer);
        worker.off('message', done).off('error', crashed).off('exit', stopped);
        hostSide.close();
        resolve({ outcome, reusable });
      };
      const done = (outcome: Outcome) => end(outcome, true);
      const crashed = (error: unknown) => end({ kind: 'failed', message: String(error) }, false);
      const stopped = () => end({ kind: 'failed', message: 'The execution was stopped.' }, false);
      const timer = setTimeout(() => end({ kind: 'failed', message: 'Exceeded maximum execution time' }, false), this.#limitMs);
      worker.on('message', done).on('error', crashed).on('exit', stopped);
      const order: WorkerOrder = { request, line: scriptSide, signal };
      worker.postMessage(order, [scriptSide]);
    });
  }
}
