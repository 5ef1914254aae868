import type { NotificationPort } from '@/leads/ports';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { post } from '../post';

/** Adapter for the edge function send-lead-notification: one POST per record. */
export function leadNotification(env: SiteEnv): NotificationPort {
  return {
    async notify(record) {
      if (!env.supabaseUrl || !env.supabaseKey) throw new Error('Supabase is not configured');
      const response = await post(`${absoluteUrl(env.supabaseUrl)}/functions/v1/send-lead-notification`, {
        headers: { ...supabaseHeaders(env), apikey: env.supabaseKey, 'content-type': 'application/json' },
        body: JSON.stringify(record),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
    },
  };
}
