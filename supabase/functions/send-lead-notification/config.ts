import { type Environment, keysOf } from '../_shared/settings.ts';
import type { Dependencies, Mailer } from './handler.ts';
import { DEFAULT_SUBJECT } from './mail.ts';
import { createMailboxMailer, createResendMailer } from './mailer.ts';
import { createStore } from './store.ts';

/** What the function works with, or the name of the first setting that is missing. */
export type Configuration = { dependencies: Dependencies } | { missing: string };

/**
 * Reads the settings. Hosted Supabase provides SUPABASE_URL, SUPABASE_PUBLISHABLE_KEYS and SUPABASE_SECRET_KEYS (JSON:
 * name to key), and on older projects SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY; the owner sets RESEND_API_KEY,
 * LEAD_MAIL_TO, LEAD_MAIL_FROM, and LEAD_MAIL_SUBJECT if wanted. LOCAL_MAILBOX_URL exists on one's own machine only.
 */
export function configure(environment: Environment, log: (text: string) => void): Configuration {
  const text = (name: string): string => environment(name)?.trim() ?? '';
  const url = text('SUPABASE_URL');
  const publishableKeys = keysOf(text('SUPABASE_PUBLISHABLE_KEYS'), text('SUPABASE_PUBLISHABLE_KEY'), text('SUPABASE_ANON_KEY'));
  const [secretKey] = keysOf(text('SUPABASE_SECRET_KEYS'), text('SUPABASE_SECRET_KEY'), text('SUPABASE_SERVICE_ROLE_KEY'));
  if (url === '') return { missing: 'SUPABASE_URL' };
  if (publishableKeys.length === 0) return { missing: 'SUPABASE_PUBLISHABLE_KEYS' };
  if (!secretKey) return { missing: 'SUPABASE_SECRET_KEYS' };

  const mailer = chooseMailer(text);
  if ('missing' in mailer) return mailer;
  return {
    dependencies: {
      publishableKeys,
      store: createStore(url, secretKey),
      mailer,
      subject: text('LEAD_MAIL_SUBJECT') || DEFAULT_SUBJECT,
      log,
    },
  };
}

function chooseMailer(text: (name: string) => string): Mailer | { missing: string } {
  const to = text('LEAD_MAIL_TO');
  const from = text('LEAD_MAIL_FROM');
  const apiKey = text('RESEND_API_KEY');
  const mailboxUrl = text('LOCAL_MAILBOX_URL');
  if (apiKey === '' && mailboxUrl === '') return { missing: 'RESEND_API_KEY' };
  if (to === '') return { missing: 'LEAD_MAIL_TO' };
  if (from === '') return { missing: 'LEAD_MAIL_FROM' };
  if (apiKey !== '') return createResendMailer(apiKey, { from, to });
  return createMailboxMailer(mailboxUrl, text('LOCAL_MAILBOX_SECRET'), { from, to });
}
