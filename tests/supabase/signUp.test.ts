import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { readConfig, tableOf } from '../../local/database/config.ts';
import { type Api, ROOT, startApi } from './api.ts';

const EMAIL = 'intruder@example.com';
const PASSWORD = 'long-enough-password';
/** Everything that any route of an auth server asks for to make an account. */
const ACCOUNT = {
  email: EMAIL,
  password: PASSWORD,
  create_user: true,
  email_confirm: true,
  token: '12345678',
  token_hash: 'pkce_0123456789',
  code: 'a-code',
  auth_code: 'a-code',
  code_verifier: 'v'.repeat(64),
  state: 'a-state',
  refresh_token: 'a-refresh-token',
  provider: 'google',
  id_token: 'a.b.c',
  access_token: 'a.b.c',
  domain: 'example.com',
  chain: 'ethereum',
  message: 'Sign in',
  signature: '0x00',
  data: { role: 'admin' },
  role: 'authenticated',
};

/** The routes of the auth server inside the local backend. */
const SERVER_ROUTES = [
  '.well-known/jwks.json',
  '.well-known/openid-configuration',
  'authorize',
  'callback',
  'health',
  'logout',
  'magiclink',
  'otp',
  'reauthenticate',
  'recover',
  'resend',
  'settings',
  'signup',
  'token',
  'user',
  'verify',
];
/** What the hosted one has besides. */
const HOSTED_ROUTES = [
  'admin/audit',
  'admin/generate_link',
  'admin/sso/providers',
  'admin/users',
  'factors',
  'generate_link',
  'invite',
  'oauth/authorize',
  'oauth/clients/register',
  'oauth/token',
  'passkeys/registration/options',
  'saml/acs',
  'sso',
  'sso/saml/acs',
  'user/identities/authorize',
  'web3',
];
const GRANTS = ['password', 'refresh_token', 'pkce', 'id_token', 'web3', 'anonymous', 'authorization_code', 'client_credentials', ''];
const VERIFICATIONS = ['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change', 'sms', 'phone_change'];

let api: Api;
let bearers: (string | undefined)[];
let before: unknown;

beforeAll(async () => {
  api = await startApi();
  bearers = [undefined, await api.staffToken()];
  before = await accounts();
});

afterAll(async () => await api.close());

// The server prints what it would mail.
beforeEach(() => {
  for (const method of ['log', 'info', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** Who has an account, from the database itself. */
async function accounts(): Promise<unknown> {
  const users = await api.database.sql('select id from auth.users order by id');
  const identities = await api.database.sql('select id, user_id from auth.identities order by id');
  expect(users).toHaveLength(2);
  return { users, identities };
}

const query = new URLSearchParams(Object.entries(ACCOUNT).map(([name, value]) => [name, String(value)])).toString();

/**
 * Asks `route` by GET, HEAD and `methods`, with the site's key and the function's, as nobody and as staff. What is sent goes
 * as JSON and as a form, what is only asked for stands in the address. Fails when the server answers with an error of its own.
 */
async function tryEverything(
  route: string,
  fields: Record<string, unknown> = {},
  methods = ['POST', 'PUT', 'PATCH', 'DELETE'],
): Promise<void> {
  const url = `${api.origin}/auth/v1/${route}`;
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...ACCOUNT, ...fields }) };
  const form = { body: new URLSearchParams(query) };
  const asked = `${url}${route.includes('?') ? '&' : '?'}${query}`;
  for (const key of [api.database.publishableKey, api.database.secretKey]) {
    for (const token of bearers) {
      const ask = async (
        method: string,
        to: string,
        init: { headers?: Record<string, string>; body?: string | URLSearchParams } = {},
      ): Promise<void> => {
        const headers = { ...init.headers, apikey: key, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
        const { status } = await fetch(to, { ...init, method, headers, redirect: 'manual' });
        expect(status, `${method} ${to}`).toBeLessThan(500);
      };
      await ask('GET', asked);
      await ask('HEAD', asked);
      // Staff may change their own account and end their session: that is no sign-up, and later tries need both.
      if (token !== undefined && /^(user|logout)$/.test(route)) continue;
      for (const method of methods) await ask(method, url, json);
      await ask('POST', url, form);
    }
  }
}

describe('no route makes an account', () => {
  test.each([...SERVER_ROUTES, ...HOSTED_ROUTES])('/auth/v1/%s', async (route) => {
    await tryEverything(route);
    expect(await accounts()).toEqual(before);
  });

  test.each(GRANTS)('/auth/v1/token with grant_type "%s", in the address, twice, and in the body', async (grant) => {
    await tryEverything(`token?grant_type=${grant}`, {}, ['POST']);
    await tryEverything(`token?grant_type=password&grant_type=${grant}`, {}, ['POST']);
    await tryEverything('token', { grant_type: grant }, ['POST']);
    expect(await accounts()).toEqual(before);
  });

  test.each(VERIFICATIONS)('/auth/v1/verify and /resend of type %s', async (type) => {
    for (const route of ['verify', 'resend']) await tryEverything(`${route}?type=${type}`, { type }, ['POST']);
    expect(await accounts()).toEqual(before);
  });

  test.each([
    ['without a word', {}],
    ['with a phone', { phone: '+971500000000', password: PASSWORD, channel: 'sms' }],
    ['with the staff’s own address', { email: 'staff@studio.test', password: PASSWORD }],
    ['with two addresses', { email: [EMAIL, 'second@example.com'], password: PASSWORD }],
  ])('sign-up, code, link and anonymous sign-in %s', async (_, body) => {
    for (const route of ['signup', 'otp', 'magiclink', 'admin/users', 'invite']) {
      expect(await api.call('POST', `/auth/v1/${route}`, { body })).toMatchObject({ status: 422, body: { error_code: 'signup_disabled' } });
    }
    expect(await accounts()).toEqual(before);
  });

  test('the data API makes none either', async () => {
    for (const key of [api.database.publishableKey, api.database.secretKey]) {
      const headers = { 'content-profile': 'auth' };
      expect((await api.call('POST', '/rest/v1/users', { key, headers, body: { email: EMAIL } })).status).toBe(406);
    }
    expect(await accounts()).toEqual(before);
  });

  test('after all of it the intruder cannot sign in, and staff can', async () => {
    const body = { email: EMAIL, password: PASSWORD };
    expect(await api.call('POST', '/auth/v1/token?grant_type=password', { body })).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials' },
    });
    expect((await api.signIn()).status).toBe(200);
    expect(await accounts()).toEqual(before);
  });
});

describe('the server behind the gate', () => {
  test('has no other route, and would make an account at /otp', async () => {
    const { App } = await import('@supabase/lite');
    const { createPgliteConnection } = await import('@supabase/lite/pglite');
    const connection = await createPgliteConnection();
    const auth = { ...tableOf(readConfig(`${ROOT}/supabase/config.toml`), 'auth'), hook: {}, jwt_secret: 's'.repeat(48) };
    const app = new App({ connection, auth, options: { server: { admin: false, disableStudio: true } } });
    await app.ensureSystemSchema();

    const paths = app.server.routes.flatMap(({ path }) => /^\/auth\/v1\/([^*]+)$/.exec(path)?.[1] ?? []);
    expect([...new Set(paths)].filter((path) => path !== 'nonexistent').sort()).toEqual(SERVER_ROUTES);

    const body = JSON.stringify(ACCOUNT);
    await app.fetch(new Request('http://localhost/auth/v1/otp', { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
    const made = await connection.driver.query('select email from auth.users');
    await connection.close();
    expect(made.rows).toEqual([{ email: EMAIL }]);
  });
});
