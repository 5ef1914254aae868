/** The sheet of leads: its columns, and how leads are written, found and deleted. */

const DEFAULT_SHEET_NAME = 'Leads';
const MAX_QUERY_VALUE_CHARS = 1000;
const SEEN_SEARCH_ROWS = 5000;
const GROW_ROWS = 500;
const DEFAULT_KEEP_MONTHS = 24;
const MAX_KEEP_MONTHS = 120;
const DELETE_AT_ONCE = 20;
const DELETE_FOR_MS = 3 * 60 * 1000;
const PLAIN_TEXT = '@';

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

/** Adds missing labels to the header row. Returns the position of each column. @param {GoogleAppsScript.Spreadsheet.Sheet} sheet */
function ensureHeader(sheet) {
  const width = sheet.getLastColumn();
  const header = width > 0 ? sheet.getRange(1, 1, 1, width).getDisplayValues()[0] || [] : [];
  const { places, missing } = planColumns(header);
  if (missing.length > 0) {
    const missingColumns = header.length + missing.length - sheet.getMaxColumns();
    if (missingColumns > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), missingColumns);
    writeAsText(sheet.getRange(1, header.length + 1, 1, missing.length), missing);
    sheet.setFrozenRows(1);
  }
  return places;
}

/** @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {string[]} values */
function appendAsText(sheet, values) {
  const row = sheet.getLastRow() + 1;
  // A row below the grid cannot be addressed, and a new sheet has only 1,000 rows.
  if (row > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), GROW_ROWS);
  writeAsText(sheet.getRange(row, 1, 1, values.length), values);
  SpreadsheetApp.flush();
}

/**
 * Writes one row so that Sheets reads no value as a formula, number or date. (A phone number that begins with + would be a formula.) Sets
 * the plain text format first. If a value is still shown differently, writes it again with a leading apostrophe, which marks text.
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
