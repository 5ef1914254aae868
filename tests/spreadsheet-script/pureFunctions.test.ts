import { describe, expect, it } from 'vitest';

import { HOSTILE } from '../local/hostileStrings.ts';
import { loadScript } from './loadScript.ts';

const script = loadScript();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const EMPTY = { name: '', email: '', whatsapp: '', service: '', message: '', landingPage: '' };

describe('the agreed body', () => {
  it('takes all six keys', () => {
    const body = {
      name: 'Aisha',
      email: 'a@b.ae',
      whatsapp: '+971501234567',
      service: 'lip-blush',
      message: 'Lead from Brows & Lashes Dubai popup',
      landingPage: 'brows_lashes_popup',
    };
    expect(plain(script.parseLead(JSON.stringify(body)))).toEqual(body);
  });

  it('takes an absent e-mail as empty, and a lead of a form without required fields', () => {
    expect(plain(script.parseLead('{"name":"A","whatsapp":"1"}'))).toEqual({ ...EMPTY, name: 'A', whatsapp: '1' });
    expect(plain(script.parseLead('{"name":""}'))).toEqual(EMPTY);
  });

  it('makes text of what is not text', () => {
    const body = '{"name":5,"email":null,"whatsapp":{"a":1},"service":["x"],"message":true,"landingPage":"p"}';
    expect(plain(script.parseLead(body))).toEqual({ ...EMPTY, name: '5', landingPage: 'p' });
  });

  it('keeps a few short texts under names that a field could have, and drops all other keys', () => {
    const odd = '"__proto__":{"name":"evil"},"Admin":"x","a":"x","with space":"x","empty":"","list":["x"]';
    expect(plain(script.parseLead(`{"name":"A","preferredTime":" late\\u0000 ",${odd}}`))).toEqual({
      ...EMPTY,
      name: 'A',
      preferredTime: ' late ',
    });
    const many = Object.fromEntries(Array.from('abcdefg', (letter) => [letter.repeat(2), 'x'.repeat(1_200)]));
    const lead = script.parseLead(JSON.stringify({ name: 'A', ...many }));
    expect(Object.keys(lead ?? {}).slice(6)).toEqual(['aa', 'bb', 'cc', 'dd', 'ee']);
    expect(lead?.aa).toHaveLength(1_000);
  });

  it.each([
    [undefined],
    [''],
    ['null'],
    ['[]'],
    ['"text"'],
    ['17'],
    ['{}'],
    ['{"other":"x"}'],
    ['{"__proto__":{"name":"x"}}'],
    ['{"name":"A"'],
    ['name=A&whatsapp=1'],
  ])('refuses %s', (body) => {
    expect(script.parseLead(body)).toBeUndefined();
  });

  it('refuses more than 64 kB, counted in UTF-8', () => {
    const fits = `{"name":"${'x'.repeat(64 * 1024 - 11)}"}`;
    expect(script.utf8Length(fits)).toBe(65_536);
    expect(script.parseLead(fits)).toBeDefined();
    expect(script.parseLead(`{"name":"${'x'.repeat(64 * 1024 - 10)}"}`)).toBeUndefined();
    expect(script.parseLead(`{"name":"${'م'.repeat(32 * 1024)}"}`)).toBeUndefined();
  });

  it('counts bytes as Buffer does', () => {
    for (const text of ['', '\0', 'a', 'é', '\u07ff', '\u0800', 'م', '€', '👩‍👧'])
      expect(script.utf8Length(text)).toBe(Buffer.byteLength(text));
  });

  it.each(HOSTILE.map(({ given, shown }) => [given.slice(0, 40), given, shown ?? given]))(
    'keeps to the letter what a cell can hold: %j',
    (_name, given, shown) => {
      expect(script.cleanText(given)).toBe(shown);
    },
  );

  it('removes every control character but the line break', () => {
    const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((c) => /\p{Cc}/u.test(c));
    expect(script.cleanText(controls.join('|')).replaceAll('|', '')).toBe(' \n\n');
  });
});

