/** An element counts as seen once this much of it is on the screen. */
const SEEN_PX = 48;

let firstScrolled: Promise<void> | undefined;

/**
 * A ref for blocks that fade in the first time they scroll into view: `<div ref={reveal}>` (`data-reveal` in design.css). Blocks that are
 * in or above the viewport already are left alone. Nothing is hidden without scripts, with motion paused, in print or before the first
 * scroll, so a screenshot of the whole page is complete.
 */
export function reveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { top, width, height } = entry.boundingClientRect;
      if (element.dataset.reveal === 'waiting') {
        // Wait while the element is below the viewport. If it is above, the visitor has jumped past it, so show it.
        if (!entry.isIntersecting && top >= 0) return;
        element.dataset.reveal = 'shown';
      } else if (top >= window.innerHeight || (width === 0 && height === 0)) {
        // An element without a size is in a section too far below to have been laid out yet.
        element.dataset.reveal = 'waiting';
        return;
      }
      observer.disconnect();
    },
    { rootMargin: `0px 0px -${SEEN_PX}px` },
  );
  let removed = false;
  void firstScroll().then(() => {
    if (!removed) observer.observe(element);
  });
  return () => {
    removed = true;
    observer.disconnect();
    delete element.dataset.reveal;
  };
}

/** Resolves when the page is first scrolled. */
export function firstScroll(): Promise<void> {
  firstScrolled ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    else window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
  });
  return firstScrolled;
}
