/** The sheet of leads: its columns, and how leads are written and found. */

const DEFAULT_SHEET_NAME = 'Leads';
const MAX_QUERY_VALUE_CHARS = 1000;
/** Staff may put a title and blank rows above the header row. */
const HEADER_SEARCH_ROWS = 20;
/** Merged cells can make a row unusable. */
const ROWS_TRIED = 3;
/** How often a row is looked for again because staff have sorted, inserted or deleted rows meanwhile. */
const MOVES_FOLLOWED = 20;
/** How many rows staff may insert between two calls. */
const ROWS_INSERTED = 100;
const MOVED = new Error('The rows have moved');
const EMPTY = new Error('A cell stays empty');
/** Stands before the id of a lead while its row is written. */
const CLAIM = 'writing ';
const GROW_ROWS = 500;
/** A row that cannot be written at once is written in parts until then. Meanwhile other leads wait for the lock. */
const WRITE_UNTIL_MS = Date.now() + 30 * 1000;
/** The time format of the first column. */
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const TIME_LABEL = 'Received (Dubai)';
const MESSAGE_LABEL = 'Message';
const SID_LABEL = 'Submission id';
const DASHBOARD_LABEL = 'In dashboard';
/** The page of test leads (`npm run doctor -- --lead`), which are neither copied into the dashboard nor mailed. */
const TEST_PAGE = '/doctor';
/**
 * The only columns that the script writes. It finds a column by its label in the header row, so that staff can move and hide columns and add
 * their own. If a label is missing, the script adds it at the right.
 * @type {ReadonlyArray<{ label: string, from: 'time' | 'sid' | 'body' | 'query' | 'dashboard', key: string }>}
 */
const COLUMNS = [
  { label: TIME_LABEL, from: 'time', key: '' },
  { label: 'Name', from: 'body', key: 'name' },
  { label: 'WhatsApp', from: 'body', key: 'whatsapp' },
  { label: 'Email', from: 'body', key: 'email' },
  { label: 'Service', from: 'body', key: 'service' },
  { label: MESSAGE_LABEL, from: 'body', key: 'message' },
  { label: 'Landing page', from: 'body', key: 'landingPage' },
  { label: 'UTM source', from: 'query', key: 'utm_source' },
  { label: 'UTM medium', from: 'query', key: 'utm_medium' },
  { label: 'UTM campaign', from: 'query', key: 'utm_campaign' },
  { label: 'UTM term', from: 'query', key: 'utm_term' },
  { label: 'UTM content', from: 'query', key: 'utm_content' },
  { label: 'UTM id', from: 'query', key: 'utm_id' },
  { label: 'Google click', from: 'query', key: 'gclid' },
  { label: 'Google click (gbraid)', from: 'query', key: 'gbraid' },
  { label: 'Google click (wbraid)', from: 'query', key: 'wbraid' },
  { label: 'Facebook click', from: 'query', key: 'fbclid' },
  { label: 'Referrer', from: 'query', key: 'referrer' },
  { label: 'First page', from: 'query', key: 'landing' },
  { label: 'Suspect', from: 'query', key: 'suspect' },
  { label: SID_LABEL, from: 'sid', key: '' },
  { label: DASHBOARD_LABEL, from: 'dashboard', key: '' },
  { label: 'Google campaign id', from: 'query', key: 'gad_campaignid' },
];

/**
 * @typedef {{ label: string, column: number, text: string, failure?: string }} Cell `failure` tells why the cell did not take its text
 * @typedef {{ sheet: GoogleAppsScript.Spreadsheet.Sheet, headerRow: number, places: Map<string, number>, isNew: boolean }} LeadSheet `places`
 * has the column of each label; `isNew` means that the label of the ids was missing
 * @typedef {{ table: LeadSheet, sid: string, cells: Cell[], claim: Cell, isOurs: (shown: string[]) => boolean, below: number }} Entry `claim`
 * is written first, `isOurs` recognises the row by it, `below` is the first row to try
 */

// Pure functions, up to the next heading: none of them uses a Google service ----------------------------------------------

/**
 * Returns the labels of COLUMNS that the header row lacks, and the position of each label (1 = first column) after they have been added.
 * @param {ReadonlyArray<string>} header @returns {{ places: Map<string, number>, missing: string[] }}
 */
