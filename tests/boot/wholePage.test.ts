import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { layOutAll, layOutRest, stageLayout } from '@/boot/wholePage';

let idle: Map<number, () => void>;

beforeEach(() => {
  idle = new Map();
  let handle = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    idle.set(++handle, task);
    return handle;
  });
  vi.stubGlobal('cancelIdleCallback', (cancelled: number) => idle.delete(cancelled));
  document.body.innerHTML =
    '<div id="root"><main><div><section id="a"></section><section id="b"></section></div></main><footer id="c"></footer></div>';
  stageLayout();
});

afterEach(() => {
  layOutAll();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const staged = () => document.documentElement.hasAttribute('data-staged');
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')].filter((e) => e.style.contentVisibility === 'visible').map((e) => e.id);
/** As after the visitor's first touch (tests/setup.dom.ts). */
async function begin(): Promise<void> {
  layOutRest();
  await Promise.resolve();
}
/** The next idle moment. */
function quiet(): void {
  const [next] = idle;
  if (!next) return;
  idle.delete(next[0]);
  next[1]();
}

it('lays out one section in each idle moment, the footer last, and leaves nothing behind', async () => {
  await begin();
  expect(laidOut()).toEqual([]);
  quiet();
  expect(laidOut()).toEqual(['a']);
  quiet();
  quiet();
  expect(laidOut()).toEqual(['a', 'b', 'c']);
  expect(staged()).toBe(true);
  quiet();
  expect(staged()).toBe(false);
  expect(laidOut()).toEqual([]);
  expect(idle.size).toBe(0);
});

it('lays all out at once when a position is needed', async () => {
  await begin();
  quiet();
  layOutAll();
  expect(staged()).toBe(false);
  expect(laidOut()).toEqual([]);
  quiet();
  expect(laidOut()).toEqual([]);
});

it('starts again for a new page', async () => {
  await begin();
  quiet();
  stageLayout();
  expect(staged()).toBe(true);
  expect(laidOut()).toEqual([]);
  await begin();
  for (let moment = 0; moment < 5; moment++) quiet();
  expect(staged()).toBe(false);
});

it('waits for somebody to be there, 8 s at most', async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const untouched = await import('@/boot/wholePage');
  untouched.layOutRest();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(idle.size).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(idle.size).toBe(1);
  vi.useRealTimers();
});
