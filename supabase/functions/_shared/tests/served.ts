import assert from 'node:assert/strict';

type Handler = (request: Request) => Response | Promise<Response>;

/** What a function's index.ts, imported by `start`, gives to Deno.serve, which listens nowhere meanwhile. */
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
