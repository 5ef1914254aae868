import assert from 'node:assert/strict';

import { HOSTILE } from '../../../../tests/support/hostileStrings.ts';
import { LANDLINES, MOBILES, NATIONAL, UNREADABLE } from '../../../../tests/support/phoneSpellings.ts';
import { escapeHtml } from '../../_shared/html.ts';
import { parseStoredRow, type StoredRow } from '../lead.ts';
import { buildDigest, buildMail, dialDigits, dubaiTime, plainAddress, singleLine } from '../mail.ts';
import { STORED } from './run.ts';

const withValue = (value: string): StoredRow => ({
  ...STORED,
  full_name: value,
  email: value,
  phone_number: value,
  inquiry_type: value,
  message: value,
  source_page: value,
});
const BARE = { ...withValue(''), inquiry_type: null, message: null, source_page: null };

Deno.test('builds the email about an ordinary lead', () => {
  const mail = buildMail(STORED);
  assert.equal(mail.subject, 'New lead: Aisha Rahman (Detox Facial)');
  assert.equal(mail.replyTo, 'aisha@example.test');
  assert.equal(
    mail.text,
    `A new lead came in through the website.

Name:          Aisha Rahman
Phone:         +971 50 123 4567
Email:         aisha@example.test
Interested in: Detox Facial
Page:          /skin-pen-microneedling-dubai
Received:      21 November 2026, 03:27 (Dubai)

Message:
  Is Friday
  evening possible?

Answer on WhatsApp: https://wa.me/971501234567

Every lead is also in the dashboard.
`,
  );
  for (const part of [
    '<a href="tel:+971501234567"',
    '<a href="mailto:aisha@example.test"',
    'href="https://wa.me/971501234567"',
    'Friday\nevening',
  ])
    assert.ok(mail.html.includes(part), part);
});

Deno.test('builds an email even about an empty lead', () => {
  const mail = buildMail(BARE);
  assert.deepEqual([mail.subject, mail.replyTo], ['New lead: 21 November 2026, 03:27 (no service chosen)', undefined]);
  assert.doesNotMatch(mail.text + mail.html, /wa\.me|Phone|Message/);
});

Deno.test('a nameless lead’s subject has the number, else the time', () => {
  const subjectOf = (full_name: string, phone_number: string) => buildMail({ ...STORED, full_name, phone_number }).subject;
  for (const name of ['', ' \n', '\u200b\u202e', '\u3164', '\u2800']) {
    assert.equal(subjectOf(name, '050 123\n4567'), 'New lead: 050 123 4567 (Detox Facial)');
    assert.equal(subjectOf(name, '–'), 'New lead: 21 November 2026, 03:27 (Detox Facial)');
  }
  assert.equal(buildDigest([{ ...BARE, phone_number: '٠٥٠ ١٢٣ ٤٥٦٧' }]).subject, '1 new lead: ٠٥٠ ١٢٣ ٤٥٦٧');
});

Deno.test('shows every hostile string as text, the whole message, and intact headers', () => {
  for (const { given, sent = given, shown = given } of HOSTILE) {
    const { subject, replyTo, text, html } = buildMail(withValue(sent));
    const message = shown.trim();
    assert.ok(text.includes(`\nMessage:\n  ${message.replaceAll('\n', '\n  ')}\n`), sent);
    assert.ok(html.includes(`overflow-wrap:anywhere">${escapeHtml(message)}</div>`), sent);
    assert.doesNotMatch(subject, /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u);
    assert.equal(replyTo, undefined);
  }
});

Deno.test('lists further columns of the row, each labelled with the column’s name', () => {
  const lead = parseStoredRow({ ...STORED, preferred_time: 'Late <b>mornings</b>', staff_note: null, score: 5 });
  assert.deepEqual(lead?.further, { preferred_time: 'Late <b>mornings</b>' });
  const mail = buildMail({ ...STORED, further: lead.further });
  assert.match(mail.text, /Interested in: Detox Facial\nPreferred time: Late <b>mornings<\/b>\nPage:/);
  assert.match(mail.html, /Preferred time<\/th>.*Late &lt;b&gt;mornings&lt;\/b&gt;/);
});

Deno.test('fills in the subject template in one pass', () => {
  const { subject } = buildMail({ ...STORED, full_name: '{page} $& $1' }, '{name} | {inquiry} | {page} | {other}');
  assert.equal(subject, '{page} $& $1 | Detox Facial | /skin-pen-microneedling-dubai | {other}');
});

