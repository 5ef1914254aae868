import type { Outcome, SheetPort } from '@/leads/ports';

import { absoluteUrl } from '../env';
import { post } from '../post';

/**
 * Adapter for the spreadsheet-script endpoint. Sends no header except the content type `text/plain`, to avoid a preflight, which Apps
 * Script cannot answer. The response comes after a redirect, always with HTTP status 200. Only `status: 'success'` in the response body
 * means that the lead is stored.
 */
export function sheetEndpoint(url: string | undefined): SheetPort {
  return {
    async append(sid, payload, query, signal) {
      if (!url) {
        console.warn('[leads] VITE_LEAD_SCRIPT_URL is not set; the lead waits in the outbox');
        return 'unknown';
      }
      const target = new URL(absoluteUrl(url));
      for (const [key, value] of Object.entries(query)) target.searchParams.set(key, value);
      target.searchParams.set('sid', sid);
      try {
        const response = await post(target, {
          headers: { 'content-type': 'text/plain;charset=utf-8' },
          body: JSON.stringify(payload),
          signal,
        });
        return readReply(await response.text());
      } catch {
        return 'unknown';
      }
    },
  };
}

function readReply(text: string): Outcome {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    return 'unknown';
  }
  if (typeof reply !== 'object' || reply === null || !('status' in reply)) return 'unknown';
  if (reply.status === 'success') return 'delivered';
  return 'code' in reply && (reply.code === 'invalid' || reply.code === 'too-long') ? 'refused' : 'unknown';
}
