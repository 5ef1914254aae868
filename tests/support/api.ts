import { createHmac } from 'node:crypto';
import { join } from 'node:path';

import { createClient } from '@supabase/supabase-js';
import { inject } from 'vitest';

import { deskBackend } from '@/backend/supabase/deskBackend';
import { createStaffFetch } from '@/backend/supabase/staffFetch';

import { createDatabase, type Database } from '../../local/database.ts';
import { usedData } from './preparedData.ts';
import { serve } from './serve.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const LEADS = '/rest/v1/lead_form';

export interface Reply {
  status: number;
  /** The parsed body; undefined when it is empty. */
  body: unknown;
}

export interface Call {
  /** An access token; without a token the request is anonymous. */
  token?: string;
  key?: string;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Api {
  database: Database;
  origin: string;
  call(method: string, path: string, options?: Call): Promise<Reply>;
  staffToken(): Promise<string>;
}

/**
 * The backend shared by the test files of this folder, emptied, with every account as staff. It is removed with the prepared data folder.
 */
export async function sharedApi(): Promise<Api> {
  shared ??= openApi(`${inject('preparedData')}-${process.pid}`);
  const { database } = await shared;
  const tables = ['lead_form', 'lead_deletion', 'campaign_spend'].map((name) => `public.${name}`);
  for (const table of [...tables, 'private.lead_sender', 'private.staff', 'private.weekly_letter']) {
    await database.sql(`delete from ${table}`);
  }
  await database.sql(`update private.setting set value = 'off' where name = 'staff_list'`);
  return await shared;
}

let shared: Promise<Api> | undefined;

async function openApi(dataDir: string): Promise<Api> {
  await usedData(dataDir);
  const database = await createDatabase({ root: ROOT, dataDir });
  const server = await serve(database.handle);
  const call = async (method: string, path: string, { token, key, body, headers }: Call = {}): Promise<Reply> => {
    const response = await fetch(server.origin + path, {
      method,
      headers: {
        apikey: key ?? database.publishableKey,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const signIn = async (): Promise<string> => {
    const { body } = await call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'staff@studio.test', password: 'studio-demo' },
    });
    return (body as { access_token: string }).access_token;
  };
  // Each sign-in hashes a password, which takes a third of a second.
  let token: Promise<string> | undefined;
  return {
    database,
    origin: server.origin,
    call,
    staffToken: async () => await (token ??= signIn()),
  };
}

/** Signs in as a staff account. Returns the dashboard's port to the database and the account's id. `instead` can respond first. */
export async function openDesk(api: Api, email = 'staff@studio.test', instead?: (path: string) => Response | Error | undefined) {
  const clock = { offsetMs: 0 };
  const send = createStaffFetch(api.database.publishableKey, clock);
  const client = createClient(api.origin, api.database.publishableKey, {
    auth: { persistSession: false },
    global: {
      fetch: async (input, init) => {
        const response = instead?.(new URL(String(input)).pathname);
        if (response instanceof Error) throw response;
        return response ?? (await send(input, init));
      },
    },
  });
  const { data } = await client.auth.signInWithPassword({ email, password: 'studio-demo' });
  return { desk: deskBackend(client, clock, async () => data.session?.access_token), id: data.user?.id ?? '' };
}

/** Signs an access token with the given claims, as the auth server would. */
export function signToken(jwtSecret: string, claims: Record<string, unknown>): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const nowS = Math.floor(Date.now() / 1000);
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iat: nowS - 1, exp: nowS + 600, ...claims })}`;
  return `${head}.${createHmac('sha256', jwtSecret).update(head).digest('base64url')}`;
}
