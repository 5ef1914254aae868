/** The sheet of leads: its columns, and how leads are written, found and deleted. */

const DEFAULT_SHEET_NAME = 'Leads';
const MAX_QUERY_VALUE_CHARS = 1000;
/** Staff may put a title and blank rows above the header row. */
const HEADER_SEARCH_ROWS = 20;
const FREE_SEARCH_ROWS = 50;
/** Merged cells can make a row unusable. */
const ROWS_TRIED = 3;
const GROW_ROWS = 500;
const DEFAULT_KEEP_MONTHS = 24;
const MAX_KEEP_MONTHS = 120;
const DELETE_AT_ONCE = 20;
const DELETE_FOR_MS = 3 * 60 * 1000;
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
 * The columns that the script writes; it never writes to others. It finds a column by its label in the header row, so that staff can move
 * and hide columns and add their own. If a label is missing, the script adds it at the right.
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

/** @typedef {{ label: string, column: number, text: string, failure?: string }} Cell `failure` tells why the cell did not take its text */
/**
 * @typedef {{ sheet: GoogleAppsScript.Spreadsheet.Sheet, headerRow: number, places: Map<string, number>, isNew: boolean }} LeadTable `places`
 * has the column of each label; `isNew` means that the label of the ids was missing
 */

// Pure functions, up to the next heading: none of them uses a Google service ----------------------------------------------

/**
 * Returns the labels of COLUMNS that the header row lacks, and the position of each label (1 = first column) after they have been added.
 * @param {ReadonlyArray<string>} header the current header row
 * @returns {{ places: Map<string, number>, missing: string[] }}
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
 * so that it also reaches the dashboard (Dashboard.js).
 * @param {Map<string, number>} places
 * @param {{ lead: Lead, query: Readonly<Record<string, string | undefined>>, sid: string, receivedAt: string }} entry
 * @returns {string[]}
 */
function buildRow(places, entry) {
  /** @type {string[]} */
  const row = new Array(Math.max(...places.values())).fill('');
  const messageAt = (places.get(MESSAGE_LABEL) || 1) - 1;
  const dashboard = entry.lead['landingPage'] === TEST_PAGE ? 'test' : '';
  for (const column of COLUMNS) {
    const place = places.get(column.label) || 0;
    const body = entry.lead[column.key] || '';
    row[place - 1] = { time: entry.receivedAt, sid: entry.sid, body, query: queryText(entry.query, column.key), dashboard }[column.from];
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

/** @param {Readonly<Record<string, string | undefined>>} query @param {string} key */
function queryText(query, key) {
  const value = Object.prototype.hasOwnProperty.call(query, key) ? asText(query[key]) : '';
  return cleanText(value).slice(0, MAX_QUERY_VALUE_CHARS);
}

/** Returns the time before which leads are deleted. @param {string | null} months the property KEEP_MONTHS @param {Date} now */
function deletionCutoff(months, now) {
  const keep = months === null || months.trim() === '' ? DEFAULT_KEEP_MONTHS : Number(months);
  if (!Number.isInteger(keep) || keep < 1 || keep > MAX_KEEP_MONTHS)
    throw new Error('No lead was deleted: KEEP_MONTHS must be a whole number from 1 to ' + MAX_KEEP_MONTHS + '.');
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - keep);
  return cutoff;
}

// Google's services -------------------------------------------------------------------------------------------------------

/**
 * Returns the sheet of leads, or null if there is none. LEAD_SHEET_GID is the sheet's number, which stays the same when the tab is renamed.
 * If that property is not set, returns the sheet named Leads.
 */
function findSheet() {
  const spreadsheet = openSpreadsheet();
  const gid = PropertiesService.getScriptProperties().getProperty('LEAD_SHEET_GID');
  if (!gid) return spreadsheet.getSheetByName(DEFAULT_SHEET_NAME);
  return spreadsheet.getSheets().find((sheet) => String(sheet.getSheetId()) === gid.trim()) || null;
}

/** Returns the sheet of leads. Creates the sheet if it is missing, so that no lead is lost. */
function openSheet() {
  const found = findSheet();
  if (found) return found;
  const spreadsheet = openSpreadsheet();
  return spreadsheet.getSheetByName(DEFAULT_SHEET_NAME) || spreadsheet.insertSheet(DEFAULT_SHEET_NAME);
}

/** Opens the spreadsheet that the script is bound to, or the one that the script property LEAD_SPREADSHEET_ID names. */
function openSpreadsheet() {
  const id = PropertiesService.getScriptProperties().getProperty('LEAD_SPREADSHEET_ID');
  return id ? SpreadsheetApp.openById(id) : SpreadsheetApp.getActiveSpreadsheet();
}

/** Finds the header row, the first with the most labels, and adds missing labels to it. @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @returns {LeadTable} */
function openTable(sheet) {
  const width = sheet.getLastColumn();
  const rows = width > 0 ? sheet.getRange(1, 1, Math.min(sheet.getLastRow(), HEADER_SEARCH_ROWS), width).getDisplayValues() : [[]];
  const unknown = rows.map((row) => planColumns(row).missing.length);
  const index = unknown.indexOf(Math.min(...unknown));
  const { places, missing } = planColumns(rows[index] || []);
  if (missing.length > 0) {
    const missingColumns = width + missing.length - sheet.getMaxColumns();
    if (missingColumns > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), missingColumns);
    writeAsText(sheet.getRange(index + 1, width + 1, 1, missing.length), missing);
    // In a sheet that staff use, this fails if it would split merged cells.
    if (width === 0) sheet.setFrozenRows(1);
  }
  return { sheet, headerRow: index + 1, places, isNew: missing.includes(SID_LABEL) };
}

