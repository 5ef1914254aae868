import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';

import { execute, type ExecutionRequest } from './execution.ts';
import type { BlockingCalls } from './services.ts';

/** One order to this thread: what to run, and the line to the host on which each call is answered. */
export interface WorkerOrder {
  request: ExecutionRequest;
  line: MessagePort;
  /** One number: 0 while a call is open, 1 when its answer is in the line. */
  signal: Int32Array<SharedArrayBuffer>;
}

export type LineAnswer = { value: unknown } | { error: string };

/** Asks the host and stops this thread until the answer is there, for scripts know no promises. */
function blockingCalls(line: MessagePort, signal: Int32Array<SharedArrayBuffer>): BlockingCalls {
  const ask = (name: string, args: unknown[]): unknown => {
    Atomics.store(signal, 0, 0);
    // Through JSON: what comes from the script's realm may hold functions or foreign prototypes.
    line.postMessage(JSON.stringify({ name, args }), []);
    // Again if need be: the notice of the answer before may come this late, and wakes too.
    while (Atomics.load(signal, 0) === 0) Atomics.wait(signal, 0, 0);
    const answer = (receiveMessageOnPort(line) as { message: LineAnswer }).message;
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
  return new Proxy(
    {},
    {
      get:
        (_target, name) =>
        (...args: unknown[]) =>
          ask(String(name), args),
    },
  ) as BlockingCalls;
}

parentPort?.on('message', ({ request, line, signal }: WorkerOrder) => {
  const outcome = execute(request, blockingCalls(line, signal));
  line.close();
  parentPort?.postMessage(outcome, []);
});
