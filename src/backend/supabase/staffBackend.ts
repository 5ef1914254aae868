import { createClient } from '@supabase/supabase-js';

import { forgetIfIdle } from '@/staff/activity';
import type { StaffBackend } from '@/staff/session';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { deskBackend } from './deskBackend';
import { createRenewal } from './renewal';
import { staffAuth } from './staffAuth';
import { createStaffFetch } from './staffFetch';
import { sessionStore, type StoredSession } from './storedSession';

/**
 * Creates sign-in, leads and desk for staff over one Supabase client. The session is stored in localStorage, renewed before a request that
 * needs it (renewal.ts) and shared by all tabs. Call it once per page.
 * @throws Error when the address or the key is missing or the header is malformed; `supabaseProblem` reports this in advance.
 */
export function createStaffBackend(env: SiteEnv): StaffBackend {
  if (!env.supabaseUrl || !env.supabaseKey) throw new Error('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are needed.');
  const url = absoluteUrl(env.supabaseUrl);
  const key = env.supabaseKey;
  const clock = { offsetMs: 0 };
  const global = { headers: supabaseHeaders(env), fetch: createStaffFetch(key, clock) };
  const storageKey = `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
  const sessions = sessionStore(storageKey);
  // Before the client, which would resume the session, is created.
  const abandoned = forgetIfIdle() ? sessions.get() : undefined;
  if (abandoned) sessions.write(null);
  const page = { byLink: false };

  /** Requests new tokens. A redirect is not followed, because it may lead to a stranger. */
  async function ask(refreshToken: string, signal?: AbortSignal): Promise<Response> {
    const headers = { ...global.headers, apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json;charset=UTF-8' };
    const body = JSON.stringify({ refresh_token: refreshToken });
    const address = `${url}/auth/v1/token?grant_type=refresh_token`;
    return await global.fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal: signal ?? null });
  }

  /** Ends a session on the server. An expired access token is renewed first, because the server would refuse it. */
  async function endOnServer({ access_token: token, refresh_token: refreshToken, ...times }: StoredSession): Promise<void> {
    const isExpired = times.expires_at * 1000 <= Date.now();
    if (isExpired && Date.now() < (times.renew_after ?? 0)) return;
    const fresh = isExpired ? ((await (await ask(refreshToken)).json()) as StoredSession).access_token : token;
    await client.auth.admin.signOut(fresh, 'local');
  }

  function discardSession(isEnded: boolean): void {
    const session = sessions.get();
    sessions.write(null);
    if (session && !isEnded) void endOnServer(session).catch(() => undefined);
  }

  function detectSessionInUrl({ pathname }: URL, params: Record<string, string>): boolean {
    const token = params['access_token'];
    if (!token && !params['error'] && !params['error_code'] && !params['error_description']) return false;
    // The library would leave the token one step back in the tab's history.
    window.history.replaceState(window.history.state, '', pathname);
    // A link from the browser's history that belongs to the abandoned session must not resume it either.
    return (page.byLink = !(token && token === abandoned?.access_token));
  }

  const client = createClient(url, key, {
    // Staff see a failure immediately and can click "Try again". Silent retries would only prolong the wait.
    db: { retry: false },
    global,
    auth: { storageKey, storage: sessions.forLibrary, autoRefreshToken: false, detectSessionInUrl },
  });
  if (abandoned) void endOnServer(abandoned).catch(() => undefined);
  const renewal = createRenewal(sessions, ask, clock, async () => await client.auth.signOut({ scope: 'local' }));
  return { auth: staffAuth(client.auth, page, renewal, discardSession), desk: deskBackend(client, clock, renewal.accessToken) };
}
