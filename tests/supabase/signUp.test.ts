import { expect, test } from 'vitest';

import { readConfig } from '../../local/database/config.ts';
import { ROOT, sharedApi } from '../support/api.ts';

/** Routes of the local auth server, then of the hosted server, then attempts to bypass a path filter. */
const ROUTES = `.well-known/jwks.json .well-known/openid-configuration authorize callback health logout magiclink otp reauthenticate recover
  resend settings signup token user verify admin/audit admin/generate_link admin/sso/providers admin/users factors generate_link invite
  oauth/authorize oauth/clients/register oauth/token passkeys/registration/options saml/acs sso sso/saml/acs user/identities/authorize web3
  token?grant_type=id_token token?grant_type=web3 token?grant_type=anonymous token?grant_type=password&grant_type=id_token
  verify?type=signup verify?type=invite verify?type=email SIGNUP %73ignup otp/ verify%2f..%2fotp %`.split(/\s+/);
const INTRUDER = { email: 'intruder@example.com', password: 'long-enough-password' };
/** Every field that any of these routes needs to create an account. */
const ACCOUNT = { ...INTRUDER, create_user: true, provider: 'google', id_token: 'a.b.c', token_hash: 'pkce_0', type: 'signup' };

const api = await sharedApi();
const accounts = async (): Promise<unknown> => [
  await api.database.sql('select id from auth.users'),
  await api.database.sql('select id, user_id from auth.identities'),
];

const before = await accounts();

test.each([
  ['everything', ACCOUNT],
  ['nothing', {}],
  ['a phone', { phone: '+971500000000', password: INTRUDER.password, channel: 'sms' }],
])('no route creates an account from a body with %s, using either the site’s key or the function’s key', async (_what, body) => {
  for (const key of [api.database.publishableKey, api.database.secretKey]) {
    for (const route of ROUTES) {
      expect((await api.call('POST', `/auth/v1/${route}`, { key, body })).status, route).toBeLessThan(500);
      expect(await accounts(), route).toEqual(before);
    }
  }
});

const config = readConfig(`${ROOT}/supabase/config.toml`);
const hook = { before_user_created: { enabled: true, uri: 'pg-functions://postgres/private/refuse_account' } };
const unsigned = { verify_jwt: false };

test.each([
  ['accounts are made by hand', { auth: { enable_signup: false, enable_anonymous_sign_ins: false, sms: { enabled: false }, hook } }],
  ['staff sign in by e-mail, for an hour at most', { auth: { email: { enabled: true }, jwt_expiry: 3600 } }],
  ['the data API is bounded', { api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true } }],
  ['the sample data is never pushed to a hosted project', { db: { seed: { enabled: false } } }],
  ['forms without scripts send no token', { functions: { 'send-lead-notification': unsigned, 'receive-form': unsigned } }],
])('config.toml: %s', (_what, settings) => {
  expect(config).toMatchObject(settings);
});

test('config.toml holds no secret', () => {
  expect(JSON.stringify(config)).not.toMatch(/secret|sb_|password"/i);
});
