/**
 * Calls back when an element comes within `margin` of the screen (CSS lengths, as in `600px 0px`), and when the element leaves that area
 * again. Returns a function that stops watching.
 */
export function onNearViewport(element: Element, margin: string, callback: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => callback(entries.at(-1)?.isIntersecting ?? false), { rootMargin: margin });
  observer.observe(element);
  return () => observer.disconnect();
}
