import { whenIdle } from '@/lib/idle';

import { firstInteraction, interactionTarget } from './interaction';

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What a press has opened and a visitor waits for. */
let opening: Promise<unknown> = Promise.resolve();
/** The end of the queue of those that nobody has asked for. */
let queue: Promise<unknown> = Promise.resolve();

/** Marks something that a press has opened as on its way: it goes first. */
export function opened<T>(coming: Promise<T>): Promise<T> {
  opening = Promise.allSettled([opening, coming]);
  return coming;
}

/**
 * Resolves when a part whose elements match `where` is to come alive: the touched one at once, after the first touch those in sight, then
 * the rest, one in an idle moment; what is not in the page's HTML at once.
 */
export async function wake(where: string): Promise<void> {
  await firstInteraction();
  const elements = [...document.querySelectorAll(where)];
  if (elements.length === 0 || interactionTarget()?.closest(where)) return;
  const ended = new AbortController();
  const wanted = new Promise<void>((resolve) => {
    const onTouch = ({ target }: Event) => target instanceof Element && target.closest(where) && resolve();
    for (const type of TOUCHES) addEventListener(type, onTouch, { capture: true, passive: true, signal: ended.signal });
    const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve());
    for (const element of elements) watcher.observe(element);
    ended.signal.addEventListener('abort', () => watcher.disconnect());
  });
  queue = queue.then(() => idleMoment());
  await Promise.race([wanted, queue]);
  ended.abort();
}

/** Resolves when the browser has nothing else to do, after `latestMs` at the latest, and nobody waits for what a press has opened. */
export async function idleMoment(latestMs?: number): Promise<void> {
  await new Promise<void>((resolve) => void whenIdle(resolve, latestMs));
  await opening;
}
