import { webAddress } from '@/lib/webAddress';

/** The site's settings (docs/architecture.md, Settings). Vite inserts the values at build time. A setting without a value is undefined. */
export interface SiteEnv {
  supabaseUrl?: string | undefined;
  supabaseKey?: string | undefined;
  /** One header as `name: value`, for a proxy that requires the name of the Supabase project. */
  supabaseHeader?: string | undefined;
  leadScriptUrl?: string | undefined;
  /** `off`: rows are inserted without the header that contains a lead's origin, for a gateway that refuses it. */
  leadOrigin?: string | undefined;
}

export const siteEnv: SiteEnv = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL || undefined,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY || undefined,
  supabaseHeader: import.meta.env.VITE_SUPABASE_HEADER || undefined,
  leadScriptUrl: import.meta.env.VITE_LEAD_SCRIPT_URL || undefined,
  leadOrigin: import.meta.env.VITE_LEAD_ORIGIN || undefined,
};

/** A header's name and value as HTTP (RFC 9110) and every browser accept them, without surrounding blanks. */
const HEADER = /^\s*([!#$%&'*+.^_`|~0-9a-z-]+)\s*:\s*([!-~](?:[ \t!-~]*[!-~])?)\s*$/i;
/** Headers that browsers silently drop, and headers that carry the credentials and options of Supabase requests. */
const RESERVED_NAME =
  /^(?:accept|accept-.*|access-control-.*|apikey|authorization|connection|content-.*|cookie|date|dnt|expect|host|keep-alive|origin|permissions-policy|prefer|proxy-.*|range|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via|x-client-info|x-supabase-.*)$/i;

/** Describes a missing or malformed setting to staff; undefined if the settings are valid. */
export function supabaseProblem(env: SiteEnv): string | undefined {
  const missing = [!env.supabaseUrl && 'VITE_SUPABASE_URL', !env.supabaseKey && 'VITE_SUPABASE_ANON_KEY'].filter(Boolean);
  if (missing.length > 0) return `Configuration error: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`;
  if (env.supabaseUrl && !webAddress(env.supabaseUrl, 'http://localhost')) {
    return 'Configuration error: VITE_SUPABASE_URL is not a web address.';
  }
  const header = readHeader(env.supabaseHeader);
  return 'problem' in header ? `Configuration error: ${header.problem}` : undefined;
}

/**
 * Returns additional headers for every request to Supabase.
 * @throws Error if the setting is malformed. A lead is then handled as if the browser were offline.
 */
export function supabaseHeaders(env: SiteEnv): Record<string, string> {
  const header = readHeader(env.supabaseHeader);
  if ('problem' in header) throw new Error(header.problem);
  return header.headers;
}

function readHeader(setting: string | undefined): { headers: Record<string, string> } | { problem: string } {
  if (setting === undefined) return { headers: {} };
  const [, name, value] = HEADER.exec(setting) ?? [];
  if (name === undefined || value === undefined) return { problem: 'VITE_SUPABASE_HEADER is not of the form "name: value".' };
  if (RESERVED_NAME.test(name)) return { problem: `VITE_SUPABASE_HEADER cannot be a header named ${name}.` };
  return { headers: { [name]: value } };
}

/**
 * Returns the address to which forms are posted without scripts (supabase/functions/receive-form). Undefined without Supabase, or behind a
 * proxy that requires a header, which a form cannot send.
 */
export function formReceiver({ supabaseUrl, supabaseHeader }: SiteEnv, to: 'sheet' | 'table'): string | undefined {
  return supabaseUrl && !supabaseHeader ? `${supabaseUrl.replace(/\/$/, '')}/functions/v1/receive-form/${to}` : undefined;
}

/** Resolves `path`, which may be relative to the site, as with the local backend. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href.replace(/\/$/, '');
}
