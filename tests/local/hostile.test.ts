// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { leadValues } from '@/leads/fields';
import { forms } from '@/leads/forms';
import { sheetPayload, tableRecord } from '@/leads/payload';

import { buildMail } from '../../supabase/functions/send-lead-notification/mail.ts';
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

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Every element with the names of its attributes, in order. A visitor's text must not change this, except for links. */
function skeleton(page: Document): string[] {
  const copy = parse(page.documentElement.outerHTML);
  copy.querySelectorAll('p:has(> a[href^="https://wa.me/"])').forEach((response) => response.remove());
  copy.querySelectorAll('a').forEach((link) => link.replaceWith(...link.childNodes));
  return [...copy.querySelectorAll('*')].map((element) => [element.localName, ...element.getAttributeNames()].join(' '));
}

test('the email shows every string as text, with the same elements, safe links, the whole message and intact headers', () => {
  const stored = { further: {}, id: '1', created_at: '2026-11-20T23:27:24.639+00:00' };
  const mailOf = (text: string) =>
    buildMail({ ...stored, full_name: text, email: text, phone_number: text, inquiry_type: text, message: text, source_page: text });
  const harmless = skeleton(parse(mailOf('harmless').html));
  for (const { sent, shown } of table) {
    const { subject, replyTo, text, html } = mailOf(sent);
    const page = parse(html);
    expect(skeleton(page), sent).toEqual(harmless);
    for (const link of page.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(?:tel:\+\d+|mailto:[\w.%+'-]+@[\w.-]+|https:\/\/wa\.me\/\d+)$/);
    expect(page.querySelector('div[dir="auto"]')?.textContent).toBe(shown.trim());
    expect(text).toContain(`\nMessage:\n  ${shown.trim().replaceAll('\n', '\n  ')}\n`);
    expect([subject, replyTo]).toEqual([expect.not.stringMatching(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u), undefined]);
  }
});
