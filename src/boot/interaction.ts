const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let firstTarget: Element | undefined;
let resolveInteraction: () => void = () => undefined;
const interaction = new Promise<void>((resolve) => (resolveInteraction = resolve));

/** Resolves at the visitor's first interaction. */
export function firstInteraction(): Promise<void> {
  return interaction;
}

/** Returns the element of the first interaction, if there was one. */
export function interactionTarget(): Element | undefined {
  return firstTarget;
}

/** Reports an interaction, or that there is no need to wait for one. */
export function markInteraction(target?: EventTarget | null): void {
  if (target instanceof Element) firstTarget ??= target;
  resolveInteraction();
}

/** Listens for the first interaction, which may have come before the scripts ran. */
export function listenForInteraction(): void {
  if (window.boot?.touched) markInteraction(window.boot.touched);
  const onInteraction = ({ target }: Event): void => markInteraction(target);
  for (const type of INTERACTION_EVENTS) addEventListener(type, onInteraction, { capture: true, once: true, passive: true });
}