function planColumns(header) {
  /** @type {Map<string, number>} */
  const places = new Map();
  header.forEach((label, index) => {
    const known = COLUMNS.find((column) => column.label === label.trim());
    if (known && !places.has(known.label)) places.set(known.label, index + 1);
  });
  const missing = COLUMNS.map((column) => column.label).filter((label) => !places.has(label));
  missing.forEach((label, index) => places.set(label, header.length + index + 1));
  return { places, missing };
}

/**
 * Builds the cells of a lead's row, from column 1 to the last column in `places`. The value of a further key becomes a line of the message,
 * so that it also reaches the dashboard (Dashboard.js). @param {Map<string, number>} places @returns {string[]}
 * @param {{ lead: Lead, query: Readonly<Record<string, string | undefined>>, sid: string, receivedAt: string }} entry
 */
function buildRow(places, entry) {
  /** @type {string[]} */
  const row = new Array(Math.max(...places.values())).fill('');
  const messageAt = (places.get(MESSAGE_LABEL) || 1) - 1;
  const dashboard = entry.lead['landingPage'] === TEST_PAGE ? 'test' : '';
  for (const column of COLUMNS) {
    const place = places.get(column.label) || 0;
    const query = cleanText(asText(new Map(Object.entries(entry.query)).get(column.key))).slice(0, MAX_QUERY_VALUE_CHARS);
    row[place - 1] = { time: entry.receivedAt, sid: entry.sid, body: entry.lead[column.key] || '', query, dashboard }[column.from];
  }
  for (const key of Object.keys(entry.lead).filter((name) => !LEAD_KEYS.includes(name))) {
    row[messageAt] = [row[messageAt], labelOf(key) + ': ' + entry.lead[key]].filter((text) => text !== '').join('\n');
  }
  return row;
}

