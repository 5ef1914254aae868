import assert from 'node:assert/strict';

import { served, withEnvironment } from '../../_shared/tests/served.ts';
import { call, SETTINGS } from './fakes.ts';

const handler = await served(async () => await import('../index.ts'));
const respond = (request: Request, read: (name: string) => string | undefined) => withEnvironment(read, () => handler(request));

Deno.test('reports the name of a missing setting in the response and the log; preflights and other methods need no settings', async () => {
  const { result, logged } = await respond(call(), (name) => (name === 'LEAD_MAIL_TO' ? undefined : SETTINGS[name]));
  const message = 'Configuration error: LEAD_MAIL_TO is not set.';
  assert.deepEqual([result.status, await result.json(), logged], [500, { error: message }, [message]]);
  assert.equal((await respond(call(undefined, {}, 'OPTIONS'), () => undefined)).result.status, 200);
  const get = await respond(call(undefined, {}, 'GET'), () => undefined);
  assert.deepEqual([get.result.status, get.result.headers.get('allow'), get.logged], [405, 'POST, OPTIONS', []]);
});

Deno.test('names settings that are missing or malformed, never their values, to a request with the publishable key', async () => {
  const fine = { STAFF_MAIL_TO: 'mira@example.test', OWNER_MAIL_TO: 'a@example.test, b@example.test' };
  const errors = async (settings: Record<string, string>, key?: string) => {
    const request = call('', { 'content-type': 'text/plain', ...(key !== undefined && { apikey: key }) });
    const { result } = await respond(request, (name) => ({ ...SETTINGS, ...fine, ...settings })[name]);
    return result.headers.get('x-configuration-error');
  };
  assert.equal(await errors({}), null);
  assert.equal(await errors({ LEAD_MAIL_TO: '', OWNER_MAIL_TO: 'owner' }, 'other'), null);
  assert.equal(
    await errors({ LEAD_MAIL_TO: '', LEAD_MAIL_FROM: 'Website leads@example.test', OWNER_MAIL_TO: 'owner' }),
    'LEAD_MAIL_TO is not set; LEAD_MAIL_FROM is no sender such as Website <leads@example.com>; OWNER_MAIL_TO is not one or more email addresses separated by commas',
  );
  for (const list of ['a@b', 'a@b,test', 'a@example.test; b@example.test', '@example.test', 'a@@example.test', 'a@example.test,'])
    assert.match((await errors({ STAFF_MAIL_TO: list })) ?? '', /^STAFF_MAIL_TO is not one or more/);
});

Deno.test('requires the publishable key once all settings are present', async () => {
  assert.equal((await respond(call(undefined, { apikey: 'other' }), (name) => SETTINGS[name])).result.status, 401);
});

Deno.test('returns 500 for an unexpected error and logs only the error’s name', async () => {
  for (const [thrown, name] of [
    [new TypeError('secret words'), 'TypeError'],
    ['secret words', 'unknown failure'],
  ]) {
    const { result, logged } = await respond(call(), () => {
      throw thrown;
    });
    assert.deepEqual([result.status, await result.json(), logged], [500, { error: 'Internal error.' }, [`Failed: ${name}`]]);
  }
});
