/** Rejects if `work` takes longer than `limitMs` ms. */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No result within ${limitMs} ms.`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
