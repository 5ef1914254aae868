import { getCountries, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, test } from 'vitest';

import { mayContact, refusedNumbers } from '@/desk/model/contactConsent';
import { createPeople } from '@/desk/model/people';
import { readPhone, telHref, whatsappHref } from '@/desk/model/phone';

import { snapshot, bareLead, followUp } from '../../support/fixtures';
import { LANDLINES, MOBILES, NATIONAL, UNREADABLE } from '../../support/phoneSpellings';

describe.each([
  [undefined, MOBILES],
  ['Landline, no WhatsApp', LANDLINES],
  ['Number without country code', NATIONAL],
] as const)('with the note “%s”', (note, rows) => {
  test.each(rows)('$dial is dialled for $spellings', ({ dial, spellings }) => {
    for (const typed of spellings) {
      expect(readPhone(typed), typed).toEqual({ dial, whatsapp: note === undefined, note });
      expect(telHref(typed), typed).toBe(`tel:${dial}`);
    }
  });
});

test.each(UNREADABLE)('there is no phone or WhatsApp link for “%s”', (typed) => {
  expect(telHref(typed)).toBeUndefined();
  expect(whatsappHref(typed, 'Hello')).toBeUndefined();
});

test('a mobile number of each country is read whole as libphonenumber writes it, also beside times, flats and extensions', () => {
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples);
    const spelling = example?.formatInternational() ?? '';
    const texts = [
      spelling,
      spelling.replace('+', '00'),
      `5 pm ${spelling} 5-9 pm`,
      `${spelling} 10am`,
      `${spelling} / 5`,
      `Flat 12 ${spelling} (12)`,
    ];
    expect(texts.map((text) => readPhone(text)?.dial)).toEqual(texts.map(() => example?.number));
  }
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
    bareLead('b', 2, { phone: 'بعد ٥: ٠٥٠١٢٣٤٥٦٧ ٠٥٥٧٦٥٤٣٢١' }),
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
