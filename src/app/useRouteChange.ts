import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { loadUntilAvailable } from '@/boot/lazyModule';
import { layOutAll, layOutRest, stageLayout } from '@/boot/wholePage';
import { matchPath } from '@/site/pages';

import { latePageHead } from './late';
import { pageParts } from './pages';

/**
 * Makes a navigation inside the site behave like a page load. Sets the head, moves the focus to the new page's headline, and scrolls to the
 * top or to the hash's anchor. Back and forward keep the browser's scroll position.
 */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  /** The path of the page shown before a navigation. The last effect updates it after the paint. */
  const shownPath = useRef(pathname);
  const startsAtTop = hash === '' && type !== NavigationType.Pop;

  // Runs before any code measures the new page's elements. Lay out the whole page for anchors and restored scroll positions.
  useInsertionEffect(() => {
    if (shownPath.current === pathname) return;
    if (startsAtTop) stageLayout();
    else layOutAll();
  }, [pathname, startsAtTop]);

  // Scroll before the paint.
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
    // The browser has already handled links, back and forward within this page.
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

/** Scrolls to the address's anchor, which the browser could not find if the document did not contain the page's HTML. */
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

/** Applies the head of a page, which comes with the page's script, unless the visitor has moved to another page meanwhile. */
export async function applyHeadOf(pathname: string): Promise<void> {
  const { ready } = pageParts[matchPath(pathname)?.id ?? 'notFound'];
  const [applyHead, { head }] = await Promise.all([loadUntilAvailable(latePageHead), loadUntilAvailable({ get: ready })]);
  if (window.location.pathname === pathname) applyHead(pathname, head);
}
