/** An element counts as seen once this much of it is above the lower edge of the screen. */
const SEEN_PX = 48;

let scrolled: Promise<void> | undefined;

/**
 * A ref for blocks that appear as they are scrolled to: `<div ref={reveal}>`. Opacity and 12 px, once (`data-reveal` in styles.css).
 * What is on or above the screen is left alone; without scripts, with motion paused, on paper and before somebody scrolls nothing hides:
 * whoever takes a picture of the whole page has all of it.
 */
export function reveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { top, width, height } = entry.boundingClientRect;
      if (element.dataset.reveal === 'waiting') {
        // Jumped over, it is above the screen.
        if (!entry.isIntersecting && top >= 0) return;
        element.dataset.reveal = 'shown';
      } else if (top >= window.innerHeight || (width === 0 && height === 0)) {
        // Of no size: far below, its section waits for its layout.
        element.dataset.reveal = 'waiting';
        return;
      }
      observer.disconnect();
    },
    { rootMargin: `0px 0px -${SEEN_PX}px` },
  );
  let gone = false;
  void firstScroll().then(() => {
    if (!gone) observer.observe(element);
  });
  return () => {
    gone = true;
    observer.disconnect();
    delete element.dataset.reveal;
  };
}

/** Resolves once the page has been scrolled for the first time in its life. */
export function firstScroll(): Promise<void> {
  scrolled ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    else window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
  });
  return scrolled;
}
