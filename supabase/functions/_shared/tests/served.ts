import assert from 'node:assert/strict';

type Handler = (request: Request) => Response | Promise<Response>;

/** Calls `start`, which imports a function's index.ts. Returns the handler that index.ts passes to Deno.serve, without opening a port. */
export async function served(start: () => Promise<unknown>): Promise<Handler> {
  const real = Deno.serve;
  let handler: Handler | undefined;
  Object.defineProperty(Deno, 'serve', { configurable: true, writable: true, value: (given: Handler) => void (handler = given) });
  try {
    await start();
  } finally {
    Object.defineProperty(Deno, 'serve', { configurable: true, writable: true, value: real });
  }
  assert.ok(handler);
  return handler;
}

/** Calls `run` with `read` as its environment. Returns the result and the logged errors. */
export async function withEnvironment<Result>(
  read: (name: string) => string | undefined,
  run: () => Result | Promise<Result>,
): Promise<{ result: Result; logged: string[] }> {
  const logged: string[] = [];
  const { error } = console;
  const { get } = Deno.env;
  console.error = (text: string) => void logged.push(text);
  Deno.env.get = read;
  try {
    return { result: await run(), logged };
  } finally {
    console.error = error;
    Deno.env.get = get;
  }
}