describe('the identity of a lead', () => {
  const lead = { ...EMPTY, name: 'A' };

  it('is the sid when that is a UUID, whatever its case', () => {
    expect(plain(script.identify('3F2504E0-4F89-41D3-9A0C-0305E82C3301', lead, 0))).toEqual({
      sid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    });
  });

  it.each([[undefined], [''], ['1'], ['3f2504e0-4f89-41d3-9a0c-0305e82c3301x'], ['=3f2504e0-4f89-41d3-9a0c-0305e82c330']])(
    'is the content for the sid %s',
    (sid) => {
      expect(plain(script.identify(sid, lead, 0))).toEqual({ fingerprint: '[0,"A","","","","",""]' });
    },
  );

  it('of a content lasts for its ten minutes', () => {
    const at = (minutes: number) => plain(script.identify(undefined, lead, minutes * 60_000));
    expect(at(9.99)).toEqual(at(0));
    expect(at(10)).not.toEqual(at(0));
  });
});

describe('the columns', () => {
  const LABELS = [
    'Received (Dubai)',
    'Name',
    'WhatsApp',
    'Email',
    'Service',
    'Message',
    'Landing page',
    'UTM source',
    'UTM medium',
    'UTM campaign',
    'UTM term',
    'UTM content',
    'UTM id',
    'Google click',
    'Google click (gbraid)',
    'Google click (wbraid)',
    'Facebook click',
    'Referrer',
    'First page',
    'Suspect',
    'Submission id',
    'In dashboard',
  ];

  it('are these twenty-two, in this order, in a new sheet', () => {
    const { places, missing } = script.planColumns([]);
    expect(plain(missing)).toEqual(LABELS);
    expect(plain([...places])).toEqual(LABELS.map((label, index) => [label, index + 1]));
  });

  it('are found where staff moved them, and added at the right where they are missing', () => {
    const header = ['Called back?', ' Name ', 'Name', ...LABELS.filter((label) => label !== 'Name' && label !== 'Suspect'), 'Notes'];
    const { places, missing } = script.planColumns(header);
    expect(places.get('Name')).toBe(2);
    expect(places.get('Received (Dubai)')).toBe(4);
    expect(plain(missing)).toEqual(['Suspect']);
    expect(places.get('Suspect')).toBe(header.length + 1);
  });

  it('of a further value is a line of the message, and the one that the owner has titled for it; never one of ours', () => {
    const header = [...LABELS, 'Notes', ' Preferred time '];
    const { places } = script.planColumns(header);
    const lead = { ...EMPTY, message: 'Hello', preferredTime: 'late', suspect: 'no', branch: 'Marina' };
    const row = script.buildRow(header, places, { lead, query: { suspect: 'fast' }, sid: 'id', receivedAt: 'now' });
    expect([row[5], row[19], plain(row.slice(22))]).toEqual([
      'Hello\nPreferred time: late\nSuspect: no\nBranch: Marina',
      'fast',
      ['', 'late'],
    ]);
    const untitled = script.buildRow(LABELS, places, { lead: { ...EMPTY, branch: 'Marina' }, query: {}, sid: 'id', receivedAt: 'now' });
    expect([untitled[5], untitled.length]).toEqual(['Branch: Marina', 22]);
  });

  it('hold 49,000 characters, with a mark where one has more', () => {
    const { places } = script.planColumns([]);
    const long = (name: string, message: string) =>
      script.buildRow([], places, { lead: { ...EMPTY, name, message, branch: 'Marina' }, query: {}, sid: 'id', receivedAt: 'now' });
    const row = long('n'.repeat(49_000), 'm'.repeat(49_000));
    expect([row[1], row[5]]).toEqual(['n'.repeat(49_000), `${'m'.repeat(48_999)}…`]);
    expect(long(`${'n'.repeat(48_998)}👩👩`, '')[1]).toBe(`${'n'.repeat(48_998)}\ufffd…`);
  });

  it('take the campaign from the query, own text values only, cut at 1,000 characters', () => {
    const { places } = script.planColumns([]);
    const query: Record<string, string> = { utm_source: 'google', suspect: 'honeypot', referrer: 'r'.repeat(1200), toString: 'x' };
    const row = script.buildRow([], places, { lead: { ...EMPTY, name: 'A' }, query, sid: 'id', receivedAt: 'now' });
    expect(plain(row)).toEqual([
      'now',
      'A',
      '',
      '',
      '',
      '',
      '',
      'google',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'r'.repeat(1000),
      '',
      'honeypot',
      'id',
      '',
    ]);
  });
});
