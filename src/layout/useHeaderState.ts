import { type RefObject, useEffect, useState } from 'react';

import { isOverlayOpen } from '@/lib/overlays';

/** The header becomes solid past this scroll position, in px. */
const SOLID_AFTER_PX = 50;
/** Past this position, in px, the header hides on scrolling down and returns in white on scrolling up. */
const HIDE_AFTER_PX = 100;

export type HeaderState = 'top' | 'solid' | 'hidden' | 'white';

/** Returns the header's state after a scroll from `previous` to `current` (px, never negative). `pinned` keeps it in view. */
export function nextHeaderState(previous: number, current: number, state: HeaderState, pinned: boolean): HeaderState {
  if (current <= SOLID_AFTER_PX) return 'top';
  if (current <= HIDE_AFTER_PX) return 'solid';
  if (current === previous) return state === 'top' ? 'solid' : state;
  if (current < previous) return 'white';
  return pinned ? (state === 'white' ? 'white' : 'solid') : 'hidden';
}

/** Tracks the state of the header while the page scrolls. It never hides while it contains the focus or an open menu. */
export function useHeaderState(bar: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState<HeaderState>('top');
  useEffect(() => {
    let previous = Math.max(0, window.scrollY);
    let frame = 0;
    const update = () => {
      frame = 0;
      // iOS reports negative positions while scrolling bounces.
      const current = Math.max(0, window.scrollY);
      const pinned =
        isOverlayOpen() ||
        bar.current?.querySelector('[aria-expanded="true"]') !== null ||
        (bar.current?.contains(document.activeElement) ?? false);
      const from = previous;
      previous = current;
      setState((old) => nextHeaderState(from, current, old, pinned));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onFocus = () => setState((old) => (old === 'hidden' ? 'white' : old));
    const element = bar.current;
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    element?.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      element?.removeEventListener('focusin', onFocus);
    };
  }, [bar]);
  return state;
}
