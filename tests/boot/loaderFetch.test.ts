import { beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

import { htmlReply, runLoader, scriptReply } from './loaderPage';

const PAGE = '/';

/** Another one in each test: what has come once is not asked for again. */
let file: string;
let tests = 0;

type Reply = () => Response | Promise<Response>;

/** What the host answers, one after the other; the last one for ever. */
let replies: Map<string, Reply[]>;
let asked: [file: string, cache: string | undefined, atMs: number][];
let startedAt: number;
let boot: Boot;

const host = async (input: unknown, init?: RequestInit): Promise<Response> => {
  const name = String(input);
  // The page's own scripts never come: only what comes late is looked at here.
  if (name.endsWith('-own.js')) return new Promise(() => undefined);
  asked.push([name, init?.cache, Math.round(performance.now() - startedAt)]);
  const [next, ...rest] = replies.get(name) ?? [];
  if (next === undefined) throw new Error(`${name} is not expected.`);
  if (rest.length > 0) replies.set(name, rest);
  return next();
};
const timesOf = (name: string) => asked.filter(([other]) => other === name).map(([, , at]) => at);

const here: Reply = () => scriptReply();
const down: Reply = () => new Response('Down', { status: 503, headers: { 'content-type': 'text/javascript' } });
const silent: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const samePage: Reply = () => htmlReply('/assets/index-own.js');
const newPage: Reply = () => htmlReply('/assets/index-2.js');

/** What has become of a part so far. */
function fetchPart(files = [file], forMs = 10_000): { state: string } {
  const seen = { state: 'pending' };
  boot.fetchParts(files, forMs).then(
    () => (seen.state = 'here'),
    (fault: unknown) => (seen.state = fault instanceof Error ? fault.message : 'odd'),
  );
  return seen;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeAll(async () => {
  boot = await runLoader('/assets/react-own.js /assets/index-own.js', host);
});

beforeEach(() => {
  vi.stubGlobal('fetch', host);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  startedAt = performance.now();
  file = `/assets/part-${(tests += 1)}.js`;
  replies = new Map([[PAGE, [samePage]]]);
  asked = [];
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a file is fetched once, also for two who want it at the same time, and never again', async () => {
  const sheet = file.replace('.js', '.css');
  replies.set(file, [here]);
  replies.set(sheet, [() => new Response('a{}', { headers: { 'content-type': 'text/css' } })]);
  const [one, other] = [fetchPart([file, sheet]), fetchPart()];
  await pass(0);
  expect([one.state, other.state]).toEqual(['here', 'here']);
  const third = fetchPart();
  await pass(0);
  expect(third.state).toBe('here');
  expect(asked).toEqual([
    [file, 'default', 0],
    [sheet, 'default', 0],
  ]);
});

describe('a file that fails once is asked for again after 0.4 s, past what the browser may have kept', () => {
  const redirected = (): Response => Object.defineProperty(scriptReply(), 'redirected', { value: true });
  const cut = (): Response => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    return new Response(body, { headers: { 'content-type': 'text/javascript' } });
  };
  it.each<[string, Reply]>([
    ['503', down],
    ['no answer', silent],
    ['a body that is cut off', cut],
    ['an empty body', () => scriptReply('')],
    ['HTML', () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } })],
    ['a script under the wrong type', () => new Response('export {}', { headers: { 'content-type': 'text/plain' } })],
    ['a redirect', redirected],
    ['404 though the page is the same', () => new Response('Gone', { status: 404 })],
  ])('%s', async (_case, reply) => {
    replies.set(file, [reply, here]);
    const part = fetchPart();
    await pass(399);
    expect(part.state).toBe('pending');
    await pass(1);
    expect(part.state).toBe('here');
    expect(asked.filter(([name]) => name === file)).toEqual([
      [file, 'default', 0],
      [file, 'reload', 400],
    ]);
  });
});

test('an answer that stands still for as long as somebody waits is none; the next who wants it starts anew', async () => {
  const still = vi.fn<Reply>().mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal('fetch', (_file: string, { signal }: RequestInit) =>
    Promise.race([still(), new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))]),
  );
  const part = fetchPart();
  await pass(9_999);
  expect(part.state).toBe('pending');
  await pass(1);
  expect(part.state).toBe('silent');
  expect(still).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', host);
  replies.set(file, [here]);
  const again = fetchPart();
  await pass(0);
  expect(again.state).toBe('here');
  expect(timesOf(PAGE)).toEqual([]);
});

test('what waits is asked for at once when the network is back', async () => {
  replies.set(file, [silent, silent, silent, silent, here]);
  const part = fetchPart();
  await pass(3_000);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(part.state).toBe('here');
  expect(timesOf(file)).toEqual([0, 400, 1_200, 2_800, 3_000]);
});

test('what the page cannot do without is asked for without an end, every 15 s at last', async () => {
  replies.set(file, [down]);
  const part = fetchPart([file], Infinity);
  await pass(60_000);
  expect(part.state).toBe('pending');
  expect(timesOf(file)).toEqual([0, 400, 1_200, 2_800, 6_000, 12_400, 25_200, 40_200, 55_200]);
  replies.set(file, [here]);
  await pass(15_000);
  expect(part.state).toBe('here');
});

describe('a new deployment', () => {
  const gone: Reply = () => new Response('Gone', { status: 404 });

  it('is one whose fresh HTML names another entry: nobody waits for a file of the former one, and one look serves all', async () => {
    const files = [file, '/assets/b.js'];
    for (const one of files) replies.set(one, [gone]);
    replies.set(PAGE, [newPage]);
    const part = fetchPart(files);
    await pass(0);
    expect(part.state).toBe('renewed');
    expect(asked).toEqual([
      [file, 'default', 0],
      ['/assets/b.js', 'default', 0],
      [PAGE, 'no-store', 0],
    ]);
  });

  it.each<[string, Reply]>([
    ['names the same entry', samePage],
    ['is a hotel’s page, which names none', () => new Response('<h1>Welcome</h1>')],
    ['does not come', silent],
  ])('is none where the page %s', async (_case, reply) => {
    replies.set(file, [gone]);
    replies.set(PAGE, [reply]);
    const part = fetchPart();
    await pass(9_999);
    expect(part.state).toBe('pending');
    await pass(1);
    expect(part.state).toBe('wrong');
    expect(timesOf(file)).toEqual([0, 400, 1_200, 2_800, 6_000, 10_000]);
  });
});
