import { randomUUID } from 'node:crypto';

import { type Api, type Call, signToken } from './api.ts';

const HOUR_S = 3600;

/** Everybody who may call the API, by what they show at the door. */
export interface Callers {
  /** The site's public key and nothing else. */
  visitor: Call;
  /** The token of an anonymous sign-in, should that ever be switched on. */
  guest: Call;
  staff: Call;
  /** An account that is not on the list of staff. */
  stray: Call;
  /** The edge function's secret key. */
  function: Call;
}

export async function callersOf(api: Api): Promise<Callers> {
  return {
    visitor: {},
    guest: { token: signToken(api.database.jwtSecret, guestClaims()) },
    staff: { token: await api.staffToken() },
    stray: { token: signToken(api.database.jwtSecret, { ...guestClaims(), is_anonymous: false }) },
    function: { key: api.database.secretKey },
  };
}

/** Tokens that must open nothing, and the answer to them: 401 with this code. */
export async function refusedTokens(api: Api): Promise<Record<string, { token: string; code: string }>> {
  const secret = api.database.jwtSecret;
  const nowS = Math.floor(Date.now() / 1000);
  const staff = await staffClaims(api);
  const [head, body, signature] = signToken(secret, guestClaims()).split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Record<string, unknown>;
  return {
    'an expired token': { token: signToken(secret, { ...staff, iat: nowS - 2 * HOUR_S, exp: nowS - HOUR_S }), code: 'PGRST303' },
    'a token with another key’s signature': { token: signToken('another secret of at least 32 characters', staff), code: 'PGRST301' },
    'the function’s role with another key’s signature': {
      token: signToken('another secret of at least 32 characters', { role: 'service_role' }),
      code: 'PGRST301',
    },
    'a guest’s token, edited to be staff': {
      token: [head, encode({ ...claims, is_anonymous: false }), signature].join('.'),
      code: 'PGRST301',
    },
  };
}

/** What the local API does not take for a token: it sees a visitor. (Hosted Supabase answers 401.) */
export async function unreadableTokens(api: Api): Promise<Record<string, Call>> {
  const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...(await staffClaims(api)), exp: Date.now() })}.`;
  return { 'an unsigned token': { token: unsigned }, 'no token at all': { token: 'undefined' } };
}

async function staffClaims(api: Api): Promise<Record<string, unknown>> {
  const [user] = await api.database.sql<{ id: string }>(`select id from auth.users where email = 'staff@studio.test'`);
  return { sub: user?.id, role: 'authenticated', aud: 'authenticated', is_anonymous: false };
}

function guestClaims(): Record<string, unknown> {
  return { sub: randomUUID(), role: 'authenticated', aud: 'authenticated', is_anonymous: true };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
