import { expect, test } from 'vitest';

import { createPeople, mayContact, readPhone, refusedNumbers, telHref, whatsappHref } from '@/desk/model/phone';

import { snapshot, bareLead, followUp } from '../../support/fixtures';

const LANDLINE = 'Landline, no WhatsApp';
const NO_COUNTRY = 'Number without country code';

// Spellings of one number, separated by a bar. A number with a note has no WhatsApp link.
test.each([
  ['+971 50 000 0001', '+971500000001'],
  ['050 123 4567|50-123-4567|٠٥٠ ١٢٣ ٤٥٦٧|۰۵۰۱۲۳۴۵۶۷|+971 (0)50 123 4567|501234567|+9710501234567', '+971501234567'],
  ['00971501234567|0971501234567|+00971 50 123 4567|＋９７１ ５０ １２３ ４５６７|+٩٧١ (٠)٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['0097150 123 4567|971 50 123 4567|\u202A+971 50 123 4567\u202C|(+971) 50 123 4567', '+971501234567'],
  ['WhatsApp: 050 123 4567 (mornings after 9)|050 123 4567 #12|050/1234567|0501234567 / 0529876543', '+971501234567'],
  ['050 123 4567 ext A7|050 123 4567 or 052 987 6543|050 123 4567، 052 987 6543|+971501234567+971529876543', '+971501234567'],
  ['050 123 4567 (052 987 6543)|050 123 4567(052 999 8888)|0501234567.0529998888|0501234567–0529998888', '+971501234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['04 399 1234, 050 123 4567|04 399 1234|+971 4 399 1234', '+97143991234', LANDLINE],
  ['+44 7700 900123|+44 (0)7700 900123|0044 ( 0 ) 7700 900123|0044 7700 900123', '+447700900123'],
  ['+447 700 900 012', '+447700900012'],
  ['+971 (0)2 399 1234', '+97123991234', LANDLINE],
  ...['7700 900123', '3612 3456', '51096468', '4 123 4567', '+123', '999', '00'].map(
    (typed) => [typed, typed.replaceAll(/\D/g, ''), NO_COUNTRY] as const,
  ),
] as const)('%s dials %s', (spellings, dial, note?: string) => {
  for (const typed of spellings.split('|')) {
    expect(readPhone(typed), typed).toEqual({ dial, whatsapp: note === undefined, note });
    expect(telHref(typed), typed).toBe(`tel:${dial}`);
  }
});

test.each(['', ' – ', 'ext A7', 'call me', '+', '+97150123456789012'])('there is no phone or WhatsApp link for “%s”', (typed) => {
  expect(telHref(typed)).toBeUndefined();
  expect(whatsappHref(typed, 'Hello')).toBeUndefined();
});

test('each of the three kinds of WhatsApp link carries the whole text', () => {
  const text = 'Hello Mariam & Co, 50% + more?\nمرحباً \uD800';
  const encoded = 'Hello%20Mariam%20%26%20Co%2C%2050%25%20%2B%20more%3F%0A%D9%85%D8%B1%D8%AD%D8%A8%D8%A7%D9%8B%20%EF%BF%BD';
  expect(whatsappHref('050 123 4567', text)).toBe(`https://wa.me/971501234567?text=${encoded}`);
  expect(whatsappHref('050 123 4567', text, 'web')).toBe(`https://web.whatsapp.com/send?phone=971501234567&text=${encoded}`);
  expect(whatsappHref('050 123 4567', text, 'app')).toBe(`whatsapp://send?phone=971501234567&text=${encoded}`);
  expect(whatsappHref('04 399 1234', text)).toBeUndefined();
  expect(whatsappHref('7700 900123', text)).toBeUndefined();
});

test('other leads of the same person are found by phone number or email address, however written, newest first', () => {
  const leads = [
    bareLead('a', 4, { phone: '+971 50 123 4567', email: 'Mariam@Example.com ' }),
    bareLead('b', 2, { phone: '٠٥٠١٢٣٤٥٦٧' }),
    bareLead('c', 3, { phone: '04 399 1234', email: 'mariam@example.com' }),
    bareLead('d', 3, { phone: '04 399 1234' }),
    bareLead('e', 3, { phone: 'x', email: 'none' }),
    bareLead('f', 3, { phone: 'x', email: 'none' }),
  ];
  const byId = new Map(snapshot(leads).byId);
  const people = createPeople();
  people.add(leads);
  const others = (id: string): string[] => people.others(byId.get(id) ?? bareLead('', 0), byId).map(({ id }) => id);
  expect(['a', 'b', 'e'].map(others)).toEqual([['c', 'b'], ['a'], []]);
  byId.delete('b');
  expect(others('a')).toEqual(['c']);
});

test('if a person asked not to be contacted, no lead with that phone number may be contacted', () => {
  const phones = { a: '050 123 4567', b: '+971 50 123 4567', c: '050 999 9999', d: '' };
  const leads = Object.entries(phones).map(([id, phone]) => bareLead(id, 0, { phone }));
  const asked = (id: string) => followUp(id, { state: 'Lost', lostReason: 'Asked not to be contacted' });
  const all = snapshot(leads, [asked('a'), asked('d'), asked('not loaded'), followUp('c', { state: 'Lost', lostReason: 'Price' })]);
  const may = leads.map((lead) => mayContact(lead, all.followUps.get(lead.id), refusedNumbers(all)));
  expect(may).toEqual([false, false, true, false]);
});

test('a phone number is read quickly even if 40,000 combining marks follow it', () => {
  const { user } = process.threadCpuUsage();
  for (let time = 0; time < 20; time++) expect(readPhone(`050 123 4567 ${'\u0301\u0316'.repeat(20_000)}`)?.dial).toBe('+971501234567');
  expect((process.threadCpuUsage().user - user) / 1000).toBeLessThan(200);
});
