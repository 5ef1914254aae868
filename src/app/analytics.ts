import { init } from '@plausible-analytics/tracker';

import { facts } from '@/site/facts';
import { matchPath } from '@/site/pages';

/** Counts visits on the Plausible server at `origin`, except to the staff area. Omits the hash: in an emailed sign-in link it contains the key. */
export function countVisits(origin: string): void {
  init({
    domain: new URL(facts.siteUrl).hostname.replace(/^www\./, ''),
    endpoint: `${origin}/api/event`,
    logging: false,
    transformRequest: (event) => {
      const url = new URL(event.u);
      url.hash = '';
      return matchPath(url.pathname)?.page.staff ? null : { ...event, u: url.href };
    },
  });
}
