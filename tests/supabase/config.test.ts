import { expect, test } from 'vitest';

import { readConfig } from '../../local/database/config.ts';
import { ROOT } from './api.ts';

const config = readConfig(`${ROOT}/supabase/config.toml`);
const uri = 'pg-functions://postgres/private/refuse_account';

test.each([
  ['no account is made but by hand', { auth: { enable_signup: false, enable_anonymous_sign_ins: false, sms: { enabled: false } } }],
  ['the auth server asks before it makes an account', { auth: { hook: { before_user_created: { enabled: true, uri } } } }],
  ['staff sign in by e-mail', { auth: { email: { enabled: true } } }],
  ['the data API is bounded', { api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true } }],
  ['access tokens live an hour at most', { auth: { jwt_expiry: 3600 } }],
  ['the sample data is never pushed to a hosted project', { db: { seed: { enabled: false } } }],
  [
    'visitors without an account may call the functions; a form brings no key',
    { functions: { 'send-lead-notification': { verify_jwt: false }, 'receive-form': { verify_jwt: false } } },
  ],
])('%s', (_what, settings) => {
  expect(config).toMatchObject(settings);
});

test('it holds no secret', () => {
  expect(JSON.stringify(config)).not.toMatch(/secret|sb_|password"/i);
});
