import { type RefCallback, useCallback, useState } from 'react';

/** Room left for a font that comes late and is a little wider. */
const SLACK = 0.96;

/**
 * Whether a text is cut off by its box (one line, or clamped lines); followed when the box changes its size. The ref goes to the
 * inline element that holds the text, its parent is the box. A box with `data-open` shows everything and is not asked.
 * While it cannot be known the text counts as cut: then the whole of it stays within reach.
 */
export function useIsCut(): [boolean, RefCallback<HTMLElement>] {
  const [cut, setCut] = useState(true);
  const ref = useCallback((text: HTMLElement | null) => {
    const box = text?.parentElement;
    if (!text || !box) return undefined;
    const measure = () => {
      if (!box.hasAttribute('data-open')) setCut(!fits(text, box));
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [cut, ref];
}

function fits(text: HTMLElement, box: HTMLElement): boolean {
  return box.clientWidth > 0 && text.offsetWidth <= box.clientWidth * SLACK && box.scrollHeight <= box.clientHeight + 1;
}
