import { beforeEach, expect, test, vi } from 'vitest';

import { htmlReply, runLoader, scriptReply } from './loaderPage';

const REACT = '/assets/react-1.js';
const ENTRY = '/assets/index-1.js';
/** What happens to a script that loads and runs at once. */
const STARTED = [`asked for ${ENTRY}`, `ran ${ENTRY}`];

/** Requested and executed scripts, in order. */
let order: string[];
/** The number of times a script fails to load before it succeeds, and the number of times that it then throws. */
let failures: Map<string, number>;
let errors: Map<string, number>;

function isToFail(counts: Map<string, number>, script: string): boolean {
  const left = counts.get(script) ?? 0;
  counts.set(script, left - 1);
  return left > 0;
}

const host = async (input: unknown): Promise<Response> => {
  const file = String(input);
  if (file === '/') return htmlReply(ENTRY);
  order.push(`asked for ${file}`);
  return isToFail(failures, file) ? new Response('', { status: 503 }) : scriptReply();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  [order, failures, errors] = [[], new Map(), new Map()];
  for (const script of [REACT, ENTRY])
    vi.doMock(script, () => {
      if (isToFail(errors, script)) throw new Error('It does not run.');
      order.push(`ran ${script}`);
      return {};
    });
  return () => window.history.replaceState(null, '', '/');
});

/** Advances the clock in steps, so that each import can finish. */
async function advanceTime(ms: number): Promise<void> {
  const step = ms > 10_000 ? 1_000 : 50;
  for (let left = ms; left >= 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(left, step));
    await vi.dynamicImportSettled();
  }
}

const setReadyState = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('the loader fetches all scripts in parallel; once all have loaded it runs them in order, the entry script last', async () => {
  failures.set(REACT, 3);
  await runLoader(`${REACT} ${ENTRY}`, host);
  expect(order).toEqual([]);
  await advanceTime(2_700);
  expect(order).toEqual([REACT, ENTRY, REACT, REACT].map((script) => `asked for ${script}`));
  await advanceTime(400);
  expect(order.slice(4)).toEqual([`asked for ${REACT}`, `ran ${REACT}`, `ran ${ENTRY}`]);
});

test('the loader runs a script again that throws, after 30 s at most', async () => {
  errors.set(ENTRY, 8);
  await runLoader(ENTRY, host);
  await advanceTime(200);
  expect(errors.get(ENTRY)).toBe(7);
  await advanceTime(600);
  expect(errors.get(ENTRY)).toBe(6);
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
  expect(order).toEqual(STARTED);
});

test('after an interaction the scripts load as soon as the HTML is complete; a second interaction changes nothing', async () => {
  setReadyState('loading');
  const boot = await runLoader(ENTRY, host);
  const title = document.body.appendChild(document.createElement('h1'));
  const touch = () => title.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  touch();
  expect(boot.touched).toBe(title);
  // The visitor may leave the page with this touch.
  expect(arrival()).toBe('["http://localhost:3000/",""]');
  await advanceTime(200);
  expect(order).toEqual([]);
  setReadyState('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await advanceTime(200);
  touch();
  await advanceTime(200);
  // Loaders of earlier tests receive the event too, but have finished.
  expect(order).toEqual(STARTED);
});

const arrival = () => sessionStorage.getItem('arrival');

test('the record of how the visitor arrived is made once per visit; without storage the loader works', async () => {
  await runLoader(ENTRY, host);
  // The first use of session storage would delay the first paint.
  expect(arrival()).toBe(null);
  await advanceTime(200);
  window.history.replaceState(null, '', '/about');
  await runLoader(ENTRY, host);
  await advanceTime(200);
  expect(arrival()).toBe('["http://localhost:3000/",""]');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  order.length = 0;
  await runLoader(ENTRY, host);
  await advanceTime(200);
  expect(order).toEqual([`asked for ${ENTRY}`]);
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
  await advanceTime(200);
  expect(arrival()).toBe(isReplaced ? `["http://localhost:3000${path}",""]` : 'A');
});

test('the loader records the first scroll past 100 px', async () => {
  const boot = await runLoader(ENTRY, host);
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
    return boot.scrolledAt;
  };
  expect(scrollTo(100)).toBeUndefined();
  const before = performance.now();
  scrollTo(101);
  await advanceTime(100);
  expect(scrollTo(500)).toBe(before);
});
