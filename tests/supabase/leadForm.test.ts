import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, test, vi } from 'vitest';

import { leadTable } from '@/backend/supabase/leadTable';
import { furtherFields } from '@/leads/fields';
import type { Outcome } from '@/leads/ports';

import { LEADS, sharedApi } from '../support/api.ts';

const api = await sharedApi();
const site = leadTable({ supabaseUrl: api.origin, supabaseKey: api.database.publishableKey });

beforeEach(async () => {
  vi.stubGlobal('window', { location: { origin: api.origin } });
  await api.database.sql('delete from public.lead_form');
  return () => vi.unstubAllGlobals();
});

const lead = { full_name: 'فاطمة', email: '', phone_number: '+971', inquiry_type: null, message: 'm', source_page: 'home_popup' };
const insert = async (changed: object = {}, id: string = randomUUID()): Promise<Outcome> =>
  await site.insert(id, { ...lead, ...changed }, {}, AbortSignal.timeout(10_000));
const ids = async () => await api.database.sql('select id from public.lead_form');

test.each([
  ['its six fields, in any script', lead],
  ['no value at all', { full_name: '', email: '', phone_number: '', inquiry_type: null, message: null, source_page: null }],
  ['the longest message, in Arabic', { ...lead, inquiry_type: 'permanent-makeup-brows', message: 'م'.repeat(4_000) }],
])('a lead is stored with %s', async (_what, body) => {
  expect(await api.call('POST', LEADS, { body })).toMatchObject({ status: 201, body: undefined });
  const stored = await api.database.sql('select full_name, email, phone_number, inquiry_type, message, source_page from public.lead_form');
  expect(stored).toEqual([body]);
});

describe('how the site interprets a response', () => {
  test('an existing row counts as delivered; of twenty simultaneous inserts with one id, one is stored', async () => {
    const id = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 20 }, async () => await insert({}, id)));
    expect(outcomes).toEqual(outcomes.map(() => 'delivered'));
    expect(await ids()).toEqual([{ id }]);
  });

  test.each([
    ['a message of 4,001 characters', { message: 'x'.repeat(4_001) }, undefined],
    ['more than 8 kB', { message: '美'.repeat(2_731) }, undefined],
    ['more than 8 kB of quotation marks as JSON', { source_page: '"'.repeat(4_090) }, undefined],
    ['the character NUL', { message: 'a\u0000b' }, undefined],
    ['an invalid id', {}, 'no-uuid'],
  ])('a lead that can never be stored is refused: %s', async (_what, changed, id) => {
    expect(await insert(changed, id)).toBe('refused');
    expect(await ids()).toEqual([]);
  });

  test('a field for which the database has no column is added to the message', async () => {
    Object.assign(furtherFields, { withoutColumn: { column: 'no_such_column', title: 'Preferred time' } });
    const outcome = await insert({ no_such_column: 'Mornings' });
    // Test files in the same worker share `furtherFields`.
    Reflect.deleteProperty(furtherFields, 'withoutColumn');
    expect(outcome).toBe('delivered');
    expect(await api.database.sql('select message from public.lead_form')).toEqual([{ message: 'm\nPreferred time: Mornings' }]);
  });
});
