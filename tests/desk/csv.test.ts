import { expect, test } from 'vitest';

import { csvFileName, leadsCsv } from '@/desk/export/csv';
import { type LeadFilter, NO_FILTER } from '@/desk/model/filter';
import type { Lead } from '@/desk/model/lead';

import { at, followUp, lead } from '../support/fixtures';
import { HOSTILE } from '../support/hostileStrings';
import { PROSE, VALUES } from '../support/spreadsheetCells';

const csvOf = (...leads: Lead[]) => leadsCsv(leads);

/** Parses a file as RFC 4180 defines it, after its byte order mark. Every cell must be quoted. */
function cellsOf(csv: string): string[][] {
  const cells = [...csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  expect(cells.map(([quoted]) => quoted).join('')).toBe(csv.slice(1));
  const columns = cells.findIndex(([, , end]) => end !== ',') + 1;
  const texts = cells.map(([, cell = '']) => cell.replaceAll('""', '"'));
  return Array.from({ length: texts.length / columns }, (_, row) => texts.slice(row * columns, (row + 1) * columns));
}

/** The leads of a file, by column. */
function leadsIn(csv: string): Record<string, string>[] {
  const [header = [], ...rows] = cellsOf(csv);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [header[index] ?? '', cell])));
}

test('the file has a header in the specified order, then the leads in theirs, with Dubai times; unknown values are empty', () => {
  const columns = ['Name', 'Phone', 'Email', 'Inquiry', 'Source', 'Date', 'Message', 'Id'];
  const values = ['Mariam Khoury', "'+971 50 000 0012", 'mariam.k@example.com', 'lip-blush', 'hero_booking'];
  const noTexts = { name: '', phone: '', email: '', service: '', source: '', message: '' };
  const csv = csvOf(
    lead({ id: '7' }),
    // A new day begins in Dubai at 20:00 UTC.
    lead({ id: 'c', createdAt: Date.UTC(2026, 11, 31, 20, 0, 5, 900) }),
    lead({ id: 'a', ...noTexts, createdAt: Number.NaN }),
  );
  expect(cellsOf(csv)[0]?.filter((title) => columns.includes(title))).toEqual(columns);
  expect(leadsIn(csv).map((row) => columns.map((column) => row[column]))).toEqual([
    [...values, '2026-11-20 14:08:00', 'Booking request from hero section', '7'],
    [...values, '2027-01-01 00:00:05', 'Booking request from hero section', 'c'],
    ['', '', '', '', '', '', '', 'a'],
  ]);
  expect(cellsOf(csvOf())).toHaveLength(1);
});

test('the file adds the follow-up columns after the id once follow-ups are loaded', () => {
  const answered = { state: 'Contacted', ownerName: 'Maya', firstContactAt: at('16:09') } as const;
  const followUps = [followUp('8', answered), followUp('9', answered), followUp('10', { state: 'Lost' })];
  const leads = [lead({ id: '7' }), lead({ id: '8' }), lead({ id: '9', createdAt: Number.NaN }), lead({ id: '10' })];
  const csv = leadsCsv(leads, new Map(followUps.map((row) => [row.leadId, row])));
  expect(cellsOf(csv).map((cells) => cells.slice(-4).join('|'))).toEqual([
    'Id|State|Owner|First response (minutes)',
    '7|New||',
    '8|Contacted|Maya|121',
    '9|Contacted|Maya|',
    '10|Lost||',
  ]);
});

