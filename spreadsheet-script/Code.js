/**
 * Receives the leads of the website and writes each one as a row of plain text into a Google Sheet.
 *
 * Deployed by the owner as a web app (README.md), and run as it is by the local backend (local/scriptEndpoint.ts).
 * The call is the specification's §7.1: POST, text/plain, a JSON body with name, email, whatsapp, service, message and
 * landingPage. The query string may carry `sid` (a UUID: the same lead sent twice is one row) and where the visitor
 * came from. The answer is always JSON, and only {status:'success'} says that the lead is in the sheet.
 */

const SCRIPT_VERSION = '1.1.0';
const TIME_ZONE = 'Asia/Dubai';
const TIME_FORMAT = 'yyyy-MM-dd HH:mm:ss';
const DEFAULT_SHEET_NAME = 'Leads';
const MAX_BODY_BYTES = 64 * 1024;
const MAX_QUERY_VALUE_CHARS = 1000;
const LOCK_WAIT_MS = 20 * 1000;
const SEEN_CACHE_SECONDS = 6 * 60 * 60;
const SEEN_SEARCH_ROWS = 5000;
const ANONYMOUS_BUCKET_MS = 10 * 60 * 1000;
const GROW_ROWS = 500;
const PLAIN_TEXT = '@';

/** The keys of the body (specification §7.1), in the order that the fingerprint of a lead without a sid uses. */
const LEAD_KEYS = ['name', 'email', 'whatsapp', 'service', 'message', 'landingPage'];

/** What a form of a later website may send besides. Strangers may send it too, so it never makes a column. */
const FURTHER_KEY = /^[a-z][A-Za-z]{1,30}$/;
const MAX_FURTHER_KEYS = 5;
const MAX_FURTHER_CHARS = 1000;

/**
 * The columns by the label in the header row. Columns are found by their label, so that staff may move them, hide them
 * and add their own; a label that is missing is added at the right.
 * @type {ReadonlyArray<{ label: string, from: 'time' | 'sid' | 'body' | 'query', key: string }>}
 */
const COLUMNS = [
  { label: 'Received (Dubai)', from: 'time', key: '' },
  { label: 'Name', from: 'body', key: 'name' },
  { label: 'WhatsApp', from: 'body', key: 'whatsapp' },
  { label: 'Email', from: 'body', key: 'email' },
  { label: 'Service', from: 'body', key: 'service' },
  { label: 'Message', from: 'body', key: 'message' },
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
  { label: 'Submission id', from: 'sid', key: '' },
];
const SID_LABEL = 'Submission id';
const MESSAGE_LABEL = 'Message';
/** @typedef {{ status: 'success', duplicate?: true } | { status: 'error', code: 'busy' | 'invalid' | 'internal' }} Reply */
/** @typedef {Readonly<Record<string, string>>} Lead the values of LEAD_KEYS, then the further ones */

// Entry points -----------------------------------------------------------------------------------------------------------

/** @param {GoogleAppsScript.Events.DoPost} e */
function doPost(e) {
  try {
    return jsonOutput(receiveLead(e));
  } catch (error) {
    logFailure(error);
    return jsonOutput({ status: 'error', code: 'internal' });
  }
}

/** Health: says that the deployed version answers. Never 'success', which only an accepted lead may say. */
function doGet() {
  return jsonOutput({ status: 'ok', endpoint: 'leads', version: SCRIPT_VERSION });
}

// Pure functions: no Google service below this line, up to the next one ---------------------------------------------------

/**
 * The lead in the body, or undefined when the body is too large, no JSON object, or has none of the known keys.
 * Of unknown keys a few short texts are kept, the others dropped; every value becomes clean text; an absent value is ''. Empty leads are leads.
 * @param {string | undefined} contents
 * @returns {Lead | undefined}
 */
