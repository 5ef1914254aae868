import { expect, test } from 'vitest';

import { readConfig } from '../../local/database/config.ts';
import { ROOT } from './api.ts';

const config = readConfig(`${ROOT}/supabase/config.toml`);

test('no account is made but by hand', () => {
  expect(config).toMatchObject({
    auth: { enable_signup: false, enable_anonymous_sign_ins: false, sms: { enable_signup: false } },
  });
});

test('the auth server asks before it makes an account', () => {
  const uri = 'pg-functions://postgres/private/refuse_account';
  expect(config).toMatchObject({ auth: { hook: { before_user_created: { enabled: true, uri } } } });
});

test('the e-mail provider stays on, or hosted staff could not sign in', () => {
  expect(config).toMatchObject({ auth: { email: { enable_signup: true } } });
});

test('the data API is bounded', () => {
  expect(config).toMatchObject({ api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true } });
});

test('access tokens live an hour at most', () => {
  expect(config).toMatchObject({ auth: { jwt_expiry: 3600 } });
});

test('the sample data is never pushed to a hosted project', () => {
  expect(config).toMatchObject({ db: { seed: { enabled: false } } });
});

test('visitors without an account may call the functions; a form brings no key', () => {
  expect(config).toMatchObject({ functions: { 'send-lead-notification': { verify_jwt: false }, 'receive-form': { verify_jwt: false } } });
});

test('it holds no secret', () => {
  expect(JSON.stringify(config)).not.toMatch(/secret|sb_|password"/i);
});
