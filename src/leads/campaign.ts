import type { SheetQuery } from './model';

const KEY = 'campaign';
/** What advertising systems put into the address of the first page. */
const AD_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
] as const;
/** In characters; click ids are the longest, about 250. */
const LONGEST = 500;

/**
 * Remembers from the first page of a visit which advertisement and page brought the visitor: ad parameters, the referring site
 * and page (without its query) and the first path. Later pages of the visit change nothing.
 */
export function rememberCampaign(page: URL, referrer: string): void {
  try {
    if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, JSON.stringify(campaignOf(page, referrer)));
  } catch {
    // Storage is blocked: the lead travels without its campaign.
  }
}

/** The campaign of this visit, as query parameters of the script endpoint; {} when nothing is known. */
export function campaignQuery(): SheetQuery {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}

function campaignOf(page: URL, referrer: string): SheetQuery {
  const query: Record<string, string> = {};
  for (const key of AD_PARAMETERS) {
    const value = page.searchParams.get(key);
    if (value) query[key] = value.slice(0, LONGEST);
  }
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (from && from.origin !== page.origin) query.referrer = (from.origin + from.pathname).slice(0, LONGEST);
  query.landing = page.pathname.slice(0, LONGEST);
  return query;
}
