/** Query parameters that ad platforms add to the address of the landing page. */
const AD_PARAMETER = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|gad_campaignid)$/;
/** In characters. The longest known values are click ids of about 250 characters. */
const MAX_LENGTH = 500;

/**
 * Returns the origin of a visit: ad parameters, the referring site and page (without its query) and the first path; {} if nothing is
 * known. `arrival`: the JSON that the boot loader stored (src/boot/loader/arrival.ts). Used by the site and by receive-form.
 */
export function attributionOf(arrival: string | null | undefined): Record<string, string> {
  try {
    const [href, referrer]: unknown[] = JSON.parse(arrival ?? '');
    const page = new URL(String(href));
    const from = typeof referrer === 'string' && referrer !== '' ? new URL(referrer) : undefined;
    const query = adParameters(page);
    if (from?.origin !== page.origin) {
      if (from) query.referrer = (from.origin + from.pathname).slice(0, MAX_LENGTH);
    } else if (Object.keys(query).length === 0) {
      // A link of the landing page, opened in a new tab: the landing page's address has the campaign.
      Object.assign(query, adParameters(from));
    }
    query.landing = page.pathname.slice(0, MAX_LENGTH);
    return query;
  } catch {
    return {};
  }
}

function adParameters({ search }: URL): Record<string, string> {
  // Link builders add a second "?", and the "&amp;" of HTML.
  const parameters = new URLSearchParams(search.slice(1).replace(/\?|&(?:amp;)+/gi, '&'));
  const known = [...parameters].filter(([key, value]) => AD_PARAMETER.test(key) && value !== '');
  return Object.fromEntries(known.map(([key, value]) => [key, value.slice(0, MAX_LENGTH)]));
}
