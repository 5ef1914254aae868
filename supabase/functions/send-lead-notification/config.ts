import { type Environment, keysOf } from '../_shared/settings.ts';
import type { Dependencies } from './handler.ts';
import { DEFAULT_SUBJECT } from './mail.ts';
import { createMailer, type MailKind } from './mailer.ts';
import { createStore } from './store.ts';

/** The function's dependencies, or the name of the first missing setting. */
export type Configuration = { dependencies: Dependencies } | { missing: string };

/**
 * Reads the settings. Hosted Supabase provides SUPABASE_URL, SUPABASE_PUBLISHABLE_KEYS and SUPABASE_SECRET_KEYS (JSON that maps names to
 * keys); older projects provide SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY instead. The owner sets the others. Staff and the owner get
 * reminders, and the owner the weekly letter, only if their address and the site's address are set.
 */
export function configure(environment: Environment, log: (text: string) => void): Configuration {
  const text = (name: string): string => environment(name)?.trim() ?? '';
  const publishableKeys = keysOf(text('SUPABASE_PUBLISHABLE_KEYS'), text('SUPABASE_PUBLISHABLE_KEY'), text('SUPABASE_ANON_KEY'));
  const [secretKey = ''] = keysOf(text('SUPABASE_SECRET_KEYS'), text('SUPABASE_SECRET_KEY'), text('SUPABASE_SERVICE_ROLE_KEY'));
  const needed = {
    SUPABASE_URL: text('SUPABASE_URL'),
    SUPABASE_PUBLISHABLE_KEYS: publishableKeys.join(),
    SUPABASE_SECRET_KEYS: secretKey,
    RESEND_API_KEY: text('RESEND_API_KEY'),
    LEAD_MAIL_TO: text('LEAD_MAIL_TO'),
    LEAD_MAIL_FROM: text('LEAD_MAIL_FROM'),
  };
  const missing = Object.entries(needed).find(([, value]) => value === '')?.[0];
  if (missing !== undefined) return { missing };
  const siteUrl = text('SITE_URL');
  const to = {
    new: needed.LEAD_MAIL_TO,
    ...(siteUrl !== '' && { staff: text('STAFF_MAIL_TO'), owner: text('OWNER_MAIL_TO'), letter: text('OWNER_MAIL_TO') }),
  };
  const kinds = (['new', 'staff', 'owner', 'letter'] as const satisfies readonly MailKind[]).filter((kind) => to[kind]);
  return {
    dependencies: {
      publishableKeys,
      store: createStore(needed.SUPABASE_URL, secretKey, kinds),
      mailer: createMailer({
        baseUrl: text('RESEND_BASE_URL') || 'https://api.resend.com',
        apiKey: needed.RESEND_API_KEY,
        from: needed.LEAD_MAIL_FROM,
        to,
      }),
      subject: text('LEAD_MAIL_SUBJECT') || DEFAULT_SUBJECT,
      dashboardUrl: `${siteUrl.replace(/\/+$/, '')}/dashboard`,
      log,
    },
  };
}
