import assert from 'node:assert/strict';

import { seeded } from '../../_shared/tests/seeded.ts';
import { handle } from '../handler.ts';
import { call, STORED, sweepCall, FakeServices } from './fakes.ts';

const PIECES = (
  '<script>alert(1)</script>~"><img src=x onerror=alert(1)>~</div></td>~<!--~]]>~\'~"~&~&lt;~\r\nBcc: a@b.ae~\n~\v~\u0085~\u2028~\u202e~\u0000~' +
  '\ud800~\udc00~\u0007~\u0301~ ~x~,~a@b.ae~+971 50 123 4567~javascript:~{name}~$&~=1~فاطمة~👩‍👧'
).split('~');
const KEYS = ['full_name', 'email', 'phone_number', 'inquiry_type', 'message', 'source_page'];
/** Run `deno task test -- 5000` for 5,000 bodies. */
const BODIES = Number(Deno.args[0] ?? 500);

Deno.test(`survives ${BODIES} random bodies: no 5xx, no markup from a visitor, no broken header`, async () => {
  const random = seeded(20261121);
  const pick = <T>(list: readonly T[]): T => list.at(Math.floor(random() * list.length)) as T;
  let sent = 0;
  for (let round = 0; round < BODIES; round += 1) {
    // In two of three rounds, send only texts that the table can store, so that the function sends an email.
    const storable = round % 3 !== 0;
    const pieces = storable ? PIECES.filter((piece) => piece.isWellFormed() && !piece.includes('\0')) : PIECES;
    const text = (): string => Array.from({ length: Math.floor(random() * 12) }, () => pick(pieces)).join('');
    const anything = (): unknown => pick([text(), text(), null, 5, { a: text() }, [text()], undefined, true]);
    const record: Record<string, unknown> = {};
    for (const key of [...KEYS, pick(['__proto__', 'id', 'to', 'constructor'])])
      Object.defineProperty(record, key, { value: storable || random() < 0.5 ? text() : anything(), enumerable: true });
    const json = JSON.stringify(record);
    const body = random() < 0.15 ? json.slice(0, Math.floor(random() * json.length)) : random() < 0.05 ? text() : json;
    // The table contains exactly what was sent, so that hostile texts reach the emails, including a digest.
    const world = new FakeServices([{ ...STORED, ...record }]);
    const { status } = await handle(call(body), world.dependencies);
    assert.ok(status < 500, `round ${round}: ${status}`);
    if (status === 200) world.due = [{ id: 'digest', kind: 'new', leads: [{ ...STORED, ...record }, STORED] }];
    await handle(sweepCall(), world.dependencies);
    for (const { mail } of world.mails) {
      sent += 1;
      const unexpected = mail.html.replace(
        /<\/?(html|head|meta|title|body|div|h1|h2|table|tr|th|td|a|p|bdi)( [a-z-]+="[^"<>]*")*>|<!doctype html>/g,
        '',
      );
      assert.doesNotMatch(unexpected, /[<>]/, `round ${round}`);
      assert.doesNotMatch(mail.html, /href="(?!tel:\+\d|mailto:[\w.%+-]*(?:&#39;)?[\w.%+&#;-]*@|https:\/\/wa\.me\/\d)/, `round ${round}`);
      assert.doesNotMatch(mail.subject, /\p{Cc}|[\u2028\u2029\u202a-\u202e]|\p{Cs}/u, `round ${round}`);
      assert.doesNotMatch(mail.replyTo ?? '', /[\s,;<>]/, `round ${round}`);
    }
  }
  assert.ok(sent > BODIES / 2, `only ${sent} mails were built`);
});
