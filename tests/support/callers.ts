import { randomUUID } from 'node:crypto';

import { type Api, type Call, signToken } from './api.ts';

/** The kinds of API clients, by key or token. */
export interface Callers {
  /** Only the site's public key. */
  visitor: Call;
  /** The token of an anonymous sign-in, should that ever be switched on. */
  guest: Call;
  staff: Call;
  /** An account that is not on the staff list. */
  notStaff: Call;
  /** The edge function's secret key. */
  function: Call;
}

export async function callersOf(api: Api): Promise<Callers> {
  return {
    visitor: {},
    guest: { token: signToken(api.database.jwtSecret, claims()) },
    staff: { token: await api.staffToken() },
    notStaff: { token: signToken(api.database.jwtSecret, { ...claims(), is_anonymous: false }) },
    function: { key: api.database.secretKey },
  };
}

/** Tokens that must give no access: name, token and expected response. */
export async function refusedTokens(api: Api): Promise<[string, string, string][]> {
  const secret = api.database.jwtSecret;
  const [user] = await api.database.sql<{ id: string }>(`select id from auth.users where email = 'staff@studio.test'`);
  const staff = { ...claims(), sub: user?.id, is_anonymous: false };
  const [head, , signature] = signToken(secret, claims()).split('.');
  const forged = signToken('another secret of at least 32 characters', { role: 'service_role' });
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const nowS = Math.floor(Date.now() / 1000);
  return [
    ['expired', signToken(secret, { ...staff, iat: nowS - 7200, exp: nowS - 3600 }), '401 PGRST303'],
    ['signed with another key', forged, '401 PGRST301'],
    ['a guest’s, modified', [head, encode(staff), signature].join('.'), '401 PGRST301'],
    // The local API ignores such a token. Hosted Supabase returns 401.
    ['unsigned', `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...staff, exp: nowS + 600 })}.`, '200 [0]'],
  ];
}

function claims(): Record<string, unknown> {
  return { sub: randomUUID(), role: 'authenticated', aud: 'authenticated', is_anonymous: true };
}