/** Returns the trimmed texts of a column below the header. @param {LeadTable} table @param {string} label */
function columnOf({ sheet, headerRow, places }, label) {
  const count = sheet.getLastRow() - headerRow;
  const cells = count < 1 ? [] : sheet.getRange(headerRow + 1, places.get(label) || 1, count, 1).getDisplayValues();
  return cells.map(([text]) => (text || '').trim());
}

/**
 * Writes a row below the last lead. A text that its cell does not take becomes a line of the message.
 * @param {LeadTable} table
 * @param {string[]} ids the texts of the id column
 * @param {string[]} texts from column 1 on; those in staff's columns are not written
 */
function appendRow(table, ids, texts) {
  const { sheet, headerRow, places } = table;
  const cells = [...places].map(([label, column]) => ({ label, column, text: texts[column - 1] || '' }));
  const emptied = cells.map((cell) => ({ ...cell, text: '' }));
  let failure = '';
  let row = headerRow + 1;
  ids.forEach((id, index) => (row = tableId(id) === '' ? row : headerRow + index + 2));
  for (let tried = 0; tried < ROWS_TRIED; tried += 1, row += 1) {
    row = findFreeRow(table, row);
    // A row below the grid cannot be addressed, and a new sheet has only 1,000 rows.
    if (row > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), GROW_ROWS);
    const refused = writeCells(sheet, row, cells);
    const lines = refused.filter(({ text }) => text !== '').map(({ label, text }) => label + ': ' + text);
    const takesLines = (/** @type {string} */ host) => {
      const cell = cells.find(({ label }) => label === host && !refused.some((other) => other.label === host));
      return cell && writeCells(sheet, row, [{ ...cell, text: [cell.text, ...lines].join('\n').trim() }]).length === 0;
    };
    if (!refused.some(({ label }) => label === SID_LABEL) && (lines.length === 0 || [MESSAGE_LABEL, 'Name'].some(takesLines)))
      return SpreadsheetApp.flush();
    failure = refused[0] ? refused[0].failure || '' : failure;
    if (refused.length === cells.length) break;
    writeCells(sheet, row, emptied);
  }
  throw new Error('No row takes a lead. ' + failure);
}

