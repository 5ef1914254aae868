import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { layOutAll, layOutRest, stageLayout } from '@/boot/wholePage';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  document.body.innerHTML =
    '<div id="root"><main><div><section id="a"></section><section id="b"></section></div></main><footer id="c"></footer></div>';
  stageLayout();
});
afterEach(layOutAll);

/** Whether the layout is still deferred, and the sections that are laid out ahead of the rest. */
const layout = () => [
  document.documentElement.hasAttribute('data-staged'),
  ...[...document.querySelectorAll<HTMLElement>('section, footer')].filter((e) => e.style.contentVisibility === 'visible').map((e) => e.id),
];
const settle = () => new Promise((resolve) => setTimeout(resolve));
/** Starts the layout. tests/support/setup.dom.ts has already simulated the visitor's first interaction. */
async function begin(): Promise<void> {
  void layOutRest();
  await settle();
}
async function nextIdle() {
  idle.shift()?.();
  await settle();
  return layout();
}

it('the page lays out one section per idle callback, the footer last, and leaves no styles behind', async () => {
  await begin();
  // A second call changes nothing while the first one is at work.
  await begin();
  expect(layout()).toEqual([true]);
  expect(await nextIdle()).toEqual([true, 'a']);
  expect(await nextIdle()).toEqual([true, 'a', 'b']);
  expect(await nextIdle()).toEqual([false]);
  await begin();
  expect(idle).toEqual([]);
});

it('the page lays out all sections immediately when a position is needed, and starts again for a new page', async () => {
  await begin();
  await nextIdle();
  layOutAll();
  expect(layout()).toEqual([false]);
  expect(await nextIdle()).toEqual([false]);
  stageLayout();
  expect(layout()).toEqual([true]);
  await begin();
  for (let moment = 0; moment < 5; moment++) await nextIdle();
  expect(layout()).toEqual([false]);
});

it("the layout waits for the visitor's first interaction, but for 8 s at most", async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const untouched = await import('@/boot/wholePage');
  void untouched.layOutRest();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(idle).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toHaveLength(1);
});
