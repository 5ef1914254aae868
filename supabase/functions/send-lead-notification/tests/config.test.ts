import assert from 'node:assert/strict';

import { configure } from '../config.ts';
import type { Dependencies } from '../handler.ts';
import { FIGURES, RECORD, SETTINGS, STORED } from './fakes.ts';

const read = (settings: Record<string, string>) =>
  configure(
    (name) => ({ ...SETTINGS, ...settings })[name],
    () => undefined,
  );
function dependenciesOf(settings: Record<string, string>): Dependencies {
  const configuration = read(settings);
  assert.ok('dependencies' in configuration);
  return configuration.dependencies;
}
const OLDER = {
  SUPABASE_PUBLISHABLE_KEYS: '',
  SUPABASE_ANON_KEY: 'eyJanon',
  SUPABASE_SECRET_KEYS: '',
  SUPABASE_SERVICE_ROLE_KEY: 'eyJservice',
};

Deno.test('returns the name of a missing or invalid setting', () => {
  const cases = Object.keys(SETTINGS).map((name): [string, string] => [name, ' ']);
  for (const [name, value] of [...cases, ['SUPABASE_SECRET_KEYS', '{"broken'], ['SUPABASE_SECRET_KEYS', '{"default":5}']] as const)
    assert.deepEqual(read({ [name]: value }), { missing: name });
});

Deno.test('reads the API keys of both new and older projects', () => {
  const both = { SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_web","default":"sb_default"}', SUPABASE_ANON_KEY: 'eyJanon' };
  assert.deepEqual(dependenciesOf(both).publishableKeys, ['sb_default', 'sb_web', 'eyJanon']);
  assert.deepEqual(dependenciesOf(OLDER).publishableKeys, ['eyJanon']);
});

Deno.test('calls the database with the secret key only, and rejects unexpected responses', async () => {
  const seen: unknown[] = [];
  let response: unknown = [{ ...STORED, score: 1 }];
  await using server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, async (request) => {
    const { headers } = request;
    seen.push([new URL(request.url).pathname, headers.get('apikey'), headers.get('authorization'), await request.json()]);
    return response === undefined ? new Response('', { status: 403 }) : Response.json(response);
  });
  const SUPABASE_URL = `http://127.0.0.1:${server.addr.port}`;
  const { store } = dependenciesOf({ SUPABASE_URL });
  assert.deepEqual(await store.claim({ ...RECORD, message: null }), STORED);
  const claimed = {
    p_full_name: 'Aisha Rahman',
    p_email: 'aisha@example.test',
    p_phone_number: '+971 50 123 4567',
    p_inquiry_type: 'Detox Facial',
    p_message: null,
    p_source_page: '/skin-pen-microneedling-dubai',
  };
  assert.deepEqual(seen.pop(), ['/rest/v1/rpc/claim_lead_notification', 'sb_secret_test', null, claimed]);

  const second = { ...STORED, id: 'second' };
  response = [STORED, second].map((lead) => ({ mail_id: 'm', kind: 'new', lead }));
  assert.deepEqual(await store.claimDue(), { id: 'm', kind: 'new', leads: [STORED, second] });
  assert.deepEqual(seen.pop(), ['/rest/v1/rpc/claim_due_mail', 'sb_secret_test', null, { p_kinds: 'new' }]);

  const owner = dependenciesOf({ SUPABASE_URL, SITE_URL: 'https://studio.test', OWNER_MAIL_TO: 'owner@example.test' });
  response = [{ mail_id: 'm', kind: 'letter', lead: FIGURES }];
  assert.deepEqual(await owner.store.claimDue(), { id: 'm', kind: 'letter', figures: FIGURES });
  for (const [failure, refused] of Object.entries({
    'Resend answered 403': true,
    'Resend refused this email earlier. Now: Resend did not answer': true,
    'Resend answered 409': false,
    'Resend answered 429': false,
    'Resend answered 503': false,
  })) {
    response = [{ mail_id: 'm', kind: 'letter', lead: FIGURES, failure }];
    assert.equal((await owner.store.claimDue())?.wasRefused ?? false, refused, failure);
  }
  response = [{ mail_id: 'm', kind: 'letter', lead: STORED }];
  await assert.rejects(owner.store.claimDue(), /answered no figures/);
  seen.length = 0;

  response = 1;
  await store.settle(STORED.id);
  assert.deepEqual(seen.pop(), ['/rest/v1/rpc/settle_mail', 'sb_secret_test', null, { p_mail_id: STORED.id, p_failure: null }]);
  await dependenciesOf({ ...OLDER, SUPABASE_URL }).store.settle(STORED.id, 'Resend answered 403');
  const failed = { p_mail_id: STORED.id, p_failure: 'Resend answered 403' };
  assert.deepEqual(seen.pop(), ['/rest/v1/rpc/settle_mail', 'eyJservice', 'Bearer eyJservice', failed]);

  response = [];
  assert.deepEqual([await store.claim(RECORD), await store.claimDue()], [undefined, undefined]);
  for (const wrong of [
    undefined,
    {},
    [{ id: 'x' }],
    [null],
    [{ mail_id: 'm' }],
    [{ lead: STORED }],
    [{ mail_id: 'm', kind: 'owner', lead: STORED }],
  ]) {
    response = wrong;
    await assert.rejects(store.claim(RECORD), /answered/);
    await assert.rejects(store.claimDue(), /answered/);
  }
});

Deno.test('sends reminders and the weekly letter only if their addresses and the site’s address are set', async () => {
  const reminded = { STAFF_MAIL_TO: 'maya@example.test, noor@example.test', OWNER_MAIL_TO: 'owner@example.test' };
  for (const [settings, kinds] of [
    [reminded, 'new'],
    [{ ...reminded, SITE_URL: 'https://studio.test/' }, 'new,staff,owner,letter'],
    [{ SITE_URL: 'https://studio.test', OWNER_MAIL_TO: 'owner@example.test' }, 'new,owner,letter'],
  ] as const) {
    const asked: unknown[] = [];
    await using server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, async (request) => {
      asked.push(await request.json());
      return Response.json([]);
    });
    const origin = `http://127.0.0.1:${server.addr.port}`;
    const { store, mailer, dashboardUrl } = dependenciesOf({ ...settings, SUPABASE_URL: origin, RESEND_BASE_URL: origin });
    await store.claimDue();
    assert.deepEqual(asked.pop(), { p_kinds: kinds });
    if (kinds !== 'new,staff,owner,letter') continue;
    assert.equal(dashboardUrl, 'https://studio.test/dashboard');
    const mail = { subject: 'A lead waits', text: 'text', html: '<p>html</p>' };
    await mailer.send(mail, 'reminder/staff/1', 'staff');
    await mailer.send(mail, 'reminder/owner/1', 'owner');
    await mailer.send(mail, 'letter/2026-11-23', 'letter');
    await mailer.send(mail, 'lead/1', 'new');
    assert.deepEqual(
      asked.map((body) => (body as { to: string[] }).to),
      [['maya@example.test', 'noor@example.test'], ['owner@example.test'], ['owner@example.test'], ['studio@example.test']],
    );
  }
});
