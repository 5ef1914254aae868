import type { NotificationPort } from '@/leads/ports';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';

/** The edge function send-lead-notification behind its port: one POST of the record, kept alive when the page goes. */
export function leadNotification(env: SiteEnv): NotificationPort {
  return {
    async notify(record) {
      if (!env.supabaseUrl || !env.supabaseKey) throw new Error('Supabase is not configured');
      const response = await fetch(`${absoluteUrl(env.supabaseUrl)}/functions/v1/send-lead-notification`, {
        method: 'POST',
        headers: { ...supabaseHeaders(env), apikey: env.supabaseKey, 'content-type': 'application/json' },
        body: JSON.stringify(record),
        keepalive: true,
        credentials: 'omit',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
    },
  };
}
