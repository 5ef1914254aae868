import { ARRIVAL_KEY } from '@/boot/handover';
import { readStorage } from '@/lib/browserStorage';
import { webAddress } from '@/lib/webAddress';

import type { SheetQuery } from './fields';

/** Query parameters that ad platforms add to the address of the landing page. */
const AD_PARAMETER = /^(utm_\w+|gclid|gbraid|wbraid|fbclid)$/;
/** In characters. The longest known values are click ids of about 250 characters. */
const MAX_LENGTH = 500;

/**
 * The campaign of this visit, as query parameters of the script endpoint: ad parameters, the referring site and page (without its query)
 * and the first path; {} if nothing is known.
 */
export function attributionQuery(): SheetQuery {
  return attributionOf(readStorage('sessionStorage', ARRIVAL_KEY));
}

/** Does the same for `written`, the value that the boot loader has stored. */
export function attributionOf(written: string | null): SheetQuery {
  try {
    const arrival: unknown = JSON.parse(written ?? '[]');
    const [href, referrer]: unknown[] = Array.isArray(arrival) ? arrival : [];
    const page = webAddress(href);
    return page ? attributionOfVisit(page, webAddress(referrer)) : {};
  } catch {
    return {};
  }
}

function attributionOfVisit(page: URL, from: URL | undefined): SheetQuery {
  const query: Record<string, string> = {};
  for (const [key, value] of page.searchParams) if (AD_PARAMETER.test(key) && value) query[key] = value.slice(0, MAX_LENGTH);
  if (from && from.origin !== page.origin) query.referrer = (from.origin + from.pathname).slice(0, MAX_LENGTH);
  query.landing = page.pathname.slice(0, MAX_LENGTH);
  return query;
}
