export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks one after another, in call order. A failing task rejects only its own caller. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return await run;
  };
}
