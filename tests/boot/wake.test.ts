import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { moveNear } from '../screenDouble';
import { fakeBoot } from './fakeBoot';

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

/** The modules as a new page has them, and the parts that have come alive, in order. */
async function newPage(...parts: string[]) {
  vi.resetModules();
  const { markInteraction } = await import('@/boot/interaction');
  const { opened, wake } = await import('@/boot/wake');
  const awake: string[] = [];
  for (const part of parts) void wake(part).then(() => awake.push(part));
  await settle();
  expect(awake).toEqual([]);
  const touch = async (target?: Element) => {
    markInteraction(target);
    await settle();
  };
  return { opened, awake, touch };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
/** The next idle moment. */
async function quiet(): Promise<void> {
  idle.shift()?.();
  await settle();
}

describe('what stands in the HTML comes alive', () => {
  it('at once where it is what the visitor touches first', async () => {
    const { awake, touch } = await newPage('form', '.accordion');
    await touch(find('input'));
    expect(awake).toEqual(['form']);
  });

  it('one in each idle moment after the first touch on something else', async () => {
    const { awake, touch } = await newPage('form', '.accordion', 'video');
    await touch(find('h1'));
    expect(awake).toEqual([]);
    await quiet();
    expect(awake).toEqual(['form']);
    await quiet();
    await quiet();
    expect(awake).toEqual(['form', '.accordion', 'video']);
  });

  it.each(['pointerover', 'pointerdown', 'focusin'])('out of turn at a %s on it', async (type) => {
    const { awake, touch } = await newPage('form', '.accordion');
    await touch(find('h1'));
    find('h1').dispatchEvent(new Event(type, { bubbles: true }));
    document.dispatchEvent(new Event(type));
    await settle();
    expect(awake).toEqual([]);
    find('.accordion button').dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(awake).toEqual(['.accordion']);
  });

  it('out of turn when it comes into sight; at once where the HTML has none of it', async () => {
    const { awake, touch } = await newPage('form', 'video', 'iframe');
    await touch(find('h1'));
    expect(awake).toEqual(['iframe']);
    await moveNear(find('video'), false);
    expect(awake).toEqual(['iframe']);
    await moveNear(find('video'));
    expect(awake).toEqual(['iframe', 'video']);
  });
});

test('what a press has opened goes first, whether it comes or not', async () => {
  const { opened, awake, touch } = await newPage('form', '.accordion');
  let dialogComes: () => void = () => undefined;
  let pictureFails: (error: Error) => void = () => undefined;
  const dialog = opened(new Promise<void>((resolve) => (dialogComes = resolve)));
  const picture = opened(new Promise<void>((_, reject) => (pictureFails = reject)));
  await touch(find('h1'));
  await quiet();
  expect(awake).toEqual([]);
  dialogComes();
  await dialog;
  await settle();
  expect(awake).toEqual([]);
  pictureFails(new Error('silent'));
  await expect(picture).rejects.toThrow('silent');
  await settle();
  expect(awake).toEqual(['form']);
  await quiet();
  expect(awake).toEqual(['form', '.accordion']);
});

describe('the first touch', () => {
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

  it('may have come before the scripts, and what it was on is known', async () => {
    vi.resetModules();
    const form = document.createElement('form');
    const takeAway = fakeBoot({ touched: form });
    const { listenForInteraction, firstInteraction, interactionTarget } = await import('@/boot/interaction');
    listenForInteraction();
    await firstInteraction();
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(interactionTarget()).toBe(form);
    takeAway();
  });
});
