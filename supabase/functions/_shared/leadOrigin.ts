const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid'];
const KEYS = [...CLICK_IDS, 'utm_source', 'utm_medium', 'utm_campaign', 'gad_campaignid', 'landing', 'referrer'];
/** In characters. A cut click id is useless, so a longer one is left out. */
const MAX_CLICK_ID = 400;
/** In characters. Other values are cut. */
const MAX_VALUE = 200;
/** In bytes of JSON: 2,000 characters of base64. */
const MAX_BYTES = 1_500;

/**
 * Returns the request header from which the table stores a lead's origin (supabase/migrations/*_campaigns.sql), or no header if the origin
 * is not known. The value is base64 of JSON in UTF-8; the last keys are left out if it would be too long. `query`: the result of
 * `attributionOf`. Used by the site and by receive-form; spreadsheet-script/Dashboard.js has a copy.
 */
export function originHeader(query: Readonly<Record<string, string>>): Record<string, string> {
  const values = KEYS.map((key): [string, string] => {
    const value = query[key] ?? '';
    if (CLICK_IDS.includes(key)) return [key, value.length > MAX_CLICK_ID ? '' : value];
    return [key, Array.from(value).slice(0, MAX_VALUE).join('')];
  }).filter(([, value]) => value !== '');
  for (; values.length > 0; values.pop()) {
    const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(values)));
    if (bytes.length <= MAX_BYTES) return { 'x-lead-origin': btoa(String.fromCharCode(...bytes)) };
  }
  return {};
}
