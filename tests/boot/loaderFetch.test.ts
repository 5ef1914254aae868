import { beforeAll, beforeEach, expect, it, test, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

import { OLDEST_BROWSERS } from '../../browsers';
import { htmlReply, runLoader, scriptReply } from './loaderPage';

const PAGE = '/';

/** Named differently in each test, since a loaded file is not requested again. */
let file: string;
let tests = 0;

type Reply = () => Response | Promise<Response>;

/** The host's replies for each file, in order. The last reply repeats. */
let replies: Map<string, Reply[]>;
let requests: [file: string, cache: string | undefined, atMs: number][];
let startedAt: number;
let boot: Boot;

const host = async (input: unknown, init?: RequestInit): Promise<Response> => {
  const name = String(input);
  // The page's own scripts never arrive, since these tests cover the parts loaded later.
  if (name.endsWith('-own.js')) return new Promise(() => undefined);
  requests.push([name, init?.cache, Math.round(performance.now() - startedAt)]);
  const [next, ...rest] = replies.get(name) ?? [];
  if (next === undefined) throw new Error(`${name} is not expected.`);
  if (rest.length > 0) replies.set(name, rest);
  return next();
};
const requestTimesOf = (name: string) => requests.filter(([other]) => other === name).map(([, , at]) => at);

const here: Reply = () => scriptReply();
const replyOf = (body: string, status: number, type: string) => () => new Response(body, { status, headers: { 'content-type': type } });
const down = replyOf('Down', 503, 'text/javascript');
const notFound = replyOf('Gone', 404, 'text/html');
const silent: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const redirected: Reply = () => Object.defineProperty(scriptReply(), 'redirected', { value: true });
const cutOff: Reply = () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  return new Response(body, { headers: { 'content-type': 'text/javascript' } });
};

/** Starts to fetch a part. `state` is `pending`, `here` or the error message. */
function fetchPart(files = [file], forMs = 10_000): { state: string } {
  const seen = { state: 'pending' };
  boot.fetchParts(files, forMs).then(
    () => (seen.state = 'here'),
    (error: unknown) => (seen.state = error instanceof Error ? error.message : 'odd'),
  );
  return seen;
}
/** Advances the clock. Returns the states of the parts. */
async function statesAfter(ms: number, ...parts: { state: string }[]): Promise<string> {
  await vi.advanceTimersByTimeAsync(ms);
  return parts.map(({ state }) => state).join();
}

beforeAll(async () => {
  boot = await runLoader('/assets/react-own.js /assets/index-own.js', host);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  startedAt = performance.now();
  file = `/assets/part-${(tests += 1)}.js`;
  replies = new Map([[PAGE, [() => htmlReply('/assets/index-own.js')]]]);
  requests = [];
});

test('a file that has loaded is never requested again, nor twice for two simultaneous callers', async () => {
  const sheet = file.replace('.js', '.css');
  replies.set(file, [here]).set(sheet, [replyOf('a{}', 200, 'text/css')]);
  expect(await statesAfter(0, fetchPart([file, sheet]), fetchPart())).toBe('here,here');
  expect(await statesAfter(0, fetchPart())).toBe('here');
  expect(requests).toEqual([file, sheet].map((name) => [name, 'default', 0]));
});

it.each<[string, Reply]>([
  ['503', down],
  ['no answer', silent],
  ['a body that is cut off', cutOff],
  ['an empty body', () => scriptReply('')],
  ['HTML', replyOf('<h1>Welcome to the hotel</h1>', 200, 'text/html')],
  ['a script under the wrong type', replyOf('export {}', 200, 'text/plain')],
  ['a redirect', redirected],
  ['404 without a new deployment', notFound],
])('a failed file is retried after 0.4 s, bypassing the browser cache: %s', async (_case, reply) => {
  replies.set(file, [reply, here]);
  const part = fetchPart();
  expect(await statesAfter(399, part)).toBe('pending');
  expect(await statesAfter(1, part)).toBe('here');
  const ofFile = requests.filter(([name]) => name === file);
  expect(ofFile.map(([, cache, at]) => `${cache} ${at}`)).toEqual(['default 0', 'reload 400']);
});

test("a response that stalls for the caller's whole time limit counts as none; the next caller requests the file again", async () => {
  const stalled = vi.fn<Reply>().mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal('fetch', (_file: string, { signal }: RequestInit) =>
    Promise.race([stalled(), new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))]),
  );
  const part = fetchPart();
  expect(await statesAfter(9_999, part)).toBe('pending');
  expect(await statesAfter(1, part)).toBe('silent');
  expect(stalled).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', host);
  replies.set(file, [here]);
  expect(await statesAfter(0, fetchPart())).toBe('here');
  expect(requestTimesOf(PAGE)).toEqual([]);
});

test('files that wait for a retry are requested immediately when the browser is back online', async () => {
  replies.set(file, [silent, silent, silent, silent, here]);
  const part = fetchPart();
  await statesAfter(3_000);
  window.dispatchEvent(new Event('online'));
  expect(await statesAfter(0, part)).toBe('here');
  expect(requestTimesOf(file)).toEqual([0, 400, 1_200, 2_800, 3_000]);
});

test('waiting for a retry leaves no listener', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  vi.useRealTimers();
  replies.set(file, [silent, here]);
  await boot.fetchParts([file], 10_000);
  const [, , options] = added.mock.calls.find(([type]) => type === 'online') ?? [];
  expect(options).toMatchObject({ once: true, signal: { aborted: true } });
});

test('files that the page depends on are retried without limit, in the end every 15 s', async () => {
  replies.set(file, [down]);
  const part = fetchPart([file], Infinity);
  expect(await statesAfter(60_000, part)).toBe('pending');
  expect(requestTimesOf(file)).toEqual([0, 400, 1_200, 2_800, 6_000, 12_400, 25_200, 40_200, 55_200]);
  replies.set(file, [here]);
  expect(await statesAfter(15_000, part)).toBe('here');
});

test('a new deployment is recognised by another entry script in the fresh HTML; one check covers all missing files, and ends their retries', async () => {
  const files = [file, '/assets/b.js'];
  for (const one of files) replies.set(one, [notFound]);
  replies.set(PAGE, [() => htmlReply('/assets/index-2.js')]);
  expect(await statesAfter(0, fetchPart(files))).toBe('renewed');
  expect(requests).toEqual([...files.map((one) => [one, 'default', 0]), [PAGE, 'no-store', 0]]);
});

test.each<[string, Reply]>([
  ['names the same entry', () => htmlReply('/assets/index-own.js')],
  ['is a hotel’s login page, which names no entry', () => new Response('<h1>Welcome</h1>')],
  ['does not load', silent],
])('a new deployment is not assumed where the page %s', async (_case, reply) => {
  replies.set(file, [notFound]).set(PAGE, [reply]);
  const part = fetchPart();
  expect(await statesAfter(9_999, part)).toBe('pending');
  expect(await statesAfter(1, part)).toBe('wrong');
  expect(requestTimesOf(file)).toEqual([0, 400, 1_200, 2_800, 6_000, 10_000]);
});

test('the retries are needed while one of the oldest supported browsers never requests a failed module again', () => {
  // Firefox requests it again since version 155 (bug 2055211), Chrome not yet in version 150 (Chromium issue 534781954).
  expect(Number(OLDEST_BROWSERS.firefox) < 155 || Number(OLDEST_BROWSERS.chrome) <= 150).toBe(true);
});
