import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a page load does by itself and a navigation inside the site has to do by hand: the head, the scroll position (top, or the
 * anchor of the hash; back and forward keep the browser's), and the focus on the new page's headline.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const newPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (newPage) void applyHeadOf(pathname);
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
        if (anchor) anchor.scrollIntoView();
        else if (type !== NavigationType.Pop && newPage) window.scrollTo({ top: 0, behavior: 'instant' });
        if (newPage) focusHeadline();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, key, type]);
}

function focusHeadline(): void {
  const headline = document.querySelector<HTMLElement>('main h1');
  if (!headline) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}

async function applyHeadOf(pathname: string): Promise<void> {
  const { applyHead, headTags } = await import('./pageHead');
  if (window.location.pathname === pathname) applyHead(headTags(pathname));
}
