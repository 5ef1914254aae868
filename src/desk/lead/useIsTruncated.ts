import { type RefCallback, useCallback, useState } from 'react';

/** Leaves room for a font that loads late and is a little wider. */
const SLACK = 0.96;

/**
 * Whether a text is truncated by its box (one line, or clamped lines); follows the box's size. The ref belongs to the inline element that
 * holds the text, its parent is the box. A box with `data-open` shows everything and is not measured. Until it is measured the text counts
 * as truncated, so that all of it stays within reach.
 */
export function useIsTruncated(): [boolean, RefCallback<HTMLElement>] {
  const [isTruncated, setTruncated] = useState(true);
  const ref = useCallback((text: HTMLElement | null) => {
    const box = text?.parentElement;
    if (!text || !box) return undefined;
    const measure = () => {
      if (!box.hasAttribute('data-open')) setTruncated(!fits(text, box));
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [isTruncated, ref];
}

function fits(text: HTMLElement, box: HTMLElement): boolean {
  return box.clientWidth > 0 && text.offsetWidth <= box.clientWidth * SLACK && box.scrollHeight <= box.clientHeight + 1;
}