test('the file is UTF-8 after a byte order mark, and keeps quotes, commas and line breaks inside their cell', () => {
  const csv = csvOf(lead({ id: '1', name: 'ريم "Mimi" Khoury, Dr.', message: 'one\r\ntwo\rthree\u2028four' }));
  expect(csv).toContain('"ريم ""Mimi"" Khoury, Dr.",');
  expect(csv).toContain('"one\ntwo\nthree\nfour",');
  expect([...new TextEncoder().encode(csv).subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
});

/** A text that a spreadsheet may evaluate. */
const FORMULA = /^["\s\p{Cf}]*[=+\-@＝＋－＠]/u;

test('every hostile string is written as text: nothing but apostrophes is added', () => {
  const given = HOSTILE.map(({ given }) => given);
  const leads = given.map((text, index) =>
    lead({ id: String(index), name: text, email: text, phone: text, service: text, source: text, message: text }),
  );
  const plain = (text = '') => text.replaceAll("'", '');
  for (const column of ['Name', 'Phone', 'Email', 'Inquiry', 'Source', 'Message']) {
    const written = leadsIn(csvOf(...leads)).map((row) => row[column] ?? '');
    expect(written.map(plain)).toEqual(HOSTILE.map(({ given, sent = given, shown = sent }) => plain(shown)));
    expect(written.filter((text) => FORMULA.test(text))).toEqual([]);
  }
});

const marked = '\u200b=1|\ufeff+1|\u202e-1|＠SUM(1)|0501112234|050 111 2234|00971501112234|971501112234';
const unchanged = 'mariam+lips@example.com|فاطمة، أريد - شكراً|050 1234567;+971501234567\n+97141234567';

test.each<readonly [string, string]>([
  ...marked.split('|').map((text) => [text, `'${text}`] as const),
  // Names, numbers that a spreadsheet does not change, and prose.
  ...unchanged.split('|').map((text) => [text, text] as const),
  ['\u0000=1', "'=1"],
  ['\u001b[31m=1', '[31m=1'],
  ['two\n= three', "two\n'= three"],
  ['x;=1+1', "x;'=1+1"],
  ['x,=1+1', "x,'=1+1"],
  ['x;-1+1', "x;'-1+1"],
  ['x; @SUM(1)', "x; '@SUM(1)"],
  ['x;＝1', "x;'＝1"],
  ['";=1+1', '";\'=1+1'],
  ['x;"=1+1', 'x;"\'=1+1'],
  ['\n"=1+1', "'\n\"'=1+1"],
  ['x\r\n\u200b=1+1', "x\n\u200b'=1+1"],
  ['x;;=1;=2', "x;;'=1;'=2"],
  ['x\t=1', 'x =1'],
  ['x;+1+1', "x;'+1+1"],
  ['x;+971-50-123', "x;'+971-50-123"],
  ['I would like:\n- brows', "I would like:\n'- brows"],
])('the text %j is written as %j', (given, written) => {
  expect(leadsIn(csvOf(lead({ id: '1', name: given })))[0]?.['Name']).toBe(written);
});

test('a text that programs read as a date, number or boolean is marked in every column that people type, and prose in none', () => {
  const texts = [...VALUES, ...PROSE];
  const leads = texts.map((text, id) => lead({ id: `${id}`, name: text, email: text, service: text, source: text, message: text }));
  const owners = new Map(texts.map((ownerName, id) => [`${id}`, followUp(`${id}`, { ownerName })]));
  const rows = leadsIn(leadsCsv(leads, owners));
  const expected = [...VALUES.map((text) => `'${text}`), ...PROSE];
  for (const column of ['Name', 'Email', 'Inquiry', 'Source', 'Message', 'Owner']) expect(rows.map((row) => row[column])).toEqual(expected);
  const facts = leadsIn(csvOf(lead({ id: '7', phone: '501112234' }))).map((row) => [row['Phone'], row['Date'], row['Id']]);
  expect(facts).toEqual([['501112234', '2026-11-20 14:08:00', '7']]);
});

test.each([',', ';', '\t'])('if lines are split at %j, with or without regard to quotes, no cell begins like a formula', (separator) => {
  const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1', '=HYPERLINK("http://x","y")'];
  const before = ['', 'x', ';', ',', '\t', '\n', '"'].flatMap((a) => ['', ' ', '"', '""', '\n', '\u200b', ';"'].map((b) => a + b));
  const leads = formulas.flatMap((formula, at) =>
    before.map((text, index) => lead({ id: `${at}-${index}`, name: text + formula, phone: text, email: `${formula}${text}${formula}` })),
  );
  const file = csvOf(...leads).slice(1);
  const cells = file.split(separator).join('\n').split('\n');
  expect(cells.length).toBeGreaterThan(leads.length);
  expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
});

test('a cell contains no control character and no lone surrogate', () => {
  const all = Array.from({ length: 0xa0 }, (_, code) => String.fromCodePoint(code)).join('');
  const cell = cellsOf(csvOf(lead({ id: '1', name: `x${all}\ud800` })))[1]?.[0] ?? '';
  expect(cell.replace(/\n/g, '')).not.toMatch(/\p{Cc}/u);
  expect(cell.isWellFormed()).toBe(true);
  expect(cell.endsWith('~\ufffd')).toBe(true);
});

test('50,000 leads take less than a second of CPU time', () => {
  const message = 'I would like "natural" brows,\nand lips.'.repeat(5);
  const entries = Array.from({ length: 50_000 }, (_, index) => lead({ id: String(index), message }));
  // CPU time rather than elapsed time: other tests run in parallel.
  const { user } = process.threadCpuUsage();
  const csv = leadsCsv(entries);
  expect((process.threadCpuUsage().user - user) / 1000).toBeLessThan(1000);
  expect(csv.endsWith(',"49999"\r\n')).toBe(true);
});

// 00:30 on 21 November in Dubai.
const now = Date.parse('2026-11-20T20:30:00Z');

test.each<[Partial<LeadFilter>, string]>([
  [{}, 'leads-2026-11-21.csv'],
  [{ source: '', service: '' }, 'leads-2026-11-21-no-source-no-inquiry.csv'],
  [{ chip: 'Mine', overview: 'Never answered' }, 'leads-2026-11-21-mine-never-answered.csv'],
  [{ search: 'mariam', dueVisit: 'Did they come?' }, 'leads-2026-11-21-search-did-they-come.csv'],
  [{ search: 'mariam' }, 'leads-2026-11-21-search.csv'],
  [{ source: 'lip-blush-dubai' }, 'leads-2026-11-21-lip-blush-dubai.csv'],
  [{ service: 'Velvet Lips (Full Color)' }, 'leads-2026-11-21-velvet-lips-full-color.csv'],
  [{ service: 'lip-blush', source: 'hero_booking', search: 'a' }, 'leads-2026-11-21-hero_booking-lip-blush-search.csv'],
  [{ source: '/permanent-makeup-in-dubai' }, 'leads-2026-11-21-permanent-makeup-in-dubai.csv'],
  [{ source: '/' }, 'leads-2026-11-21-source.csv'],
  [{ service: '؟؟' }, 'leads-2026-11-21-inquiry.csv'],
  [{ source: '../../etc/passwd' }, 'leads-2026-11-21-etc-passwd.csv'],
  [{ source: 'C:\\CON.|<>*?"\u202efdp\u0000' }, 'leads-2026-11-21-c-con-fdp.csv'],
  [{ source: 'فاطمة الزهراء' }, 'leads-2026-11-21-فاطمة-الزهراء.csv'],
  [{ source: 'a-'.repeat(600) }, 'leads-2026-11-21-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a.csv'],
])('the file name for %j is %s', (filter, name) => {
  expect(csvFileName({ ...NO_FILTER, ...filter }, now)).toBe(name);
});

test.each(HOSTILE.map(({ given }) => given))('the source %j gives a file name that every system accepts', (source) => {
  const name = csvFileName({ ...NO_FILTER, source, service: source, search: source }, now);
  expect(name).toMatch(/^leads-2026-11-21-[\p{L}\p{N}_][\p{L}\p{N}_-]*\.csv$/u);
  expect(new TextEncoder().encode(name).length).toBeLessThan(256);
});
