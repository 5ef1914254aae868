/** The sheet of leads: its columns, and how a lead becomes a row of it. */

const DEFAULT_SHEET_NAME = 'Leads';
const MAX_QUERY_VALUE_CHARS = 1000;
const SEEN_SEARCH_ROWS = 5000;
const GROW_ROWS = 500;
const DEFAULT_KEEP_MONTHS = 24;
const MAX_KEEP_MONTHS = 120;
const DELETE_AT_ONCE = 20;
const DELETE_FOR_MS = 3 * 60 * 1000;
const PLAIN_TEXT = '@';

/** As the first column has it. */
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const TIME_LABEL = 'Received (Dubai)';
const MESSAGE_LABEL = 'Message';
const SID_LABEL = 'Submission id';
const DASHBOARD_LABEL = 'In dashboard';

/**
 * The columns by the label in the header row. Columns are found by their label, so that staff may move them, hide them
 * and add their own; a label that is missing is added at the right. Nothing is ever written into any other column.
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
];

// Pure functions: no Google service below this line, up to the next one ---------------------------------------------------

/**
 * Where each label of COLUMNS stands (1 = first column), after the labels that the header row lacks were added to it.
 * @param {ReadonlyArray<string>} header the header row as it is
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
 * The cells of a lead's row, from column 1 to the last of COLUMNS. A further value is a line of the message, from where it gets into the
 * dashboard (Dashboard.js).
 * @param {Map<string, number>} places
 * @param {{ lead: Lead, query: Readonly<Record<string, string | undefined>>, sid: string, receivedAt: string }} entry
 * @returns {string[]}
 */
function buildRow(places, entry) {
  /** @type {string[]} */
  const row = new Array(Math.max(...places.values())).fill('');
  const messageAt = (places.get(MESSAGE_LABEL) || 1) - 1;
  for (const column of COLUMNS) {
    const place = places.get(column.label) || 0;
    const body = entry.lead[column.key] || '';
    row[place - 1] = { time: entry.receivedAt, sid: entry.sid, body, query: queryText(entry.query, column.key), dashboard: '' }[
      column.from
    ];
  }
  for (const key of Object.keys(entry.lead).filter((name) => !LEAD_KEYS.includes(name))) {
    row[messageAt] = [row[messageAt], labelOf(key) + ': ' + entry.lead[key]].filter((text) => text !== '').join('\n');
  }
  return row;
}

