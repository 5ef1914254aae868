import { canBarChange } from '@/layout/late';
import { matchPath } from '@/site/pages';

import { pageParts } from './pages';

type Navigate = (path: string) => void;

const load: Navigate = (path) => window.location.assign(path);
let navigate = load;

/** Leads to a path inside the site, without a load once the router and the bar are there. */
export async function goTo(path: string): Promise<void> {
  ((await canBarChange()) ? navigate : load)(path);
}

/** For the router. */
export function provideNavigate(provided: Navigate): void {
  navigate = provided;
}

/** The path, query and hash of a link that stays inside the site and that this document can show, else undefined. */
export function internalTarget(link: HTMLAnchorElement): string | undefined {
  const sameWindow = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  if (!sameWindow || link.origin !== window.location.origin || !matchPath(link.pathname)) return undefined;
  return link.pathname + link.search + link.hash;
}

/** A click that the browser would answer by loading the link in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link instanceof HTMLAnchorElement && link.hasAttribute('href') ? link : undefined;
}

/** Fetches what the page behind a link needs, once. */
export function prefetch(link: HTMLAnchorElement): void {
  const match = internalTarget(link) === undefined ? undefined : matchPath(link.pathname);
  if (match?.page.kind === 'public') pageParts[match.id].preload();
}
