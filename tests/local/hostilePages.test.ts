// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { renderSheetPage } from '../../local/script/sheetPage.ts';
import { buildMail } from '../../supabase/functions/send-lead-notification/mail.ts';
import { HOSTILE } from './hostileStrings.ts';

const STORED = { further: {}, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', created_at: '2026-11-20T23:27:24.639+00:00' };
const table = HOSTILE.map(({ given, sent = given, shown = given }) => [given.slice(0, 40), { sent, shown }] as const);

const mailOf = (text: string) =>
  buildMail({ ...STORED, full_name: text, email: text, phone_number: text, inquiry_type: text, message: text, source_page: text });
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Every element with the names of its attributes, in order: what a text of a visitor must not change. Links may come and go. */
function skeleton(page: Document): string[] {
  const copy = parse(page.documentElement.outerHTML);
  copy.querySelectorAll('p:has(> a[href^="https://wa.me/"])').forEach((answer) => answer.remove());
  copy.querySelectorAll('a').forEach((link) => link.replaceWith(...link.childNodes));
  return [...copy.querySelectorAll('*')].map((element) => [element.localName, ...element.getAttributeNames()].join(' '));
}

describe('the mail', () => {
  const harmless = skeleton(parse(mailOf('harmless').html));

  test.each(table)('shows %j as text: same elements, safe links, whole message', (_name, { sent, shown }) => {
    const page = parse(mailOf(sent).html);
    expect(skeleton(page)).toEqual(harmless);
    for (const link of page.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(?:tel:\+\d+|mailto:[\w.%+'-]+@[\w.-]+|https:\/\/wa\.me\/\d+)$/);
    expect(page.querySelector('div[dir="auto"]')?.textContent).toBe(shown.trim());
  });

  test.each(table)('has %j in its text part, and no header that it could break', (_name, { sent, shown }) => {
    const { subject, replyTo, text } = mailOf(sent);
    const indented = shown.trim().replaceAll('\n', '\n  ');
    expect(text).toContain(`\nMessage:\n  ${indented}\n`);
    expect(subject).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u);
    expect(Array.from(subject).length).toBeLessThanOrEqual(120);
    expect(replyTo).toBeUndefined();
  });
});

describe('the local sheet as a page', () => {
  const harmless = skeleton(
    parse(
      renderSheetPage([
        ['Name', 'Message'],
        ['harmless', 'harmless'],
      ]),
    ),
  );

  test.each(table)('shows %j as text', (_name, { shown }) => {
    const page = parse(
      renderSheetPage([
        ['Name', 'Message'],
        [shown, shown],
      ]),
    );
    expect(skeleton(page)).toEqual(harmless);
    expect([...page.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([shown, shown]);
  });
});
