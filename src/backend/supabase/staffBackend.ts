import { createClient } from '@supabase/supabase-js';

import { forgetIfIdle } from '@/staff/activity';
import type { StaffBackend } from '@/staff/session';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { deskBackend } from './deskBackend';
import { staffAuth } from './staffAuth';
import { createStaffFetch } from './staffFetch';
import { storedSession } from './storedSession';

/**
 * Creates sign-in, leads and desk for staff over one Supabase client. The session is stored in localStorage, refreshed automatically and
 * shared by all tabs. Call it once per page: two clients would compete for the refresh token.
 * @throws Error when the address or the key is missing or the header is malformed; `supabaseProblem` reports this in advance.
 */
export function createStaffBackend(env: SiteEnv): StaffBackend {
  if (!env.supabaseUrl || !env.supabaseKey) throw new Error('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are needed.');
  const url = absoluteUrl(env.supabaseUrl);
  const key = env.supabaseKey;
  const clock = { offsetMs: 0 };
  const global = { headers: supabaseHeaders(env), fetch: createStaffFetch(key, clock) };
  const storageKey = `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
  const memoryOnly = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: `${storageKey}-ended` };
  const stored = storedSession(storageKey, () => createClient(url, key, { global, auth: memoryOnly }).auth);
  // Before the library can resume it. A link in this browser's history that belongs to the session must not bring it back either.
  const abandoned = forgetIfIdle() ? stored.discard() : null;
  const page = { byLink: false };

  function detectSessionInUrl({ pathname }: URL, params: Record<string, string>): boolean {
    const token = params['access_token'];
    if (!token && !params['error'] && !params['error_code'] && !params['error_description']) return false;
    // Before the library pushes an address without the token, which would leave the token one step back in the history.
    window.history.replaceState(window.history.state, '', pathname);
    page.byLink = !(token && abandoned?.includes(`"${token}"`));
    return page.byLink;
  }

  const client = createClient(url, key, {
    // Staff see a failure immediately and can click "Try again". Silent retries would only prolong the wait.
    db: { retry: false },
    global,
    auth: { storageKey, detectSessionInUrl },
  });
  return { auth: staffAuth(client.auth, stored, page), desk: deskBackend(client, clock) };
}
