import assert from 'node:assert/strict';

import { served } from '../../_shared/tests/served.ts';
import { call } from './fakes.ts';

const SETTINGS: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_test"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
  RESEND_API_KEY: 're_test',
  LEAD_MAIL_TO: 'studio@example.test',
  LEAD_MAIL_FROM: 'leads@example.test',
};

const handler = await served(async () => await import('../index.ts'));

/** The answer to a request where the environment reads so, and what was logged on the way. */
async function answer(request: Request, read: (name: string) => string | undefined): Promise<{ reply: Response; logged: string[] }> {
  const logged: string[] = [];
  const { error } = console;
  const { get } = Deno.env;
  console.error = (text: string) => void logged.push(text);
  Deno.env.get = read;
  try {
    return { reply: await handler(request), logged };
  } finally {
    console.error = error;
    Deno.env.get = get;
  }
}

Deno.test('a call without settings is told, as the log is, which one is missing', async () => {
  const { reply, logged } = await answer(call(), (name) => (name === 'LEAD_MAIL_TO' ? undefined : SETTINGS[name]));
  assert.equal(reply.status, 500);
  assert.deepEqual(await reply.json(), { error: 'Configuration error: LEAD_MAIL_TO is not set.' });
  assert.deepEqual(logged, ['Configuration error: LEAD_MAIL_TO is not set.']);
});

Deno.test('preflights and other methods are answered without any setting', async () => {
  assert.equal((await answer(call(undefined, {}, 'OPTIONS'), () => undefined)).reply.status, 200);
  const { reply, logged } = await answer(call(undefined, {}, 'GET'), () => undefined);
  assert.equal(reply.status, 405);
  assert.equal(reply.headers.get('allow'), 'POST, OPTIONS');
  assert.deepEqual(logged, []);
});

Deno.test('with its settings it asks for the publishable key', async () => {
  assert.equal((await answer(call(undefined, { apikey: 'other' }), (name) => SETTINGS[name])).reply.status, 401);
});

Deno.test('an unforeseen failure is 500 with its name in the log, without its words', async () => {
  const fails = (value: unknown) => () => {
    throw value;
  };
  const known = await answer(call(), fails(new TypeError('secret words')));
  assert.equal(known.reply.status, 500);
  assert.deepEqual(await known.reply.json(), { error: 'Internal error.' });
  assert.deepEqual(known.logged, ['Failed: TypeError']);
  assert.deepEqual((await answer(call(), fails('secret words'))).logged, ['Failed: unknown failure']);
});
