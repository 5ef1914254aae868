/** Calls back when an element comes within `margin` (CSS lengths, as in `600px 0px`) of the screen, and when it has left. Returns the function that stops watching. */
export function onNearViewport(element: Element, margin: string, callback: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => callback(entries.at(-1)?.isIntersecting ?? false), { rootMargin: margin });
  observer.observe(element);
  return () => observer.disconnect();
}
