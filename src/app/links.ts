import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { canBarChange } from '@/layout/late';
import { matchPath } from '@/site/pages';

import { pageParts } from './pages';

/** Every text field of a lead form has a placeholder. */
const FILLED_FIELD = '[data-lead] [placeholder]:not(:placeholder-shown)';

type Navigate = (path: string) => void;

const load: Navigate = (path) => window.location.assign(path);
/** The router's, once it is there. */
let navigateInside = load;

/** Leads to a path inside the site, without a load once the router and the bar are there. */
export async function goTo(path: string): Promise<void> {
  ((await canBarChange()) ? navigateInside : load)(path);
}

/**
 * Makes the site's plain links navigate without a load, and fetches the next page's script at the first sign of interest
 * (pointer over, touch, focus), and /thank-you's while a form is filled in. Links stay `<a href>`: they work before and without scripts.
 */
export function useLinkInterception(): void {
  const navigate = useNavigate();
  useEffect(() => {
    navigateInside = (path) => void navigate(path);
    const onClick = (event: MouseEvent) => {
      const link = closestLink(event);
      const target = link && isPlainClick(event) ? internalTarget(link) : undefined;
      const { pathname, search, hash } = window.location;
      const here = pathname + search;
      // Within a page the browser does more than scroll: the keyboard goes on from there.
      if (target === undefined || target.startsWith(`${here}#`)) return;
      event.preventDefault();
      if (target !== here) return void goTo(target);
      // The same page from its top: its bar stays as it is.
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
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('input', onInput, { signal });
    for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, onInterest, { passive: true, signal });
    return () => left.abort();
  }, [navigate]);
}

function closestLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link instanceof HTMLAnchorElement && link.hasAttribute('href') ? link : undefined;
}

/** The path, query and hash of a link that stays inside the site and that this document can show, else undefined. */
function internalTarget(link: HTMLAnchorElement): string | undefined {
  const sameWindow = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  if (!sameWindow || link.origin !== window.location.origin || !matchPath(link.pathname)) return undefined;
  return link.pathname + link.search + link.hash;
}

/** A click that the browser would answer by loading the link in this tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Fetches what the page behind a link needs, once. */
function prefetch(link: HTMLAnchorElement): void {
  const match = internalTarget(link) === undefined ? undefined : matchPath(link.pathname);
  if (match && !match.page.staff) pageParts[match.id].preload();
}
