import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { canHeaderChange } from '@/layout/lateFrame';
import { matchPath } from '@/site/pages';

import { pageParts } from './pages';

/** Matches filled text fields: every text field of a lead form has a placeholder. */
const FILLED_FIELD = '[data-lead] [placeholder]:not(:placeholder-shown)';

type Navigate = (path: string) => void;

const loadDocument: Navigate = (path) => window.location.assign(path);
/** The router's navigate function. Until the router has mounted, loads a document instead. */
let routerNavigate = loadDocument;

/** Navigates to a path inside the site, without a page load once the router and the header are ready. */
export async function goTo(path: string): Promise<void> {
  ((await canHeaderChange()) ? routerNavigate : loadDocument)(path);
}

/**
 * Makes the site's plain links navigate without a page load. Fetches the next page's script when a link is hovered, touched or focused, and
 * the script of /thank-you while a form is being filled in. Links stay `<a href>`, so they work before and without scripts.
 */
export function useLinkInterception(): void {
  const navigate = useNavigate();
  useEffect(() => {
    routerNavigate = (path) => void navigate(path);
    const onClick = (event: MouseEvent) => {
      const link = closestLink(event);
      const target = link && isPlainClick(event) ? internalTarget(link) : undefined;
      const { pathname, search, hash } = window.location;
      const currentAddress = pathname + search;
      // Leave links within the page to the browser: it also moves the point from which Tab continues.
      if (target === undefined || target.startsWith(`${currentAddress}#`)) return;
      event.preventDefault();
      if (target !== currentAddress) return void goTo(target);
      // The link leads to the top of the current page: leave the header unchanged.
      void navigate(target, { replace: hash === '' });
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    const onInterest = (event: Event) => {
      const link = closestLink(event);
      if (link) prefetch(link);
    };
    // /thank-you must open even if the connection drops before the form is sent.
    const onInput = () => document.querySelector(FILLED_FIELD) && pageParts.thankYou.preload();
    // Something may have been typed before this script ran.
    onInput();
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('input', onInput, { signal });
    for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, onInterest, { passive: true, signal });
    return () => listeners.abort();
  }, [navigate]);
}

function closestLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link instanceof HTMLAnchorElement && link.hasAttribute('href') ? link : undefined;
}

/** Returns the path, query and hash of a link to a page of this site in this window, else undefined. */
function internalTarget(link: HTMLAnchorElement): string | undefined {
  const sameWindow = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  if (!sameWindow || link.origin !== window.location.origin || !matchPath(link.pathname)) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Returns true if the browser would open a link in this tab on this click. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function prefetch(link: HTMLAnchorElement): void {
  const match = internalTarget(link) === undefined ? undefined : matchPath(link.pathname);
  if (match && !match.page.staff) pageParts[match.id].preload();
}
