import assert from 'node:assert/strict';

import { configure } from '../config.ts';
import { RECORD, STORED } from './fakes.ts';

const HOSTED = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_web","default":"sb_publishable_default"}',
  SUPABASE_SECRET_KEYS: '{"other":"sb_secret_other","default":"sb_secret_default"}',
  RESEND_API_KEY: 're_1',
  LEAD_MAIL_TO: 'studio@example.test',
  LEAD_MAIL_FROM: 'leads@example.test',
};
type Settings = Partial<Record<keyof typeof HOSTED | 'SUPABASE_ANON_KEY' | 'SUPABASE_SERVICE_ROLE_KEY' | 'LOCAL_MAILBOX_URL', string>>;

const read = (settings: Settings) =>
  configure(
    (name) => (settings as Record<string, string>)[name],
    () => undefined,
  );

Deno.test('every missing setting is named', () => {
  const names = [
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEYS',
    'SUPABASE_SECRET_KEYS',
    'RESEND_API_KEY',
    'LEAD_MAIL_TO',
    'LEAD_MAIL_FROM',
  ] as const;
  for (const name of names) {
    assert.deepEqual(read({ ...HOSTED, [name]: ' ' }), { missing: name });
  }
  assert.deepEqual(read({ ...HOSTED, SUPABASE_SECRET_KEYS: '{"broken' }), { missing: 'SUPABASE_SECRET_KEYS' });
  assert.deepEqual(read({ ...HOSTED, SUPABASE_SECRET_KEYS: '{"default":5}' }), { missing: 'SUPABASE_SECRET_KEYS' });
});

Deno.test('keys of hosted projects, new and old', () => {
  const hosted = read({ ...HOSTED, SUPABASE_ANON_KEY: 'eyJanon' });
  assert.ok('dependencies' in hosted);
  assert.deepEqual(hosted.dependencies.publishableKeys, ['sb_publishable_default', 'sb_publishable_web', 'eyJanon']);
  const old = read({
    ...HOSTED,
    SUPABASE_PUBLISHABLE_KEYS: '',
    SUPABASE_ANON_KEY: 'eyJanon',
    SUPABASE_SECRET_KEYS: '',
    SUPABASE_SERVICE_ROLE_KEY: 'eyJservice',
  });
  assert.ok('dependencies' in old);
  assert.deepEqual(old.dependencies.publishableKeys, ['eyJanon']);
});

Deno.test('without Resend the local mailbox takes the mail', () => {
  assert.ok('dependencies' in read({ ...HOSTED, RESEND_API_KEY: '', LOCAL_MAILBOX_URL: 'http://127.0.0.1:1/local/mailbox' }));
});

Deno.test('the store speaks to its functions with the secret key', async () => {
  const seen: { path: string; apikey: string | null; authorization: string | null; body: unknown }[] = [];
  let answer = () => Response.json([{ ...STORED, extra: 1 }]);
  await using server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, async (request) => {
    seen.push({
      path: new URL(request.url).pathname,
      apikey: request.headers.get('apikey'),
      authorization: request.headers.get('authorization'),
      body: await request.json(),
    });
    return answer();
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  const hosted = read({ ...HOSTED, SUPABASE_URL: url });
  assert.ok('dependencies' in hosted);
  const { store } = hosted.dependencies;
  assert.deepEqual(await store.claim({ ...RECORD, message: null }), STORED);
  assert.deepEqual(seen[0], {
    path: '/rest/v1/rpc/claim_lead_notification',
    apikey: 'sb_secret_default',
    authorization: null,
    body: {
      p_full_name: 'Aisha Rahman',
      p_email: 'aisha@example.test',
      p_phone_number: '+971 50 123 4567',
      p_inquiry_type: 'Detox Facial',
      p_message: null,
      p_source_page: '/skin-pen-microneedling-dubai',
    },
  });
  answer = () => Response.json([]);
  assert.equal(await store.claim(RECORD), undefined);
  for (const wrong of [
    () => Response.json({}),
    () => Response.json([{ id: 'x' }]),
    () => Response.json([null]),
    () => new Response('', { status: 403 }),
  ]) {
    answer = wrong;
    await assert.rejects(store.claim(RECORD));
  }
  answer = () => Response.json(1);
  await store.settle(STORED.id);
  assert.equal(seen.at(-1)?.path, '/rest/v1/rpc/settle_mail');
  assert.deepEqual(seen.at(-1)?.body, { p_mail_id: STORED.id, p_failure: null });

  const old = read({ ...HOSTED, SUPABASE_URL: url, SUPABASE_SECRET_KEYS: '', SUPABASE_SERVICE_ROLE_KEY: 'eyJservice' });
  assert.ok('dependencies' in old);
  await old.dependencies.store.settle(STORED.id, 'Resend answered 403');
  assert.deepEqual(seen.at(-1)?.body, { p_mail_id: STORED.id, p_failure: 'Resend answered 403' });
  assert.equal(seen.at(-1)?.authorization, 'Bearer eyJservice');

  answer = () =>
    Response.json([
      { mail_id: 'm', lead: STORED },
      { mail_id: 'm', lead: { ...STORED, id: 'second' } },
    ]);
  assert.deepEqual(await store.claimDue(), { id: 'm', leads: [STORED, { ...STORED, id: 'second' }] });
  assert.equal(seen.at(-1)?.path, '/rest/v1/rpc/claim_due_mail');
  answer = () => Response.json([]);
  assert.equal(await store.claimDue(), undefined);
  for (const wrong of [{}, [null], [{ mail_id: 'm' }], [{ lead: STORED }], [{ mail_id: 'm', lead: { id: 'x' } }]]) {
    answer = () => Response.json(wrong);
    await assert.rejects(store.claimDue());
  }
});
