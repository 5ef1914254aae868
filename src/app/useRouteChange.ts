import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { untilThere } from '@/boot/later';
import { layOutAll, layOutRest, stageLayout } from '@/boot/wholePage';

import { latePageHead } from './late';

/**
 * What a page load does by itself and a navigation inside the site has to do by hand: the head, the scroll position (top, or the
 * anchor of the hash; back and forward keep the browser's), and the focus on the new page's headline.
 */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  /** The page before a navigation; the effect that runs last, after the paint, moves on. */
  const shownPath = useRef(pathname);
  const startsAtTop = hash === '' && type !== NavigationType.Pop;

  // Before the new page's elements are measured by anything. Anchors, and places that the browser returns to, need the whole page.
  useInsertionEffect(() => {
    if (shownPath.current === pathname) return;
    if (startsAtTop) stageLayout();
    else layOutAll();
  }, [pathname, startsAtTop]);

  // Before it is painted.
  useLayoutEffect(() => {
    if (shownPath.current !== pathname && startsAtTop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, startsAtTop]);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      void layOutRest();
      return;
    }
    const newPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    // The browser has done its part: a link into this page, back and forward within it.
    if (!newPage && type === NavigationType.Pop) return;
    if (newPage) void applyHeadOf(pathname);
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        showAnchor(hash);
        if (newPage) focusHeadline();
        void layOutRest();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, key, type]);
}

/** The browser found no anchor in a document that came without its page. */
export function scrollToAnchor(): void {
  if (window.scrollY === 0) showAnchor(window.location.hash);
}

function showAnchor(hash: string): void {
  if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
}

function focusHeadline(): void {
  const headline = document.querySelector<HTMLElement>('main h1');
  if (!headline) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}

/** Gives the document the head of a page, unless another one is shown by then. */
export async function applyHeadOf(pathname: string): Promise<void> {
  const applyHead = await untilThere(latePageHead);
  if (window.location.pathname === pathname) applyHead(pathname);
}
