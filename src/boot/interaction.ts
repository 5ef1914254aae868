const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let firstTarget: Element | undefined;
let resolveInteraction: () => void = () => undefined;
const interaction = new Promise<void>((resolve) => (resolveInteraction = resolve));

export function firstInteraction(): Promise<void> {
  return interaction;
}

export function interactionTarget(): Element | undefined {
  return firstTarget;
}

/** Resolves `firstInteraction()`: after an interaction, or when there is no need to wait for one. */
export function markInteraction(target?: EventTarget | null): void {
  if (target instanceof Element) firstTarget ??= target;
  resolveInteraction();
}

/** Listens for the first interaction, which may have happened before the scripts ran. */
export function listenForInteraction(): void {
  if (window.boot?.touched) markInteraction(window.boot.touched);
  const onInteraction = ({ target }: Event): void => markInteraction(target);
  for (const type of INTERACTION_EVENTS) addEventListener(type, onInteraction, { capture: true, once: true, passive: true });
}
