import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { forms } from '@/leads/forms';
import { mirrorRecord, sheetPayload, tableRecord } from '@/leads/payload';

import { expectErrors } from '../consoleErrors.ts';
import { loadScript } from '../spreadsheet-script/loadScript.ts';
import { type Api, startApi } from '../supabase/api.ts';
import { PRINTED } from '../supabase/printed.ts';
import { HOSTILE } from './hostileStrings.ts';

const script = loadScript();
const columns = 'full_name, email, phone_number, inquiry_type, message, source_page';
const table = HOSTILE.map(({ given, sent = given, shown = given }) => [given.slice(0, 40), { given, sent, shown }] as const);

/** What a form sends when every field holds the same text. */
const everywhere = (text: string) => ({ name: text, email: text, phone: text, service: text, message: text });

test.each(Object.entries(forms))('the form %s sends every string as text, and the sheet shows it', (_id, form) => {
  const { email, message, landingPage } = form.payload;
  // Two of the list are beyond 1,000 characters: only a message holds them whole.
  const cut = (text: string) => (text.length <= 1000 ? text : `${text.slice(0, 999)}…`);
  const expected = (text: string) => ({
    name: cut(text),
    email: email === 'value' ? cut(text) : '',
    whatsapp: cut(text),
    service: cut(text),
    message: message === 'typed' ? text : message.fixed,
    landingPage: landingPage === 'pathname' ? '/waxing' : landingPage.fixed,
  });
  for (const [, { given, sent, shown }] of table) {
    const payload = sheetPayload(form, everywhere(given), '/waxing');
    expect({ email: '', ...payload }).toEqual(expected(sent));
    expect('email' in payload).toBe(email !== 'absent');
    expect({ ...script.parseLead(JSON.stringify(payload)) }).toEqual(expected(shown));
    const record = tableRecord(form, everywhere(given), '/waxing');
    expect([record.full_name, record.phone_number, record.inquiry_type]).toEqual([cut(sent), cut(sent), cut(sent)]);
    expect(record.message).toBe(message === 'typed' ? sent : message.fixed);
  }
});

describe('the table over HTTP', () => {
  let api: Api;
  let staff: string;

  beforeAll(async () => {
    api = await startApi();
    staff = await api.staffToken();
    await api.database.sql('delete from public.lead_form');
  });
  afterAll(async () => await api.close());

  const insert = async (body: object) => (await api.call('POST', '/rest/v1/lead_form', { body })).status;
  const read = async (id: string) =>
    (await api.call('GET', `/rest/v1/lead_form?id=eq.${id}&select=${columns.replaceAll(' ', '')}`, { token: staff })).body;

  test.each(table)('holds %j in every column as a form sends it', async (_name, { sent }) => {
    const id = randomUUID();
    const short = sent.length <= 1000 ? sent : 'short';
    const record = mirrorRecord({ name: short, email: short, whatsapp: short, service: short, message: sent, landingPage: short });
    expect(await insert({ id, ...record })).toBe(201);
    expect(await read(id)).toEqual([
      { full_name: short, email: short, phone_number: short, inquiry_type: short, message: sent, source_page: short },
    ]);
  });

  test.each(table)('takes %j past the forms, or refuses it in words; it never fails', async (_name, { given }) => {
    if (given.includes('\u0000')) expectErrors(PRINTED.zeroCharacter);
    const status = await insert({ full_name: given.slice(0, 1000), message: given });
    expect([201, 400]).toContain(status);
  });

  test('a message of a million characters is cut with a mark, not refused', async () => {
    const id = randomUUID();
    const long = sheetPayload(forms.permanentMakeupFinal, everywhere('x'.repeat(1_000_000)), '/');
    const record = mirrorRecord(long);
    expect(await insert({ id, ...record })).toBe(201);
    const [row] = (await read(id)) as { full_name: string; message: string }[];
    expect(row?.full_name).toBe(`${'x'.repeat(999)}…`);
    expect(row?.message).toBe(`${'x'.repeat(19_999)}…`);
  });

  test('nothing of it was run', async () => {
    const [found] = await api.database.sql<{ leads: number; policies: number }>(
      `select (select count(*)::int from public.lead_form) as leads,
        (select count(*)::int from pg_policies where tablename = 'lead_form') as policies`,
    );
    expect(found?.leads).toBeGreaterThan(HOSTILE.length);
    expect(found?.policies).toBe(3);
  });
});
