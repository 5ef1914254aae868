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
/** The next idle moment. */
function quiet(): void {
  const [next] = idle;
  if (!next) return;
  idle.delete(next[0]);
  next[1]();
}

it('lays out one section in each idle moment, the footer last, and leaves nothing behind', () => {
  layOutRest();
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

it('lays all out at once when a position is needed', () => {
  layOutRest();
  quiet();
  layOutAll();
  expect(staged()).toBe(false);
  expect(laidOut()).toEqual([]);
  quiet();
  expect(laidOut()).toEqual([]);
});

it('starts again for a new page', () => {
  layOutRest();
  quiet();
  stageLayout();
  expect(staged()).toBe(true);
  expect(laidOut()).toEqual([]);
  layOutRest();
  for (let moment = 0; moment < 5; moment++) quiet();
  expect(staged()).toBe(false);
});

it('works where there are no idle callbacks, as in Safari', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('cancelIdleCallback', undefined);
  vi.useFakeTimers();
  layOutRest();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(staged()).toBe(false);
});
