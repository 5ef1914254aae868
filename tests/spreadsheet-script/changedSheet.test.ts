import { randomUUID } from 'node:crypto';

import { expect, it, vi } from 'vitest';

import { HOSTILE } from '../support/hostileStrings.ts';
import { answerOf, LABELS, openScript } from '../support/loadScript.ts';

// Staff use the sheet as they like: these are the changes that users of Google's Sheets have reported to break scripts.

const LEAD = { name: 'Aisha', email: 'a@b.ae', whatsapp: '+971 50 1', service: 'lip-blush', message: 'Hello', landingPage: 'hero_booking' };
const SUCCESS = { status: 'success' };
const ROWS = 998;

/** Opens a sheet with these rows. The functions find cells by the labels in the header row. */
function openSheet(rows: string[][] = [LABELS], headerRow = 1) {
  const script = openScript(rows, { LEAD_MAIL_TO: 'a@b.ae' });
  const sheet = script.tabs.get('Leads');
  if (!sheet) throw new Error('There is no sheet');
  const columnOf = (label: string) => (script.rows()[headerRow - 1] ?? []).indexOf(label) + 1;
  const cellsOf = (label: string, count = ROWS) => sheet.getRange(headerRow + 1, columnOf(label), count, 1);
  return {
    ...script,
    sheet,
    columnOf,
    cellsOf,
    /** Makes the cells of a column accept only these texts. */
    restrict: (label: string, texts: string[]) => cellsOf(label).setDataValidations(Array.from({ length: ROWS }, () => [texts])),
    convertToTable: () => sheet.getRange(headerRow + 1, 1, ROWS, 23).convertToTypedColumns(),
    /** The texts under these labels in a row. */
    textsIn: (row: number, ...labels: string[]) => labels.map((label) => script.rows()[row - 1]?.[columnOf(label) - 1]),
    health: () => answerOf(script.run('doGet', null)),
  };
}

it.each(['new', 'typed', 'plain text'])(
  'in %s columns every text is shown literally, and no formula is entered, not even at first',
  (kind) => {
    const { sheet, post, rows, formulas, ...script } = openSheet();
    if (kind === 'typed') script.convertToTable();
    if (kind === 'plain text') sheet.getRange(2, 1, ROWS, 23).setNumberFormat('@');
    const getRange = sheet.getRange.bind(sheet);
    const entered: string[] = [];
    vi.spyOn(sheet, 'getRange').mockImplementation((...area) => {
      const range = getRange(...area);
      const setValues = (values: readonly (readonly string[])[]) => {
        if (range.getNumberFormats().flat().includes('General')) entered.push(...values.flat());
        return range.setValues(values);
      };
      return { ...range, setValues };
    });
    const strings = HOSTILE.map(({ given, shown = given }) => ({ given: given.slice(0, 600), shown: shown.slice(0, 600) }));
    for (const { given } of strings) {
      const everywhere = Object.fromEntries(Object.keys(LEAD).map((key) => [key, given]));
      expect(post(everywhere, { sid: randomUUID(), utm_source: given })).toEqual(SUCCESS);
    }
    strings.forEach(({ shown }, index) => expect(rows()[index + 1]?.slice(1, 8)).toEqual(Array.from({ length: 7 }, () => shown)));
    expect(formulas()).toEqual([]);
    expect(entered.filter((text) => /^\s*[=+@\d-]/u.test(text))).toEqual([]);
  },
);

