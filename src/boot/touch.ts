const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
/** A page that nobody touches is made ready all the same, after this long, in ms. */
const LATEST_MS = 8_000;

let resolveTouch: () => void = () => undefined;
const touch = new Promise<void>((resolve) => (resolveTouch = resolve));

/** Resolves when the visitor first does anything; at once while prerendering. */
export function firstTouch(): Promise<void> {
  return typeof window === 'undefined' ? Promise.resolve() : touch;
}

/** Says that there is nothing to wait for. */
export function noteTouch(): void {
  resolveTouch();
}

/** Waits for the visitor's first sign of life. */
export function awaitTouch(): void {
  for (const type of SIGNS) addEventListener(type, noteTouch, { capture: true, once: true, passive: true });
  setTimeout(noteTouch, LATEST_MS);
}