/** The label for a key: 'Preferred time' for 'preferredTime'. @param {string} key */
function labelOf(key) {
  const words = key.replace(/[A-Z]/g, (letter) => ' ' + letter.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// Google's services -------------------------------------------------------------------------------------------------------

/** Returns the sheet of leads or null: that with the number LEAD_SHEET_GID, which a new name does not change, or else that named Leads. */
function findSheet() {
  const spreadsheet = openSpreadsheet();
  const gid = PropertiesService.getScriptProperties().getProperty('LEAD_SHEET_GID');
  if (!gid) return spreadsheet.getSheetByName(DEFAULT_SHEET_NAME);
  return spreadsheet.getSheets().find((sheet) => String(sheet.getSheetId()) === gid.trim()) || null;
}

/** Returns the sheet of leads. Creates the sheet if it is missing, so that no lead is lost. */
function openSheet() {
  const spreadsheet = openSpreadsheet();
  return findSheet() || spreadsheet.getSheetByName(DEFAULT_SHEET_NAME) || spreadsheet.insertSheet(DEFAULT_SHEET_NAME);
}

/** Finds the header row, the first with the most labels, and adds missing labels to it. @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @returns {LeadSheet} */
function openTable(sheet) {
  const width = sheet.getLastColumn();
  const rows = width > 0 ? sheet.getRange(1, 1, Math.min(sheet.getLastRow(), HEADER_SEARCH_ROWS), width).getDisplayValues() : [[]];
  const unknown = rows.map((row) => planColumns(row).missing.length);
  const index = unknown.indexOf(Math.min(...unknown));
  const [headerRow, header] = [index + 1, rows[index] || []];
  const { places, missing } = planColumns(header);
  if (missing.length > 0) {
    const missingColumns = width + missing.length - sheet.getMaxColumns();
    if (missingColumns > 0) grow([missingColumns], (count) => sheet.insertColumnsAfter(sheet.getMaxColumns(), count));
    const isSame = () => readRow(sheet, headerRow).every((text, index) => text === (header[index] || ''));
    writeAsText(sheet.getRange(headerRow, width + 1, 1, missing.length), missing, isSame);
    // In a sheet that staff use, this fails if it would split merged cells.
    if (width === 0) sheet.setFrozenRows(1);
  }
  return { sheet, headerRow, places, isNew: missing.includes(SID_LABEL) };
}

/** Returns the trimmed texts of columns below the header, read in one call. @param {LeadSheet} table @param {string[]} labels */
function columnsOf({ sheet, headerRow, places }, labels) {
  const columns = labels.map((label) => places.get(label) || 1);
  const first = Math.min(...columns);
  const count = Math.min(sheet.getLastRow() + ROWS_INSERTED, sheet.getMaxRows()) - headerRow;
  const rows = count < 1 ? [] : sheet.getRange(headerRow + 1, first, count, Math.max(...columns) - first + 1).getDisplayValues();
  return rows.map((cells) => columns.map((column) => (cells[column - first] || '').trim()));
}

/** @param {LeadSheet} table @param {string} label */
function columnOf(table, label) {
  return columnsOf(table, [label]).map(([text = '']) => text);
}

/**
 * Writes a row below the last lead. Finds it by its id, because staff may sort, insert and delete rows between any two calls. Gives up after
 * ROWS_TRIED rows. @param {LeadSheet} table @param {string} sid @param {string[]} texts from column 1 on; staff's columns are not written
 */
function appendRow(table, sid, texts) {
  const cells = [...table.places].map(([label, column]) => ({ label, column, text: texts[column - 1] || '' }));
  const column = table.places.get(SID_LABEL) || 1;
  const isOurs = (/** @type {string[]} */ shown) => (shown[column - 1] || '').endsWith(sid);
  const entry = { table, sid, cells, claim: { label: SID_LABEL, column, text: CLAIM + sid }, isOurs, below: table.headerRow + 1 };
  let failure = '';
  for (let tried = 0, moves = 0; tried < ROWS_TRIED && moves < MOVES_FOLLOWED;) {
    try {
      const { row, refused } = tryRow(entry);
      if (putIntoMessage(entry, row, refused)) {
        SpreadsheetApp.flush();
        if (columnOf(table, SID_LABEL).includes(sid)) return;
        throw MOVED;
      }
      failure = refused[0] ? refused[0].failure || '' : failure;
      entry.below = row + 1;
      tried += 1;
      const emptied = cells.map((cell) => ({ ...cell, text: '' }));
      writeCells(table.sheet, row, emptied, isOurs);
    } catch (error) {
      if (error !== MOVED) throw error;
      failure = failure || describe(error);
      moves += 1;
    }
  }
  throw new Error('No row takes a lead. ' + failure);
}

/** Writes into the row that has the id, or else claims the first free one. Lists the cells that do not take their text. @param {Entry} entry */
function tryRow(entry) {
  const { table, sid, cells, claim, isOurs } = entry;
  const ids = columnOf(table, SID_LABEL);
  ids.forEach((id, index) => (entry.below = tableId(id) === '' ? entry.below : Math.max(entry.below, table.headerRow + index + 2)));
  const claimed = ids.includes(sid) ? ids.indexOf(sid) : ids.findIndex((id) => id.endsWith(sid));
  const row = claimed < 0 ? findFreeRow(table, entry.below) : table.headerRow + 1 + claimed;
  // A row below the grid cannot be addressed, and a new sheet has only 1,000 rows.
  if (row > table.sheet.getMaxRows()) grow([GROW_ROWS, 1], (count) => table.sheet.insertRowsAfter(table.sheet.getMaxRows(), count));
  const isFreeOrOurs = (/** @type {string[]} */ shown, isAgain = false) => (isAgain ? isOurs(shown) : isFree(table, shown));
  const refused = claimed < 0 ? writeCells(table.sheet, row, [claim], isFreeOrOurs) : [];
  return { row, refused: refused.length > 0 ? refused : writeCells(table.sheet, row, cells, isOurs) };
}

/** Puts refused texts into the message, or else the name. Tells whether the row has all. @param {Entry} entry @param {number} row @param {Cell[]} refused */
function putIntoMessage({ table, cells, isOurs }, row, refused) {
  const isRefused = (/** @type {string} */ host) => refused.some(({ label }) => label === host);
  const lines = refused.filter(({ text }) => text !== '').map(({ label, text }) => label + ': ' + text);
  const takesLines = (/** @type {string} */ host) => {
    const cell = isRefused(host) ? undefined : cells.find(({ label }) => label === host);
    return cell && writeCells(table.sheet, row, [{ ...cell, text: [cell.text, ...lines].join('\n').trim() }], isOurs).length === 0;
  };
  return !isRefused(SID_LABEL) && (lines.length === 0 || [MESSAGE_LABEL, 'Name'].some(takesLines));
}

/** Inserts the first of these counts that the workbook takes. @param {number[]} counts @param {(count: number) => void} insert */
function grow([count = 1, ...smaller], insert) {
  try {
    insert(count);
  } catch (error) {
    if (smaller.length === 0) throw new Error(FULL + '. ' + describe(error));
    grow(smaller, insert);
  }
}

/** Returns the first row, from `row` on, without content in our columns; in a new table, in all. @param {LeadSheet} table @param {number} row */
function findFreeRow(table, row) {
  const count = table.sheet.getLastRow() + 1 - row;
  const rows = count < 1 ? [] : table.sheet.getRange(row, 1, count, table.sheet.getLastColumn()).getDisplayValues();
  const free = rows.findIndex((shown) => isFree(table, shown));
  return row + (free < 0 ? rows.length : free);
}

/** Tells whether a row has no content in our columns; in a new table, in all. @param {LeadSheet} table @param {string[]} shown */
function isFree({ places, isNew }, shown) {
  // An unticked checkbox is no content.
  return shown.every((cell, index) => /^(FALSE)?$/.test(cell) || !(isNew || [...places.values()].includes(index + 1)));
}

/** @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {number} row */
function readRow(sheet, row) {
  return sheet.getRange(row, 1, 1, sheet.getLastColumn() || 1).getDisplayValues()[0] || [];
}

/**
 * Writes into cells of a row, not into staff's between them. Returns those that do not take their text: typed, merged or protected ones.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {number} row @param {Cell[]} cells
 * @param {(shown: string[], isAgain?: boolean) => boolean} isRight recognises the row by its texts, read just before each write; `isAgain`
 * for cells that have been written once @returns {Cell[]}
 */
function writeCells(sheet, row, cells, isRight) {
  const sorted = [...cells].sort((a, b) => a.column - b.column);
  const first = sorted[0] ? sorted[0].column : 1;
  const gap = sorted.findIndex(({ column }, index) => column !== first + index);
  const range = sheet.getRange(row, first, 1, sorted.length);
  const texts = sorted.map(({ text }) => text);
  const check = (/** @type {boolean} */ isAgain) => isRight(readRow(sheet, row), isAgain);
  try {
    if (gap < 0) return writeAsText(range, texts, check);
  } catch (error) {
    if (error === MOVED) throw error;
    if (sorted.length === 1 || Date.now() > WRITE_UNTIL_MS) {
      try {
        if (error === EMPTY) throw error;
        if (!check(false)) throw MOVED;
        // A drop-down may reject the text.
        return writeAsText(range.clearDataValidations(), texts, check);
      } catch (again) {
        if (again === MOVED) throw again;
        return sorted.map((cell) => ({ ...cell, failure: describe(error) }));
      }
    }
  }
  const middle = gap < 0 ? Math.floor(sorted.length / 2) : gap;
  const parts = [sorted.slice(0, middle), sorted.slice(middle)];
  // The id comes last: if the script is stopped before, the lead is sent and written again.
  if (sorted.findIndex(({ label }) => label === SID_LABEL) < middle) parts.reverse();
  return parts.flatMap((part) => writeCells(sheet, row, part, isRight)).sort((a, b) => a.column - b.column);
}

/**
 * Writes one row so that Sheets reads no value as a formula, number or date. (A phone number that begins with + would be a formula.) Marks
 * texts with a leading apostrophe, because typed columns refuse the plain text format. Throws if a cell stays empty.
 * @param {GoogleAppsScript.Spreadsheet.Range} range @param {string[]} texts @param {(isAgain: boolean) => boolean} isRight @returns {never[]}
 */
function writeAsText(range, texts, isRight) {
  const typed = texts.map((text) => (text === '' || /^\p{L}/u.test(text) ? text : "'" + text));
  if (!isRight(false)) throw MOVED;
  range.setValues([typed]);
  const shown = range.getDisplayValues()[0] || [];
  if (texts.every((text, index) => shown[index] === text)) return [];
  if (texts.some((text, index) => text !== '' && shown[index] === '')) throw EMPTY;
  if (!isRight(true)) throw MOVED;
  // Plain text cells show the apostrophe. Any other difference is a text that was not marked, such as "true" or "May 5".
  range.setValues([texts.map((text, index) => (shown[index] === "'" + text ? text : shown[index] === text ? typed[index] : "'" + text))]);
  range.getDisplayValues();
  return [];
}
