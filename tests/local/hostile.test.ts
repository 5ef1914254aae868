import { expect, test } from 'vitest';

import { leadValues } from '@/leads/fields';
import { forms } from '@/leads/forms';
import { sheetPayload, tableRecord } from '@/leads/payload';

import { HOSTILE } from '../support/hostileStrings.ts';
import { loadScript } from '../support/loadScript.ts';

const table = HOSTILE.map(({ given, sent = given, shown = given }) => ({ given, sent, shown }));
/** Form values with the same text in every field. */
const everywhere = (text: string) => leadValues(() => text);
// Two hostile strings are so long that only a message holds both without truncation.
const cut = (text: string, limit: number) => (text.length <= limit ? text : `${text.slice(0, limit - 1)}…`);

test.each(Object.entries(forms))('the form %s sends every string as text, and the sheet accepts it', (_id, form) => {
  const script = loadScript();
  const { email, message, landingPage } = form.payload;
  const expected = (text: string) => ({
    name: cut(text, 1_000),
    email: email === 'value' ? cut(text, 320) : '',
    whatsapp: cut(text, 200),
    service: cut(text, 200),
    message: message === 'typed' ? text : message.fixed,
    landingPage: landingPage === 'pathname' ? '/waxing' : landingPage.fixed,
  });
  for (const { given, sent, shown } of table) {
    const payload = sheetPayload(form, everywhere(given), '/waxing');
    expect({ email: '', ...payload }).toMatchObject(expected(sent));
    expect('email' in payload).toBe(email !== 'absent');
    expect({ ...script.parseLead(JSON.stringify(payload)) }).toMatchObject(expected(shown));
    const record = tableRecord(form, everywhere(given), '/waxing');
    expect([record.full_name, record.message]).toEqual([cut(sent, 1_000), expected(sent).message]);
  }
});
