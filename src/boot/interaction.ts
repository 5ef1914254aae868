const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let touched: Element | undefined;
let resolveTouch: () => void = () => undefined;
const touch = new Promise<void>((resolve) => (resolveTouch = resolve));

/** Resolves when the visitor first does anything. */
export function firstInteraction(): Promise<void> {
  return touch;
}

/** What the visitor's first touch was on. */
export function interactionTarget(): Element | undefined {
  return touched;
}

/** Says that somebody is there, or that there is nothing to wait for. */
export function markInteraction(target?: EventTarget | null): void {
  if (target instanceof Element) touched ??= target;
  resolveTouch();
}

/** Waits for the visitor's first sign of life; it may have come before the scripts. */
export function listenForInteraction(): void {
  if (window.boot?.touched) markInteraction(window.boot.touched);
  const onSign = ({ target }: Event): void => markInteraction(target);
  for (const type of SIGNS) addEventListener(type, onSign, { capture: true, once: true, passive: true });
}