function parseLead(contents) {
  if (typeof contents !== 'string' || utf8Length(contents) > MAX_BODY_BYTES) return undefined;
  /** @type {unknown} */
  let body;
  try {
    body = JSON.parse(contents);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const values = new Map(Object.entries(body));
  if (!LEAD_KEYS.some((key) => values.has(key))) return undefined;
  /** @type {Record<string, string>} */
  const lead = {};
  for (const key of LEAD_KEYS) lead[key] = cleanText(asText(values.get(key)));
  const further = [...values.keys()].filter((key) => FURTHER_KEY.test(key) && !LEAD_KEYS.includes(key));
  for (const key of further.slice(0, MAX_FURTHER_KEYS)) {
    const text = cleanText(asText(values.get(key))).slice(0, MAX_FURTHER_CHARS);
    if (text !== '') lead[key] = text;
  }
  return lead;
}

/** @param {unknown} value */
function asText(value) {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/**
 * Text as a cell can hold it: line breaks as \n, no other control character, no half of a surrogate pair. What the
 * visitor wrote is otherwise kept to the letter: right-to-left names, joiners, emoji, anything that looks like code.
 * @param {string} text
 */
function cleanText(text) {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

/** 'preferredTime' as 'Preferred time'. @param {string} key */
function labelOf(key) {
  const words = key.replace(/[A-Z]/g, (letter) => ' ' + letter.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {string} text */
function utf8Length(text) {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) || 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * The id that makes a repeated request the same lead: the visitor's `sid`, or else what identifies an equal body
 * within ten minutes (to be hashed by the caller).
 * @param {string | undefined} sid
 * @param {Lead} lead
 * @param {number} nowMs
 * @returns {{ sid: string } | { fingerprint: string }}
 */
function identify(sid, lead, nowMs) {
  if (typeof sid === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(sid)) return { sid: sid.toLowerCase() };
  const bucket = Math.floor(nowMs / ANONYMOUS_BUCKET_MS);
  return { fingerprint: JSON.stringify([bucket, ...LEAD_KEYS.map((key) => lead[key])]) };
}

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
 * The cells of a lead's row, from column 1 to the last one in use. A further value stands in the column that the owner has titled for it,
 * or as a line of the message.
 * @param {ReadonlyArray<string>} header the header row as it is
 * @param {Map<string, number>} places
 * @param {{ lead: Lead, query: Readonly<Record<string, string | undefined>>, sid: string, receivedAt: string }} entry
 * @returns {string[]}
 */
function buildRow(header, places, entry) {
  /** @type {string[]} */
  const row = new Array(Math.max(...places.values())).fill('');
  const messageAt = (places.get(MESSAGE_LABEL) || 1) - 1;
  for (const column of COLUMNS) {
    const place = places.get(column.label) || 0;
    const text = { time: entry.receivedAt, sid: entry.sid, body: entry.lead[column.key] || '', query: queryText(entry.query, column.key) };
    row[place - 1] = text[column.from];
  }
  for (const key of Object.keys(entry.lead).filter((name) => !LEAD_KEYS.includes(name))) {
    const label = labelOf(key);
    const own = COLUMNS.some((column) => column.label === label) ? -1 : header.findIndex((title) => title.trim() === label);
    while (row.length <= own) row.push('');
    if (own >= 0) row[own] = entry.lead[key] || '';
    else row[messageAt] = [row[messageAt], label + ': ' + entry.lead[key]].filter((text) => text !== '').join('\n');
  }
  return row;
}

/** @param {Readonly<Record<string, string | undefined>>} query @param {string} key */
function queryText(query, key) {
  const value = Object.prototype.hasOwnProperty.call(query, key) ? asText(query[key]) : '';
  return cleanText(value).slice(0, MAX_QUERY_VALUE_CHARS);
}

// Google's services -------------------------------------------------------------------------------------------------------

/** @param {GoogleAppsScript.Events.DoPost} e @returns {Reply} */
function receiveLead(e) {
  const query = (e && e.parameter) || {};
  const lead = parseLead(e && e.postData ? e.postData.contents : undefined);
  if (!lead) return { status: 'error', code: 'invalid' };

  const id = identify(query.sid, lead, Date.now());
  const sid = 'sid' in id ? id.sid : 'auto-' + sha256(id.fingerprint).slice(0, 32);
  if (isCached(sid)) return { status: 'success', duplicate: true };

  const lock = LockService.getScriptLock();
  if (!lock.tryLock(LOCK_WAIT_MS)) return { status: 'error', code: 'busy' };
  try {
    const sheet = openSheet();
    const { header, places } = ensureHeader(sheet);
    if (isCached(sid) || isInSheet(sheet, places.get(SID_LABEL) || 1, sid)) return { status: 'success', duplicate: true };
    const receivedAt = Utilities.formatDate(new Date(), TIME_ZONE, TIME_FORMAT);
    appendAsText(sheet, buildRow(header, places, { lead, query, sid, receivedAt }));
    remember(sid);
    return { status: 'success' };
  } finally {
    lock.releaseLock();
  }
}

function openSheet() {
  const properties = PropertiesService.getScriptProperties();
  const spreadsheetId = properties.getProperty('LEAD_SPREADSHEET_ID');
  const name = properties.getProperty('LEAD_SHEET_NAME') || DEFAULT_SHEET_NAME;
  const spreadsheet = spreadsheetId ? SpreadsheetApp.openById(spreadsheetId) : SpreadsheetApp.getActiveSpreadsheet();
  return spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name);
}

/** Completes the header row, and says how it was and where each column stands. @param {GoogleAppsScript.Spreadsheet.Sheet} sheet */
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
  return { header, places };
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

/** @param {string} sid */
function isCached(sid) {
  return CacheService.getScriptCache().get('lead/' + sid) !== null;
}

/** The row is written by now: a failing cache must not make that an error. @param {string} sid */
function remember(sid) {
  try {
    CacheService.getScriptCache().put('lead/' + sid, '1', SEEN_CACHE_SECONDS);
  } catch (error) {
    logFailure(error);
  }
}

/** @param {string} text @returns {string} hexadecimal */
function sha256(text) {
  return Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8)
    .map((byte) => ((byte + 256) % 256).toString(16).padStart(2, '0'))
    .join('');
}

/** @param {unknown} error an exception of Google's services: it names a service or a range, never a lead */
function logFailure(error) {
  const failure = /** @type {Partial<Error>} */ (error || {});
  console.error('Lead endpoint: ' + (failure.name || 'Error') + ': ' + (failure.message || 'unknown failure'));
}

/** @param {object} reply */
function jsonOutput(reply) {
  return ContentService.createTextOutput(JSON.stringify(reply)).setMimeType(ContentService.MimeType.JSON);
}
