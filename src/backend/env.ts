/** The site's settings (README "Environment"). Vite replaces them at build; anything not set is undefined. */
export interface SiteEnv {
  supabaseUrl?: string | undefined;
  supabaseKey?: string | undefined;
  leadScriptUrl?: string | undefined;
}

export const siteEnv: SiteEnv = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL || undefined,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY || undefined,
  leadScriptUrl: import.meta.env.VITE_LEAD_SCRIPT_URL || undefined,
};

/** The setting that is missing or not a web address, in words for staff; undefined when all is well. */
export function supabaseProblem(env: SiteEnv): string | undefined {
  const missing = [!env.supabaseUrl && 'VITE_SUPABASE_URL', !env.supabaseKey && 'VITE_SUPABASE_ANON_KEY'].filter(Boolean);
  if (missing.length > 0) return `Configuration error: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`;
  if (env.supabaseUrl && !URL.canParse(env.supabaseUrl, 'http://localhost')) {
    return 'Configuration error: VITE_SUPABASE_URL is not a web address.';
  }
  return undefined;
}

/** `path` may be relative to the site, as on the local backend. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href.replace(/\/$/, '');
}