it('a drop-down that rejects a text gives way to it, in that cell only', () => {
  const { restrict, cellsOf, post, textsIn } = openSheet();
  for (const label of ['Service', 'WhatsApp', 'Submission id']) restrict(label, ['Brows', 'Lips']);
  expect(post(LEAD, { sid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' })).toEqual(SUCCESS);
  expect(post({ ...LEAD, service: 'Lips' })).toEqual(SUCCESS);
  expect(textsIn(2, 'Name', 'WhatsApp', 'Service', 'Message')).toEqual(['Aisha', '+971 50 1', 'lip-blush', 'Hello']);
  expect(textsIn(3, 'Name', 'Service')).toEqual(['Aisha', 'Lips']);
  expect(() =>
    cellsOf('Service', 3)
      .setValues([['Lips'], ['Lips'], ['Other']])
      .getDisplayValues(),
  ).toThrow('data validation rules');
});

it.each([
  [
    ['Service', 'WhatsApp'],
    ['Aisha', 'Hello\nWhatsApp: +971 50 1\nService: lip-blush'],
  ],
  [
    ['Message', 'Email'],
    ['Aisha\nEmail: a@b.ae\nMessage: Hello', ''],
  ],
])('a text that a drop-down column of a table rejects (%j) becomes a line of another text', (labels, expected) => {
  const { restrict, convertToTable, post, textsIn, health } = openSheet();
  for (const label of labels) restrict(label, ['Brows']);
  convertToTable();
  expect(post(LEAD)).toEqual(SUCCESS);
  expect(textsIn(2, 'Name', 'Message')).toEqual(expected);
  expect(textsIn(2, ...labels).join('')).toBe('');
  expect(health()).toMatchObject({ status: 'ok' });
});

it.each([
  ['a title', [['Our leads']]],
  ['titles, blank rows and a word that is also a label', [['Our leads'], [], ['', 'Name'], ['Ask Mira'], []]],
])('the header row is found below %s', (_what, above) => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const known = LABELS.map((label) => (label === 'Submission id' ? id : label === 'Received (Dubai)' ? '2020-01-02 10:00:00' : 'Known'));
  const { post, rows, textsIn, run, health } = openSheet([...above, LABELS, known], above.length + 1);
  expect(health()).toMatchObject({ status: 'ok' });
  expect(rows()).toHaveLength(above.length + 2);
  expect(post(LEAD, { sid: id })).toEqual({ ...SUCCESS, duplicate: true });
  expect(post(LEAD)).toEqual(SUCCESS);
  expect(textsIn(above.length + 3, 'Name', 'WhatsApp')).toEqual(['Aisha', '+971 50 1']);
  run('deleteOldLeads', {});
  expect(textsIn(above.length + 2, 'Name')).toEqual(['Aisha']);
  expect(rows()[above.length]).toEqual(LABELS);
  expect(rows()[0]?.filter((text) => text !== '')).toEqual(above[0]);
});

it('staff’s columns keep their content and format wherever they are, and a lead goes below the last lead', () => {
  const header = ['Done', ...LABELS.slice(0, 3), 'Called back', ...LABELS.slice(3).toReversed(), 'Notes'];
  const { sheet, post, columnOf, cellsOf, textsIn, rows, formulas } = openSheet([header]);
  for (const label of ['Done', 'Called back']) cellsOf(label).setValues(Array.from({ length: ROWS }, () => ['FALSE']));
  cellsOf('Suspect').setValues(Array.from({ length: ROWS }, () => ['FALSE']));
  cellsOf('Called back', 1).setValues([['=A2']]);
  cellsOf('Called back').setNumberFormat('0.00');
  const staff = () =>
    ['Done', 'Called back', 'Notes'].map((label) => [cellsOf(label).getDisplayValues(), cellsOf(label).getNumberFormats()]);
  const before = staff();
  expect(post(LEAD)).toEqual(SUCCESS);
  // Somebody walks in, and staff rename a column.
  sheet.getRange(3, columnOf('Name'), 1, 1).setValues([['Walk-in']]);
  sheet.getRange(1, columnOf('Email'), 1, 1).setValues([['Mail']]);
  expect(post({ ...LEAD, name: 'Noor' })).toEqual(SUCCESS);
  expect([2, 3, 4].flatMap((row) => textsIn(row, 'Name', 'WhatsApp'))).toEqual(['Aisha', '+971 50 1', 'Walk-in', '', 'Noor', '+971 50 1']);
  expect([textsIn(2, 'Mail'), textsIn(4, 'Mail', 'Email')]).toEqual([['a@b.ae'], ['', 'a@b.ae']]);
  expect([staff(), rows()[0]?.length]).toEqual([before, header.length + 1]);
  expect(formulas()).toEqual(['=A2']);
});

it('merged cells cost no text, and a row without room for the id is left out', () => {
  const { sheet, post, columnOf, cellsOf, textsIn } = openSheet([['Our leads'], LABELS], 2);
  sheet.getRange(1, 1, 1, 23).merge();
  sheet.getRange(3, columnOf('Name'), 1, 3).merge();
  cellsOf('Submission id', 2).merge();
  expect([post(LEAD), post({ ...LEAD, name: 'Noor' })]).toEqual([SUCCESS, SUCCESS]);
  expect(textsIn(3, 'Name', 'Message')).toEqual(['Aisha', 'Hello\nWhatsApp: +971 50 1\nEmail: a@b.ae']);
  expect([4, 5].map((row) => textsIn(row, 'Name', 'Message').join(' '))).toEqual([' ', 'Noor Hello']);
});

it('when no row can be written the health check says so after the first lead, and the owner gets one email an outage', () => {
  const { sheet, post, rows, mails, health } = openSheet();
  const internal = { status: 'error', code: 'internal' };
  for (const outage of [1, 2]) {
    const protection = sheet.getRange(1, 1, 999, 26).protect();
    expect([post(LEAD), post({ name: 'Noor' })]).toEqual([internal, internal]);
    expect(mails.map(({ to, subject }) => `${to} ${subject}`)).toEqual(Array(outage).fill('a@b.ae [sheet] Leads cannot be written'));
    protection.remove();
    expect(health()).toMatchObject({ status: 'error', problem: expect.stringContaining('send another') });
    expect(post({ name: `Lead ${outage}` })).toEqual(SUCCESS);
    expect(health()).toMatchObject({ status: 'ok' });
  }
  expect(rows().map((row) => row[1])).toEqual(['Name', 'Lead 1', 'Lead 2']);
  expect(mails[0]?.body).toContain('No row takes a lead. Error: You are trying to edit a protected cell');
});

it('a workbook that has no room for 500 more rows gets one; when it is full, the owner’s one email says so and what to delete', () => {
  const { sheet, post, mails, rows } = openSheet([LABELS, ...Array.from({ length: 999 }, () => ['by hand'])]);
  let room = 1;
  const insert = sheet.insertRowsAfter.bind(sheet);
  vi.spyOn(sheet, 'insertRowsAfter').mockImplementation((after, count) => {
    if (count > room) throw new Error('This action would increase the number of cells in the workbook above the limit of 10000000 cells.');
    room -= count;
    insert(after, count);
  });
  expect([post(LEAD), post({ name: 'Noor' }), post({ name: 'Reem' })].map((answer) => Object.values(answer as object)[0])).toEqual([
    ...['success', 'error', 'error'],
  ]);
  expect([rows()[1000]?.[1], rows().length, mails.length]).toEqual(['Aisha', 1001, 1]);
  expect(mails[0]?.body).toMatch(/The workbook is full[\s\S]*limit of 10000000[\s\S]*Delete empty rows and columns/);
  expect(mails[0]?.body).not.toContain('Undo the last change');
});
