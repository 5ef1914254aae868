import { type Environment, keysOf } from '../_shared/settings.ts';
import type { Dependencies } from './handler.ts';
import { createTargets } from './targets.ts';

/** The function's dependencies, or the name of the first missing or invalid setting. */
type Configuration = { dependencies: Dependencies } | { missing: string };

/**
 * Reads the settings. Hosted Supabase provides SUPABASE_URL and SUPABASE_PUBLISHABLE_KEYS (JSON that maps names to keys); older projects
 * provide SUPABASE_ANON_KEY instead. The owner sets the others.
 */
export function configure(environment: Environment, log: (text: string) => void): Configuration {
  const text = (name: string): string => environment(name)?.trim() ?? '';
  const supabaseUrl = text('SUPABASE_URL');
  const [publishableKey] = keysOf(text('SUPABASE_PUBLISHABLE_KEYS'), text('SUPABASE_PUBLISHABLE_KEY'), text('SUPABASE_ANON_KEY'));
  const siteUrl = text('SITE_URL');
  if (supabaseUrl === '') return { missing: 'SUPABASE_URL' };
  if (!publishableKey) return { missing: 'SUPABASE_PUBLISHABLE_KEYS' };
  // '/' means the function's own origin, which the local backend shares with the site.
  if (siteUrl !== '/' && !/^https?:\/\/[^/]/.test(siteUrl)) return { missing: 'SITE_URL' };
  const targets = createTargets({ supabaseUrl, publishableKey, scriptUrl: text('LEAD_SCRIPT_URL'), senderKey: text('LEAD_SENDER_KEY') });
  return { dependencies: { siteUrl: siteUrl.replace(/\/+$/, ''), phone: text('STUDIO_PHONE'), targets, log } };
}
