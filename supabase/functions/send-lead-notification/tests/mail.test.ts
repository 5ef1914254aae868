import assert from 'node:assert/strict';

import { buildMail } from '../mail.ts';
import { parseStoredLead, type StoredLead } from '../record.ts';
import { dialDigits, dubaiTime, plainAddress, singleLine } from '../text.ts';
import { STORED } from './fakes.ts';

const withValue = (value: string): StoredLead => ({
  ...STORED,
  full_name: value,
  email: value,
  phone_number: value,
  inquiry_type: value,
  message: value,
  source_page: value,
});

Deno.test('the mail of an ordinary lead', () => {
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
  assert.match(mail.html, /<a href="tel:\+971501234567"/);
  assert.match(mail.html, /<a href="mailto:aisha@example\.test"/);
  assert.match(mail.html, /href="https:\/\/wa\.me\/971501234567"/);
  assert.match(mail.html, /Is Friday\nevening possible\?/);
});

Deno.test('what the row holds besides is in the mail, under the name of its column', () => {
  const row = { ...STORED, preferred_time: 'Late <b>mornings</b>', staff_note: null, score: 5 };
  const lead = parseStoredLead(row);
  assert.deepEqual(lead?.further, { preferred_time: 'Late <b>mornings</b>' });
  const mail = buildMail({ ...STORED, further: lead.further });
  assert.match(mail.text, /Interested in: Detox Facial\nPreferred time: Late <b>mornings<\/b>\nPage:/);
  assert.match(mail.html, /Preferred time<\/th>.*Late &lt;b&gt;mornings&lt;\/b&gt;/);
});

Deno.test('an empty lead is a mail too', () => {
  const mail = buildMail({ ...withValue(''), inquiry_type: null, message: null, source_page: null });
  assert.equal(mail.subject, 'New lead: No name given (no service chosen)');
  assert.equal(mail.replyTo, undefined);
  assert.doesNotMatch(mail.text, /Phone|Message|WhatsApp/);
  assert.doesNotMatch(mail.html, /wa\.me|Phone|Message/);
});

Deno.test('the subject is a template, filled in one pass', () => {
  assert.equal(
    buildMail({ ...STORED, full_name: '{page} $& $1' }, '{name} | {inquiry} | {page} | {other}').subject,
    '{page} $& $1 | Detox Facial | /skin-pen-microneedling-dubai | {other}',
  );
});

Deno.test('markup is shown, not run', () => {
  for (const hostile of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><svg/onload=1>',
    "' onmouseover='x",
    '&lt;b&gt;',
  ]) {
    const { html } = buildMail(withValue(hostile));
    const escaped = hostile
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;');
    // Title, name, phone, e-mail, service, page and message.
    assert.ok(html.split(escaped).length >= 7, hostile);
    assert.doesNotMatch(html, /<(script|img|svg)\b|onmouseover='x/);
  }
  assert.doesNotMatch(buildMail(withValue('javascript:alert(1)')).html, /href="javascript/);
});

Deno.test('nothing breaks a header', () => {
  for (const hostile of [
    'x\r\nBcc: a@b.ae',
    'x\nBcc: a@b.ae',
    'x\u2028Bcc: a@b.ae',
    'x\u0085y',
    'x\vy',
    '\u202egnp.exe',
    'a\0b',
    'lone \ud800',
  ]) {
    const { subject, replyTo } = buildMail(withValue(hostile));
    assert.doesNotMatch(subject, /\p{Cc}|[\u2028\u2029\u202e]|\p{Cs}/u);
    assert.equal(replyTo, undefined);
  }
  assert.ok(buildMail(withValue('x'.repeat(1_000_000))).subject.length <= 120);
  assert.equal(singleLine('👩‍👧👩‍👧', 2), '👩…');
});

Deno.test('an answer goes to one plain address or to nobody', () => {
  for (const good of ['a@b.ae', 'first.last+tag@mail.example.com', " o'neil@example.co.uk "]) assert.equal(plainAddress(good), good.trim());
  for (const bad of [
    '',
    'a',
    'a@b',
    '@b.ae',
    'a@b.ae, d@e.ae',
    'a@b.ae;d@e.ae',
    'Name <a@b.ae>',
    'a@b.ae\r\nBcc: x@y.ae',
    '"a b"@c.ae',
    'a@b..ae',
    'a@-b.ae',
    'a@b.ae(x)',
    'ä@b.ae',
    `${'a'.repeat(250)}@b.ae`,
    'a@[127.0.0.1]',
  ]) {
    assert.equal(plainAddress(bad), undefined, bad);
  }
});

Deno.test('a number is a link only when it can be dialled', () => {
  for (const [text, digits] of [
    ['+971 50 123 4567', '971501234567'],
    ['00971-50-1234567', '971501234567'],
    ['050 123 4567', '971501234567'],
    ['+44 (0)20 7946 0958', '442079460958'],
  ] as const)
    assert.equal(dialDigits(text), digits);
  for (const bad of ['', 'call me', '123', '+971 50 123 4567 ext 5', '=1+1', '+97150123456789012', 'javascript:1'])
    assert.equal(dialDigits(bad), undefined, bad);
});

Deno.test('times of both backends are read alike; others are shown as they are', () => {
  assert.equal(dubaiTime('2026-11-20T23:27:24.639+00:00'), '21 November 2026, 03:27');
  assert.equal(dubaiTime('2026-11-20 23:27:24.639+00'), '21 November 2026, 03:27');
  assert.equal(dubaiTime('soon'), 'soon');
});
