import assert from 'node:assert/strict';

import { buildDigest } from '../digest.ts';
import { STORED } from './fakes.ts';

Deno.test('a digest lists whom to call back, about what, from which page and since when', () => {
  const bare = {
    ...STORED,
    full_name: '',
    phone_number: '',
    inquiry_type: null,
    source_page: null,
    created_at: '2026-11-21T05:00:00+00:00',
  };
  const { subject, text, html, replyTo } = buildDigest([STORED, bare]);
  assert.equal(subject, '2 new leads: Aisha Rahman, No name given');
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
  assert.equal(html.match(/<h2 /g)?.length, 2);
  assert.equal(replyTo, undefined);
});

Deno.test('what visitors typed is no markup, no header and no second line', () => {
  const { subject, text, html } = buildDigest([
    { ...STORED, full_name: '<b>A</b>\r\nBcc: x@y.ae', source_page: '"><img src=x>', inquiry_type: '\u202ea' },
  ]);
  assert.equal(subject, '1 new lead: <b>A</b> Bcc: x@y.ae');
  assert.match(text, /^1\. <b>A<\/b> Bcc: x@y\.ae$/m);
  assert.doesNotMatch(html, /<b>|<img|\u202e/);
});

Deno.test('fifty leads with every text far too long stay a mail', () => {
  const long = '&"'.repeat(20_000);
  const { subject, html, text } = buildDigest(
    Array.from({ length: 50 }, () => ({ ...STORED, full_name: long, phone_number: long, inquiry_type: long, source_page: long })),
  );
  assert.equal(Array.from(subject).length, 120);
  assert.ok(html.length + text.length < 400_000);
});
