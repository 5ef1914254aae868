import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { fakeBoot } from '../support/fakeBoot';
import { moveNear } from '../support/screenDouble';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  document.body.innerHTML = '<h1>Lips</h1><form><input></form><div class="accordion"><button>When?</button></div><video></video>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is not on the page`);
  return element;
}

/** Loads fresh modules, as on a new page. Returns the parts hydrated so far, in order. */
async function newPage(...parts: string[]) {
  vi.resetModules();
  const { markInteraction } = await import('@/boot/interaction');
  const { prioritise, waitToHydrate } = await import('@/boot/hydrationQueue');
  const hydrated: string[] = [];
  for (const part of parts) void waitToHydrate(part).then(() => hydrated.push(part));
  await settle();
  expect(hydrated).toEqual([]);
  const touch = async (target?: Element) => {
    markInteraction(target);
    await settle();
  };
  return { prioritise, hydrated, touch };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
async function nextIdle(): Promise<void> {
  idle.shift()?.();
  await settle();
}

describe('a prerendered part hydrates', () => {
  it("immediately if the visitor's first interaction is with this part", async () => {
    const { hydrated, touch } = await newPage('form', '.accordion');
    await touch(find('input'));
    expect(hydrated).toEqual(['form']);
  });

  it('in its turn, one part per idle callback, after a first interaction elsewhere', async () => {
    const { hydrated, touch } = await newPage('form', '.accordion', 'video');
    await touch(find('h1'));
    expect(hydrated).toEqual([]);
    await nextIdle();
    expect(hydrated).toEqual(['form']);
    await nextIdle();
    await nextIdle();
    expect(hydrated).toEqual(['form', '.accordion', 'video']);
  });

  it.each(['pointerover', 'pointerdown', 'focusin'])('ahead of its turn on a %s', async (type) => {
    const { hydrated, touch } = await newPage('form', '.accordion');
    await touch(find('h1'));
    find('h1').dispatchEvent(new Event(type, { bubbles: true }));
    document.dispatchEvent(new Event(type));
    await settle();
    expect(hydrated).toEqual([]);
    find('.accordion button').dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(hydrated).toEqual(['.accordion']);
  });

  it('ahead of its turn when it scrolls into view; immediately if it is not in the HTML', async () => {
    const { hydrated, touch } = await newPage('form', 'video', 'iframe');
    await touch(find('h1'));
    expect(hydrated).toEqual(['iframe']);
    await moveNear(find('video'), false);
    expect(hydrated).toEqual(['iframe']);
    await moveNear(find('video'));
    expect(hydrated).toEqual(['iframe', 'video']);
  });
});

test('hydration waits for parts that a click has opened, until they have loaded or failed', async () => {
  const { prioritise, hydrated, touch } = await newPage('form', '.accordion');
  let dialogLoads: () => void = () => undefined;
  let pictureFails: (error: Error) => void = () => undefined;
  const dialog = prioritise(new Promise<void>((resolve) => (dialogLoads = resolve)));
  const picture = prioritise(new Promise<void>((_, reject) => (pictureFails = reject)));
  await touch(find('h1'));
  await nextIdle();
  expect(hydrated).toEqual([]);
  dialogLoads();
  await dialog;
  await settle();
  expect(hydrated).toEqual([]);
  pictureFails(new Error('silent'));
  await expect(picture).rejects.toThrow('silent');
  await settle();
  expect(hydrated).toEqual(['form']);
  await nextIdle();
  expect(hydrated).toEqual(['form', '.accordion']);
});

describe('the first interaction', () => {
  it.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])('may be a %s', async (type) => {
    vi.resetModules();
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

  it('may happen before the scripts load; its target is still known', async () => {
    vi.resetModules();
    const form = document.createElement('form');
    const removeBoot = fakeBoot({ touched: form });
    const { listenForInteraction, firstInteraction, interactionTarget } = await import('@/boot/interaction');
    listenForInteraction();
    await firstInteraction();
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(interactionTarget()).toBe(form);
    removeBoot();
  });
});
