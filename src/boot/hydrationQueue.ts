import { whenIdle } from '@/lib/idle';

import { firstInteraction, interactionTarget } from './interaction';

const TOUCH_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Settles once all parts whose openers were touched or clicked so far have loaded or failed. */
let pressedParts: Promise<unknown> = Promise.resolve();
/** Resolves at the end of the queue of parts that the visitor has not asked for. */
let queue: Promise<unknown> = Promise.resolve();

/** Gives priority to a part whose opener was touched or clicked: other parts wait until it has loaded. */
export function prioritise<T>(loading: Promise<T>): Promise<T> {
  pressedParts = Promise.allSettled([pressedParts, loading]);
  return loading;
}

/**
 * Resolves when the part whose elements match `selector` should hydrate, never before the visitor's first interaction. A part that is
 * touched or not in the page's HTML hydrates immediately, one in sight as soon as no opened part is loading. The others follow, one per
 * idle moment.
 */
export async function waitToHydrate(selector: string): Promise<void> {
  await firstInteraction();
  const elements = [...document.querySelectorAll(selector)];
  if (elements.length === 0 || interactionTarget()?.closest(selector)) return;
  const ended = new AbortController();
  const wanted = new Promise<void>((resolve) => {
    const onTouch = ({ target }: Event) => target instanceof Element && target.closest(selector) && resolve();
    for (const type of TOUCH_EVENTS) addEventListener(type, onTouch, { capture: true, passive: true, signal: ended.signal });
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void pressedParts.then(() => resolve()),
    );
    for (const element of elements) watcher.observe(element);
    ended.signal.addEventListener('abort', () => watcher.disconnect());
  });
  queue = queue.then(() => idleMoment());
  await Promise.race([wanted, queue]);
  ended.abort();
}

/** Resolves when the browser is idle (after `latestMs` at the latest) and no part that a click has opened is still loading. */
export async function idleMoment(latestMs?: number): Promise<void> {
  await new Promise<void>((resolve) => void whenIdle(resolve, latestMs));
  await pressedParts;
}
