let scrolled: Promise<void> | undefined;

/** Resolves once the page has been scrolled for the first time in its life. */
export function firstScroll(): Promise<void> {
  scrolled ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    else window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
  });
  return scrolled;
}
