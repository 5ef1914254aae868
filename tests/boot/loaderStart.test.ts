import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { htmlReply, runLoader, scriptReply } from './loaderPage';

const REACT = '/assets/react-1.js';
const ENTRY = '/assets/index-1.js';

/** Requested and executed scripts, in order. */
let order: string[];
/** The number of times a script fails to load before it succeeds. */
let failures: Map<string, number>;
/** The number of times a loaded script throws when it runs. */
let attemptsToFail: Map<string, number>;

const host = async (input: unknown): Promise<Response> => {
  const file = String(input);
  if (file === '/') return htmlReply(ENTRY);
  order.push(`asked for ${file}`);
  const left = failures.get(file) ?? 0;
  failures.set(file, left - 1);
  return left > 0 ? new Response('', { status: 503 }) : scriptReply();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
  [order, failures, attemptsToFail] = [[], new Map(), new Map()];
  sessionStorage.clear();
  for (const script of [REACT, ENTRY])
    vi.doMock(script, () => {
      const left = attemptsToFail.get(script) ?? 0;
      attemptsToFail.set(script, left - 1);
      if (left > 0) throw new Error('It does not run.');
      order.push(`ran ${script}`);
      return {};
    });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Advances the clock in steps, so that each import can finish. */
async function advanceTime(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 50));
    await vi.dynamicImportSettled();
  }
}

const runIdleTasksAtOnce = () => vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
const setReadyState = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('the loader fetches all scripts in parallel; once all have loaded it runs them in order, the entry script last', async () => {
  runIdleTasksAtOnce();
  failures.set(REACT, 3);
  await runLoader(`${REACT} ${ENTRY}`, host);
  expect(order).toEqual([]);
  await advanceTime(2_700);
  const tries = Array.from({ length: 3 }, () => `asked for ${REACT}`);
  expect(order).toEqual([`asked for ${REACT}`, `asked for ${ENTRY}`, ...tries.slice(1)]);
  await advanceTime(400);
  expect(order.slice(4)).toEqual([`asked for ${REACT}`, `ran ${REACT}`, `ran ${ENTRY}`]);
});

test('the loader retries a script that throws', async () => {
  runIdleTasksAtOnce();
  attemptsToFail.set(ENTRY, 1);
  await runLoader(`${REACT} ${ENTRY}`, host);
  await advanceTime(200);
  expect(order).not.toContain(`ran ${ENTRY}`);
  await advanceTime(600);
  expect(order.at(-1)).toBe(`ran ${ENTRY}`);
});

test('the loader waits at most 30 s before it runs a script again that keeps throwing', async () => {
  runIdleTasksAtOnce();
  attemptsToFail.set(ENTRY, 8);
  await runLoader(ENTRY, host);
  await advanceTime(82_000);
  expect(order.at(-1)).toBe(`ran ${ENTRY}`);
});

test('the loader requests nothing before the page has loaded and has been painted', async () => {
  setReadyState('loading');
  await runLoader(ENTRY, host);
  await advanceTime(1_000);
  expect(order).toEqual([]);
  setReadyState('complete');
  window.dispatchEvent(new Event('load'));
  await advanceTime(200);
  expect(order).toEqual([`asked for ${ENTRY}`, `ran ${ENTRY}`]);
});

test('after an interaction the scripts load as soon as the HTML is complete; a second interaction changes nothing', async () => {
  setReadyState('loading');
  const boot = await runLoader(ENTRY, host);
  const title = document.body.appendChild(document.createElement('h1'));
  title.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(boot.touched).toBe(title);
  await advanceTime(200);
  expect(order).toEqual([]);
  setReadyState('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await advanceTime(200);
  title.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await advanceTime(200);
  // Loaders of earlier tests receive the event too, but have finished.
  expect(order).toEqual([`asked for ${ENTRY}`, `ran ${ENTRY}`]);
});

test('the loader records once per visit how the visitor arrived, and works without this record if storage is blocked', async () => {
  await runLoader(ENTRY, host);
  expect(sessionStorage.getItem('arrival')).toBe('["http://localhost:3000/",""]');
  window.history.replaceState(null, '', '/about');
  await runLoader(ENTRY, host);
  expect(sessionStorage.getItem('arrival')).toBe('["http://localhost:3000/",""]');
  window.history.replaceState(null, '', '/');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await expect(runLoader(ENTRY, host)).resolves.toHaveProperty('showNotice');
});

test.each([
  ['navigate', '/about?gclid=B', true],
  ['navigate', '/about?a=1&gad_campaignid=7', true],
  ['navigate', '/about?utm_medium=cpc&xgclid=B', false],
  ['reload', '/about?gclid=B', false],
  ['back_forward', '/about?gclid=B', false],
] as const)('a later advert replaces the record, but not after a reload or Back: %s %s', async (type, path, isReplaced) => {
  sessionStorage.setItem('arrival', 'A');
  window.history.replaceState(null, '', `${path}#top`);
  await runLoader(ENTRY, host, type);
  expect(sessionStorage.getItem('arrival')).toBe(isReplaced ? `["http://localhost:3000${path}",""]` : 'A');
  window.history.replaceState(null, '', '/');
});

test('the loader records the first scroll past 100 px', async () => {
  const boot = await runLoader(ENTRY, host);
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(100);
  expect(boot.scrolledAt).toBeUndefined();
  const before = performance.now();
  scrollTo(101);
  await advanceTime(100);
  scrollTo(500);
  expect(boot.scrolledAt).toBe(before);
});
