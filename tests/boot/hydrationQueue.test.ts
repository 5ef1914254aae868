import { beforeEach, describe, expect, it, test, vi } from 'vitest';

import { fakeBoot } from '../support/fakeBoot';
import { moveNear } from '../support/screenDouble';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  document.body.innerHTML = '<h1>Lips</h1><form><input></form><div class="accordion"><b>When?</b></div><video></video>';
});

const find = (selector: string): Element => document.querySelector(selector) ?? document.body;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Loads fresh modules, as on a new page. `hydrated`: the parts hydrated so far, in order. */
async function newPage(...parts: string[]) {
  const { markInteraction } = await import('@/boot/interaction');
  const { prioritise, waitToHydrate } = await import('@/boot/hydrationQueue');
  const hydrated: string[] = [];
  for (const part of parts) void waitToHydrate(part).then(() => hydrated.push(part));
  await settle();
  expect(hydrated).toEqual([]);
  const touch = async (selector: string) => {
    markInteraction(find(selector));
    await settle();
    return hydrated;
  };
  const nextIdle = async () => {
    idle.shift()?.();
    await settle();
    return hydrated;
  };
  return { prioritise, hydrated, touch, nextIdle };
}

describe('a prerendered part hydrates', () => {
  it("immediately if the visitor's first interaction is with this part", async () => {
    const { touch } = await newPage('form', '.accordion');
    expect(await touch('input')).toEqual(['form']);
  });

  it('in its turn, one part per idle callback, after a first interaction elsewhere', async () => {
    const { touch, nextIdle } = await newPage('form', '.accordion', 'video');
    expect(await touch('h1')).toEqual([]);
    expect(await nextIdle()).toEqual(['form']);
    await nextIdle();
    expect(await nextIdle()).toEqual(['form', '.accordion', 'video']);
  });

  it.each(['pointerover', 'pointerdown', 'focusin'])('ahead of its turn on a %s', async (type) => {
    const { hydrated, touch } = await newPage('form', '.accordion');
    await touch('h1');
    const dispatch = async (target: EventTarget) => {
      target.dispatchEvent(new Event(type, { bubbles: true }));
      await settle();
    };
    await dispatch(find('h1'));
    await dispatch(document);
    expect(hydrated).toEqual([]);
    await dispatch(find('.accordion b'));
    expect(hydrated).toEqual(['.accordion']);
  });

  it('ahead of its turn when it scrolls into view; immediately if it is not in the HTML', async () => {
    const { hydrated, touch } = await newPage('form', 'video', 'iframe');
    expect(await touch('h1')).toEqual(['iframe']);
    await moveNear(find('video'), false);
    expect(hydrated).toEqual(['iframe']);
    await moveNear(find('video'));
    expect(hydrated).toEqual(['iframe', 'video']);
  });
});

test('hydration waits for parts that a click has opened, until they have loaded or failed', async () => {
  const { prioritise, hydrated, touch, nextIdle } = await newPage('form', '.accordion');
  const [dialog, picture] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const parts = [prioritise(dialog.promise), prioritise(picture.promise)];
  await touch('h1');
  expect(await nextIdle()).toEqual([]);
  picture.reject(new Error('silent'));
  await settle();
  expect(hydrated).toEqual([]);
  dialog.resolve();
  expect((await Promise.allSettled(parts)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await settle();
  expect(hydrated).toEqual(['form']);
  expect(await nextIdle()).toEqual(['form', '.accordion']);
});

test('a part in sight waits for the part whose opener the visitor touches, unless it is touched itself', async () => {
  const { prioritise, touch } = await newPage('form', 'video');
  const dialog = Promise.withResolvers<void>();
  void prioritise(dialog.promise);
  await touch('h1');
  await moveNear(find('video'));
  await moveNear(find('form'));
  find('input').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await touch('h1')).toEqual(['form']);
  dialog.resolve();
  expect(await touch('h1')).toEqual(['form', 'video']);
});

test('a dialog loads before its button is touched, but only after a first interaction and when the browser is idle', async () => {
  const { touch, nextIdle } = await newPage();
  const { lazyDialog } = await import('@/boot/LatePart');
  const load = vi.fn<() => Promise<() => null>>().mockResolvedValue(() => null);
  lazyDialog(load).preloadWhenIdle();
  await nextIdle();
  await touch('h1');
  expect(load).not.toHaveBeenCalled();
  await nextIdle();
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])('the first interaction may be a %s', async (type) => {
  const { listenForInteraction, firstInteraction } = await import('@/boot/interaction');
  const touched = vi.fn<() => void>();
  listenForInteraction();
  void firstInteraction().then(touched);
  await settle();
  expect(touched).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(type));
  await settle();
  expect(touched).toHaveBeenCalledTimes(1);
});

it('the first interaction may happen before the scripts load; its target is still known', async () => {
  fakeBoot({ touched: find('form') });
  const { listenForInteraction, firstInteraction, interactionTarget } = await import('@/boot/interaction');
  listenForInteraction();
  await firstInteraction();
  document.body.dispatchEvent(new Event('pointerdown'));
  expect(interactionTarget()).toBe(find('form'));
});