/** 'preferredTime' as 'Preferred time'. @param {string} key */
function labelOf(key) {
  const words = key.replace(/[A-Z]/g, (letter) => ' ' + letter.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {Readonly<Record<string, string | undefined>>} query @param {string} key */
function queryText(query, key) {
  const value = Object.prototype.hasOwnProperty.call(query, key) ? asText(query[key]) : '';
  return cleanText(value).slice(0, MAX_QUERY_VALUE_CHARS);
}

/** The time before which leads are deleted. @param {string | null} months the property KEEP_MONTHS @param {Date} now */
function lastTooOld(months, now) {
  const keep = months === null || months.trim() === '' ? DEFAULT_KEEP_MONTHS : Number(months);
  if (!Number.isInteger(keep) || keep < 1 || keep > MAX_KEEP_MONTHS)
    throw new Error('No lead was deleted: KEEP_MONTHS must be a whole number from 1 to ' + MAX_KEEP_MONTHS + '.');
  const last = new Date(now);
  last.setUTCMonth(last.getUTCMonth() - keep);
  return last;
}

// Google's services -------------------------------------------------------------------------------------------------------

/**
 * The sheet of leads, or null where it is not there: the one that LEAD_SHEET_GID names, by the number that stays when a tab is renamed, else
 * the one called Leads.
 */
function findSheet() {
  const spreadsheet = openSpreadsheet();
  const gid = PropertiesService.getScriptProperties().getProperty('LEAD_SHEET_GID');
  if (!gid) return spreadsheet.getSheetByName(DEFAULT_SHEET_NAME);
  return spreadsheet.getSheets().find((sheet) => String(sheet.getSheetId()) === gid.trim()) || null;
}

/** The sheet of leads; made when there is none, so that no lead is refused for it. */
function openSheet() {
  const found = findSheet();
  if (found) return found;
  const spreadsheet = openSpreadsheet();
  return spreadsheet.getSheetByName(DEFAULT_SHEET_NAME) || spreadsheet.insertSheet(DEFAULT_SHEET_NAME);
}

function openSpreadsheet() {
  const id = PropertiesService.getScriptProperties().getProperty('LEAD_SPREADSHEET_ID');
  return id ? SpreadsheetApp.openById(id) : SpreadsheetApp.getActiveSpreadsheet();
}

/** Completes the header row, and returns the place of each column. @param {GoogleAppsScript.Spreadsheet.Sheet} sheet */
function ensureHeader(sheet) {
  const width = sheet.getLastColumn();
  const header = width > 0 ? sheet.getRange(1, 1, 1, width).getDisplayValues()[0] || [] : [];
  const { places, missing } = planColumns(header);
  if (missing.length > 0) {
    const lack = header.length + missing.length - sheet.getMaxColumns();
    if (lack > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), lack);
    writeAsText(sheet.getRange(1, header.length + 1, 1, missing.length), missing);
    sheet.setFrozenRows(1);
  }
  return places;
}

/** @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {string[]} values */
function appendAsText(sheet, values) {
  const row = sheet.getLastRow() + 1;
  // A row below the grid cannot be addressed: without this the sheet would refuse its 1,001st line.
  if (row > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), GROW_ROWS);
  writeAsText(sheet.getRange(row, 1, 1, values.length), values);
  SpreadsheetApp.flush();
}

/**
 * Writes one row so that nothing in it is read as a formula, number or date: every phone number of this studio begins
 * with + and would be one. The format comes first; what still shows otherwise gets the apostrophe that stands for text.
 * @param {GoogleAppsScript.Spreadsheet.Range} range
 * @param {string[]} values
 */
function writeAsText(range, values) {
  range.setNumberFormat(PLAIN_TEXT);
  range.setValues([values]);
  const shown = range.getDisplayValues()[0] || [];
  if (values.every((value, index) => shown[index] === value)) return;
  range.setValues([values.map((value, index) => (shown[index] === value ? value : "'" + value))]);
}

/** For the daily trigger: deletes the rows of leads that are older than KEEP_MONTHS. Rows that the script did not write stay. */
function deleteOldLeads() {
  const last = lastTooOld(PropertiesService.getScriptProperties().getProperty('KEEP_MONTHS'), new Date());
  const before = Utilities.formatDate(last, TIME_ZONE, 'yyyy-MM-dd HH:mm:ss');
  const startedMs = Date.now();
  let deleted = 0;
  // A few at a time: visitors' leads wait for the lock meanwhile.
  for (let rows = [0]; rows.length > 0 && Date.now() - startedMs < DELETE_FOR_MS; deleted += rows.length) {
    rows = underLock(() => deleteRowsBefore(before)) || [];
  }
  console.log('Deleted ' + deleted + ' leads of before ' + before);
}

/** Deletes some of the script's rows of before that time, and says which. @param {string} before */
function deleteRowsBefore(before) {
  const sheet = openSheet();
  const rows = readLeads(sheet, ({ time }) => TIME.test(time) && time < before).map(({ row }) => row);
  // From the bottom, so that none moves before its turn.
  const last = rows.slice(-DELETE_AT_ONCE).reverse();
  for (const row of last) sheet.deleteRow(row);
  return last;
}

/** @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {number} column @param {string} sid */
function isInSheet(sheet, column, sid) {
  const last = sheet.getLastRow();
  if (last < 2) return false;
  const first = Math.max(2, last - SEEN_SEARCH_ROWS + 1);
  return (
    sheet
      .getRange(first, column, last - first + 1, 1)
      .createTextFinder(sid)
      .matchEntireCell(true)
      .findNext() !== null
  );
}