Deno.test('lists in a digest the name, phone, inquiry, page and time of each lead', () => {
  const { subject, text, html, replyTo } = buildDigest([STORED, { ...BARE, created_at: '2026-11-21T05:00:00+00:00' }]);
  assert.equal(subject, '2 new leads: Aisha Rahman, 21 November 2026, 09:00');
  assert.equal(
    text,
    `2 new leads from the website.

1. Aisha Rahman
   Phone:         +971 50 123 4567
   Interested in: Detox Facial
   Page:          /skin-pen-microneedling-dubai
   Received:      21 November 2026, 03:27 (Dubai)

2. No name given
   Received:      21 November 2026, 09:00 (Dubai)

Messages and e-mail addresses: every lead is also in the dashboard.
`,
  );
  assert.match(html, /<a href="tel:\+971501234567"/);
  assert.deepEqual([html.match(/<h2 /g)?.length, replyTo], [2, undefined]);
});

Deno.test('truncates very long texts in emails about one lead and about fifty leads', () => {
  const long = withValue('&"'.repeat(20_000));
  assert.equal(buildMail(long).subject.length, 120);
  const digest = buildDigest(Array.from({ length: 50 }, () => long));
  assert.equal(digest.subject.length, 120);
  assert.ok(digest.html.length + digest.text.length < 400_000);
  assert.equal(singleLine('👩‍👧👩‍👧', 2), '👩…');
});

Deno.test('sets reply-to only for a single plain address, with the domain as mail servers know it', () => {
  const good = "a@b.ae first.last+tag@mail.example.com o'neil@example.co.uk a&b@x.ae !#$%*/=?^_`{|}~-@x.ae Sara@Example.com 1@1.ae";
  for (const text of [...good.split(' '), `${'a'.repeat(64)}@b.ae`, 'sara@xn--mgbh0fb.xn--mgbaam7a8h'])
    assert.equal(plainAddress(` ${text} `), text);
  assert.equal(plainAddress('sara@مثال.امارات'), 'sara@xn--mgbh0fb.xn--mgbaam7a8h');
  assert.equal(plainAddress('a.b@bücher.de'), 'a.b@xn--bcher-kva.de');
  const bad = 'a a@b @b.ae a@b.ae;d@e.ae .a@b.ae a.@b.ae a..b@b.ae a@b..ae a@-b.ae a@b-.ae a@b.ae(x) ä@b.ae سارة@مثال.امارات a@[127.0.0.1]';
  const domains =
    'a@.ae a@b.ae. a@1.2.3.4 a@b.c a@b_c.ae a@مثال a@مثال.امارات/x a@مثال.امارات:80 a@b@مثال.امارات a,b@x.ae a"b@x.ae a\\b@x.ae';
  const spaced = ['', 'a@b.ae, d@e.ae', 'Name <a@b.ae>', 'a@b.ae\r\nBcc: x@y.ae', '"a b"@c.ae'];
  for (const text of [...`${bad} ${domains}`.split(' '), ...spaced, `${'a'.repeat(65)}@b.ae`, `${'a'.repeat(250)}@b.ae`])
    assert.equal(plainAddress(text), undefined, text);
  const { html, replyTo } = buildMail({ ...STORED, email: 'a&b@مثال.امارات' });
  assert.equal(replyTo, 'a&b@xn--mgbh0fb.xn--mgbaam7a8h');
  assert.ok(html.includes('<a href="mailto:a%26b@xn--mgbh0fb.xn--mgbaam7a8h"'));
});

Deno.test('links phone numbers in any spelling, with WhatsApp only for those that can have it', () => {
  for (const [rows, hasWhatsApp] of [
    [MOBILES, true],
    [LANDLINES, false],
  ] as const)
    for (const { dial, spellings } of rows)
      for (const phone_number of spellings) {
        const { html, text } = buildMail({ ...STORED, phone_number });
        assert.ok(html.includes(`<a href="tel:${dial}"`), phone_number);
        for (const part of [html, text]) assert.equal(part.includes(`https://wa.me/${dial.slice(1)}`), hasWhatsApp, phone_number);
      }
  for (const text of [...NATIONAL.flatMap(({ spellings }) => spellings), ...UNREADABLE, '=1+1', 'javascript:1'])
    assert.equal(dialDigits(text), undefined, text);
});

Deno.test('reads the time formats of both backends', () => {
  for (const time of ['2026-11-20T23:27:24.639+00:00', '2026-11-20 23:27:24.639+00'])
    assert.equal(dubaiTime(time), '21 November 2026, 03:27');
  assert.equal(dubaiTime('soon'), 'soon');
});
