import { createClient } from '@supabase/supabase-js';

import type { StaffBackend } from '@/staff/session';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { deskBackend } from './deskBackend';
import { staffAuth } from './staffAuth';
import { createStaffFetch } from './staffFetch';

/**
 * Creates sign-in, leads and desk for staff over one Supabase client. The session is stored in localStorage, refreshed automatically and
 * shared by all tabs. Call it once per page: two clients would compete for the refresh token.
 * @throws Error when the address or the key is missing or the header is malformed; `supabaseProblem` reports this in advance.
 */
export function createStaffBackend(env: SiteEnv): StaffBackend {
  if (!env.supabaseUrl || !env.supabaseKey) throw new Error('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are needed.');
  // Read the hash before creating the client: the library removes the hash from the address.
  const { hash } = window.location;
  const clock = { offsetMs: 0 };
  const client = createClient(absoluteUrl(env.supabaseUrl), env.supabaseKey, {
    // Staff see a failure immediately and can click "Try again". Silent retries would only prolong the wait.
    db: { retry: false },
    global: { headers: supabaseHeaders(env), fetch: createStaffFetch(env.supabaseKey, clock) },
  });
  return { auth: staffAuth(client.auth, hash), desk: deskBackend(client, clock) };
}
