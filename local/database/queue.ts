export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks one after another, in the order they came; a failing task fails its caller only. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return await run;
  };
}
