import { createClient } from '@supabase/supabase-js';

import { readStorage, writeStorage } from '@/lib/browserStorage';
import { forgetIfIdle } from '@/staff/activity';
import type { StaffBackend } from '@/staff/session';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { deskBackend } from './deskBackend';
import { endOnServer, staffAuth } from './staffAuth';
import { createStaffFetch } from './staffFetch';

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
  const inMemory = { storageKey: `${storageKey}-ended`, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

  function discardSession(isEnded = false): string | null {
    const session = readStorage('localStorage', storageKey);
    writeStorage('localStorage', storageKey, null);
    if (session !== null && !isEnded)
      void endOnServer(createClient(url, key, { global, auth: inMemory }).auth, session).catch(() => undefined);
    return session;
  }

  // Before the client, which would resume the session, is created.
  const abandoned = forgetIfIdle() ? discardSession() : null;
  const page = { byLink: false };

  function detectSessionInUrl({ pathname }: URL, params: Record<string, string>): boolean {
    const token = params['access_token'];
    if (!token && !params['error'] && !params['error_code'] && !params['error_description']) return false;
    // The library would leave the token one step back in the tab's history.
    window.history.replaceState(window.history.state, '', pathname);
    // A link from the browser's history that belongs to the abandoned session must not resume it either.
    return (page.byLink = !(token && abandoned?.includes(`"${token}"`)));
  }

  const client = createClient(url, key, {
    // Staff see a failure immediately and can click "Try again". Silent retries would only prolong the wait.
    db: { retry: false },
    global,
    auth: { storageKey, detectSessionInUrl },
  });
  return { auth: staffAuth(client.auth, page, discardSession), desk: deskBackend(client, clock) };
}