/** Returns the first row, from `row` on, without content in our columns; in a new table, in all. @param {LeadTable} table @param {number} row */
function findFreeRow({ sheet, places, isNew }, row) {
  const last = sheet.getLastRow();
  const ours = [...places.values()];
  for (let first = row; first <= last; first += FREE_SEARCH_ROWS) {
    // An unticked checkbox is no content.
    const rows = sheet.getRange(first, 1, Math.min(FREE_SEARCH_ROWS, last - first + 1), sheet.getLastColumn()).getDisplayValues();
    const free = rows.findIndex((cells) => cells.every((cell, index) => /^(FALSE)?$/.test(cell) || !(isNew || ours.includes(index + 1))));
    if (free >= 0) return first + free;
  }
  return Math.max(row, last + 1);
}

/**
 * Writes into cells of a row, and not into staff's between them. Returns the cells that do not take their text: typed, merged or protected ones.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet
 * @param {number} row
 * @param {Cell[]} cells
 * @returns {Cell[]}
 */
function writeCells(sheet, row, cells) {
  const sorted = [...cells].sort((a, b) => a.column - b.column);
  const first = sorted[0] ? sorted[0].column : 1;
  const gap = sorted.findIndex(({ column }, index) => column !== first + index);
  const range = sheet.getRange(row, first, 1, sorted.length);
  const texts = sorted.map(({ text }) => text);
  try {
    if (gap < 0) return writeAsText(range, texts);
  } catch (error) {
    if (sorted.length === 1 || Date.now() > WRITE_UNTIL_MS) {
      try {
        // A drop-down may reject the text.
        return writeAsText(range.clearDataValidations(), texts);
      } catch {
        return sorted.map((cell) => ({ ...cell, failure: describe(error) }));
      }
    }
  }
  const middle = gap < 0 ? Math.floor(sorted.length / 2) : gap;
  return [...writeCells(sheet, row, sorted.slice(0, middle)), ...writeCells(sheet, row, sorted.slice(middle))];
}

/**
 * Writes one row so that Sheets reads no value as a formula, number or date. (A phone number that begins with + would be a formula.) Marks
 * texts with a leading apostrophe, because typed columns refuse the plain text format. Throws if a cell stays empty.
 * @param {GoogleAppsScript.Spreadsheet.Range} range
 * @param {string[]} texts
 * @returns {never[]}
 */
function writeAsText(range, texts) {
  const typed = texts.map((text) => (text === '' || /^\p{L}/u.test(text) ? text : "'" + text));
  range.setValues([typed]);
  const shown = range.getDisplayValues()[0] || [];
  if (texts.every((text, index) => shown[index] === text)) return [];
  // Plain text cells show the apostrophe. Any other difference is a text that was not marked, such as "true" or "May 5".
  range.setValues([texts.map((text, index) => (shown[index] === "'" + text ? text : shown[index] === text ? typed[index] : "'" + text))]);
  const kept = range.getDisplayValues()[0] || [];
  if (texts.some((text, index) => text !== '' && kept[index] === '')) throw new Error('A cell stays empty');
  return [];
}

/** Called by the daily trigger: deletes leads older than KEEP_MONTHS. Keeps rows that the script did not write. */
function deleteOldLeads() {
  const cutoff = deletionCutoff(PropertiesService.getScriptProperties().getProperty('KEEP_MONTHS'), new Date());
  const before = Utilities.formatDate(cutoff, TIME_ZONE, 'yyyy-MM-dd HH:mm:ss');
  const startedMs = Date.now();
  let deleted = 0;
  // Delete a few rows at a time, because new leads wait for the lock meanwhile.
  for (let rows = [0]; rows.length > 0 && Date.now() - startedMs < DELETE_FOR_MS; deleted += rows.length) {
    rows = underLock(() => deleteRowsBefore(before)) || [];
  }
  console.log('Deleted ' + deleted + ' leads of before ' + before);
}

/** Deletes up to DELETE_AT_ONCE of the script's rows older than `before`. Returns the row numbers. @param {string} before */
function deleteRowsBefore(before) {
  const sheet = openSheet();
  const rows = readLeads(sheet, ({ time }) => TIME.test(time) && time < before).map(({ row }) => row);
  // Delete from the bottom up, so that no row moves before it is deleted.
  const chosen = rows.slice(-DELETE_AT_ONCE).reverse();
  for (const row of chosen) sheet.deleteRow(row);
  return chosen;
}
