import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { htmlReply, runLoader, scriptReply } from './loaderPage';

const REACT = '/assets/react-1.js';
const ENTRY = '/assets/index-1.js';

/** What was asked for and what has run, in order. */
let order: string[];
/** How often a script fails before it comes. */
let failures: Map<string, number>;
/** How often a script that is there throws as it runs. */
let faulty: Map<string, number>;

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
  [order, failures, faulty] = [[], new Map(), new Map()];
  sessionStorage.clear();
  for (const script of [REACT, ENTRY])
    vi.doMock(script, () => {
      const left = faulty.get(script) ?? 0;
      faulty.set(script, left - 1);
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

/** Lets time pass in steps, so that each import arrives. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 50));
    await vi.dynamicImportSettled();
  }
}

const startsNow = () => vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
const isReading = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('all scripts are fetched at once; none runs before all are there, then they run in their order, the entry last', async () => {
  startsNow();
  failures.set(REACT, 3);
  await runLoader(`${REACT} ${ENTRY}`, host);
  expect(order).toEqual([]);
  await pass(2_700);
  const tries = Array.from({ length: 3 }, () => `asked for ${REACT}`);
  expect(order).toEqual([`asked for ${REACT}`, `asked for ${ENTRY}`, ...tries.slice(1)]);
  await pass(400);
  expect(order.slice(4)).toEqual([`asked for ${REACT}`, `ran ${REACT}`, `ran ${ENTRY}`]);
});

test('a script that does not run is tried again', async () => {
  startsNow();
  faulty.set(ENTRY, 1);
  await runLoader(`${REACT} ${ENTRY}`, host);
  await pass(200);
  expect(order).not.toContain(`ran ${ENTRY}`);
  await pass(600);
  expect(order.at(-1)).toBe(`ran ${ENTRY}`);
});

test('nothing is asked for before the page is there and has been painted', async () => {
  isReading('loading');
  await runLoader(ENTRY, host);
  await pass(1_000);
  expect(order).toEqual([]);
  isReading('complete');
  window.dispatchEvent(new Event('load'));
  await pass(200);
  expect(order).toEqual([`asked for ${ENTRY}`, `ran ${ENTRY}`]);
});

test('a touch brings the scripts sooner, once the whole page has come; a second one changes nothing', async () => {
  isReading('loading');
  const boot = await runLoader(ENTRY, host);
  const title = document.body.appendChild(document.createElement('h1'));
  title.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(boot.touched).toBe(title);
  await pass(200);
  expect(order).toEqual([]);
  isReading('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await pass(200);
  title.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await pass(200);
  // Loaders of the tests above hear the touch too, and are done.
  expect(order).toEqual([`asked for ${ENTRY}`, `ran ${ENTRY}`]);
});

test('what brought the visitor is noted once a visit; where the storage is blocked the page goes on without', async () => {
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

test('the first scroll past 100 px is noted', async () => {
  const boot = await runLoader(ENTRY, host);
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(100);
  expect(boot.scrolledAt).toBeUndefined();
  const before = performance.now();
  scrollTo(101);
  await pass(100);
  scrollTo(500);
  expect(boot.scrolledAt).toBe(before);
});
