import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { loadUntilAvailable } from '@/boot/later';
import { layOutAll, layOutRest, stageLayout } from '@/boot/wholePage';

import { latePageHead } from './late';

/**
 * Does for a navigation inside the site what a page load does by itself: sets the head, the scroll position (top, or the anchor of the
 * hash; back and forward keep the browser's) and the focus, on the new page's headline.
 */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  /** The page shown before a navigation. The last effect, after the paint, updates it. */
  const shownPath = useRef(pathname);
  const startsAtTop = hash === '' && type !== NavigationType.Pop;

  // Before anything measures the new page's elements. Anchors and restored scroll positions need the whole page.
  useInsertionEffect(() => {
    if (shownPath.current === pathname) return;
    if (startsAtTop) stageLayout();
    else layOutAll();
  }, [pathname, startsAtTop]);

  // Before the paint.
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
    // The browser has already handled a link within this page, or going back or forward within it.
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

/** Scrolls to the address's anchor, which the browser could not find if the document came without its page. */
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

/** Applies the head of a page, unless another page is shown by then. */
export async function applyHeadOf(pathname: string): Promise<void> {
  const applyHead = await loadUntilAvailable(latePageHead);
  if (window.location.pathname === pathname) applyHead(pathname);
}
