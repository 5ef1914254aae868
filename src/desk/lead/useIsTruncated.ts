import { type RefCallback, useCallback, useState } from 'react';

/** Leaves room for a slightly wider font that may load later. */
const SLACK = 0.96;

/**
 * Whether a text is truncated by its box (one line, or clamped lines). Measures again when the box is resized. Attach the ref to the inline
 * element that holds the text; the box is its parent. A box with `data-open` shows everything and is not measured. A text counts as
 * truncated until it is measured, so that all of it can be reached.
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
