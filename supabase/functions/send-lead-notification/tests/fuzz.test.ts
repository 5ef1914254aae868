import assert from 'node:assert/strict';

import { handle } from '../handler.ts';
import type { LeadRecord } from '../record.ts';
import { call, STORED, World } from './fakes.ts';

/** A seeded source of numbers from 0 to 1 (mulberry32): a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const PIECES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</div></td>',
  '<!--',
  ']]>',
  "'",
  '"',
  '&',
  '&lt;',
  '\r\nBcc: a@b.ae',
  '\n',
  '\u2028',
  '\u202e',
  '\u0000',
  '\ud800',
  '\udc00',
  '\u0007',
  'a@b.ae',
  ',',
  '+971 50 123 4567',
  'javascript:',
  '{name}',
  '$&',
  '=1',
  'فاطمة',
  '👩‍👧',
  ' ',
  'x',
  '\u0301',
];
const BODIES = 5000;

Deno.test(`${BODIES} bodies: no 5xx, no markup of a visitor, no broken header`, async () => {
  const random = seeded(20261121);
  const pick = <T>(list: readonly T[]): T => list.at(Math.floor(random() * list.length)) as T;
  // Two rounds of three keep to what a table can hold and send texts only, so that they end in a mail.
  let storable = true;
  const pieces = () => (storable ? PIECES.filter((piece) => piece.isWellFormed() && !piece.includes('\0')) : PIECES);
  const text = (): string => Array.from({ length: Math.floor(random() * 12) }, () => pick(pieces())).join('');
  const anything = (): unknown =>
    pick<() => unknown>([text, text, text, () => null, () => 5, () => ({ a: text() }), () => [text()], () => undefined, () => true])();
  let sent = 0;
  for (let round = 0; round < BODIES; round += 1) {
    storable = round % 3 !== 0;
    const record: Record<string, unknown> = {};
    for (const key of [
      'full_name',
      'email',
      'phone_number',
      'inquiry_type',
      'message',
      'source_page',
      pick(['__proto__', 'id', 'to', 'constructor']),
    ]) {
      Object.defineProperty(record, key, { value: storable || random() < 0.5 ? text() : anything(), enumerable: true });
    }
    const json = JSON.stringify(record);
    const body = random() < 0.15 ? json.slice(0, Math.floor(random() * json.length)) : random() < 0.05 ? text() : json;
    // The table holds what was sent wherever that is a record at all: hostile texts must survive the whole way.
    const stored = { ...STORED, ...(record as unknown as LeadRecord) };
    const world = new World([stored]);
    const reply = await handle(call(body), world.dependencies);
    assert.ok(reply.status < 500, `round ${round}: ${reply.status}`);
    for (const { mail } of world.mails) {
      sent += 1;
      const foreign = mail.html.replace(
        /<\/?(html|head|meta|title|body|div|h1|table|tr|th|td|a|p|bdi)( [a-z-]+="[^"<>]*")*>|<!doctype html>/g,
        '',
      );
      assert.doesNotMatch(foreign, /[<>]/, `round ${round}`);
      assert.doesNotMatch(mail.html, /href="(?!tel:\+\d|mailto:[\w.%+-]*(?:&#39;)?[\w.%+&#;-]*@|https:\/\/wa\.me\/\d)/, `round ${round}`);
      assert.doesNotMatch(mail.subject, /\p{Cc}|[\u2028\u2029\u202a-\u202e]|\p{Cs}/u, `round ${round}`);
      assert.doesNotMatch(mail.replyTo ?? '', /[\s,;<>]/, `round ${round}`);
    }
  }
  assert.ok(sent > 2000, `only ${sent} mails were built`);
});
