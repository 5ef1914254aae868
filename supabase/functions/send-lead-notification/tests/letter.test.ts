import assert from 'node:assert/strict';

import { buildLetter } from '../letter.ts';
import { ALL_KINDS, due, FIGURES, run, sweepCall } from './run.ts';

const TEXT = `Last week, 16 to 22 November 2026.

Leads: 12
Answered within two open hours: 8 of 11
Median first response: 38 min
Booked: 4
From adverts: 7 leads, 3 booked

3 of 11 waited longer than two open hours, most of them from 19:00 on. Decide who covers the desk then.

Open the overview: https://studio.test/dashboard?overview
As of Monday, 23 November 2026, 09:00 (Dubai). Spam and tests are left out.
`;

Deno.test('the letter has the agreed text, in plain text and in HTML, under the key of its day', async () => {
  const { mails, settled } = await run(sweepCall(), { queue: [due('m', 'letter', FIGURES)], settings: ALL_KINDS });
  const [{ key, to, ...mail } = assert.fail('no mail')] = mails;
  assert.deepEqual([key, to, mail.subject], ['letter/2026-11-23', ['owner@example.test'], 'Last week: 12 leads, 4 booked']);
  assert.deepEqual([mail.reply_to, settled], [undefined, [['m', null]]]);
  assert.equal(mail.text, TEXT);
  const shown = mail.html.replace(/<title>.*<\/title>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  const lines = TEXT.split('\n')
    .slice(2, -3)
    .map((line) => line.replace(': ', ' '));
  const others = ['Last week, 16 to 22 November 2026', 'As of Monday, 23 November 2026, 09:00 (Dubai).', 'Spam and tests are left out.'];
  for (const part of [...lines, ...others]) assert.ok(shown.includes(part), part);
  assert.ok(mail.html.includes('<a href="https://studio.test/dashboard?overview"'));
});

Deno.test('names both months or years of a week, uses the singular for one lead, and escapes the advice', () => {
  const letter = (day: string) =>
    buildLetter({ ...FIGURES, day, leads: 1, booked: 0, advice: 'A <b> & C' }, 'https://studio.test/dashboard');
  assert.match(letter('2026-12-07').text, /^Last week, 30 November to 6 December 2026\.\n/);
  assert.match(letter('2027-01-04').text, /^Last week, 28 December 2026 to 3 January 2027\.\n/);
  assert.equal(letter('2026-11-23').subject, 'Last week: 1 lead, 0 booked');
  assert.ok(letter('2026-11-23').html.includes('A &lt;b&gt; &amp; C'));
});
