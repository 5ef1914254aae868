import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { goTo, internalTarget, isPlainClick, linkOf, prefetch, provideNavigate } from './links';

/**
 * Makes the site's plain links navigate without a load, and fetches the next page's script at the first sign of interest
 * (pointer over, touch, focus). Links stay `<a href>`: they work before and without scripts.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    provideNavigate((path) => void navigate(path));
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
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
      const link = linkOf(event);
      if (link) prefetch(link);
    };
    const interests = ['pointerover', 'touchstart', 'focusin'] as const;
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener('click', onClick, { signal });
    for (const type of interests) document.addEventListener(type, onInterest, { passive: true, signal });
    return () => left.abort();
  }, [navigate]);
}
