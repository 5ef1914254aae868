/**
 * Receives the website's leads and writes each one as a row of plain text into a Google Sheet (Sheet.js). Dashboard.js copies leads
 * to the dashboard if they are missing there.
 *
 * The owner deploys it as a web app (docs/going-live.md); the local backend runs the same files (local/scriptEndpoint.ts).
 * The agreed request is a POST of type text/plain. Its body is JSON with name, email, whatsapp, service, message and landingPage. The query
 * string may contain where the visitor came from and `sid`, a UUID that prevents a second row if a lead is sent twice. The response is
 * always JSON, and only {status:'success'} means that the lead is in the sheet.
 */

const SCRIPT_VERSION = '44b92114';
const TIME_ZONE = 'Asia/Dubai';
const TIME_FORMAT = 'yyyy-MM-dd HH:mm:ss';
/** The 8 kB limit of a row in the dashboard's table, plus the keys. */
const MAX_BODY_BYTES = 8 * 1024 + 256;
const MAX_MESSAGE_CHARS = 4000;
const LOCK_WAIT_MS = 20 * 1000;
const MAX_CACHE_SECONDS = 6 * 60 * 60;
const ANONYMOUS_BUCKET_MS = 10 * 60 * 1000;
const DEFAULT_LEADS_A_MINUTE = 120;
const DEFAULT_KEEP_MONTHS = 24;
const MAX_KEEP_MONTHS = 120;
const DELETE_AT_ONCE = 5;
const DELETE_FOR_MS = 3 * 60 * 1000;
const OUTAGE_NOTE =
  'Browsers keep such leads and send them again, and most leads are in the dashboard too. No other email follows until a lead is written.';
const OUTAGE_ADVICE = 'Undo the last change to the sheet: a protection, merged cells, or another type for one of the website’s columns.';
const FULL = 'The workbook is full';
const FULL_ADVICE = `${FULL}: its tabs hold ten million cells, empty ones included. Delete empty rows and columns, or tabs that you no longer need.`;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The agreed keys of the body. The fingerprint of a lead without a sid uses this order. */
const LEAD_KEYS = ['name', 'email', 'whatsapp', 'service', 'message', 'landingPage'];

/** Matches further keys that a later website may send. Anyone can send any key, so only the keys in COLUMNS get a column. */
const FURTHER_KEY = /^[a-z][A-Za-z]{1,30}$/;
const MAX_FURTHER_KEYS = 5;
const MAX_FURTHER_CHARS = 1000;

/** @typedef {{ status: 'success', duplicate?: true } | { status: 'error', code: 'busy' | 'invalid' | 'too-long' | 'internal' }} Reply */
/** @typedef {Readonly<Record<string, string>>} Lead the values of LEAD_KEYS, then the further ones */

// Entry points -----------------------------------------------------------------------------------------------------------

/** @param {GoogleAppsScript.Events.DoPost} e */
function doPost(e) {
  try {
    return jsonOutput(receiveLead(e));
  } catch (error) {
    logFailure(error);
    mailOutage(error);
    return jsonOutput({ status: 'error', code: 'internal' });
  }
}

/**
 * Health check: writes nothing, and never returns 'success', which means an accepted lead. With `key`, the dashboard's publishable key, also
 * lists the script properties that are missing or malformed, never their values.
 * @param {GoogleAppsScript.Events.DoGet | null} [e]
 */
function doGet(e) {
  const problem = sheetProblem();
  const key = e && e.parameter && e.parameter.key;
  return jsonOutput({
    status: problem ? 'error' : 'ok',
    endpoint: 'leads',
    version: SCRIPT_VERSION,
    ...(problem && { problem }),
    ...(key && { settings: propertyFaults(key) }),
  });
}

// Pure functions, up to the next heading: none of them uses a Google service ----------------------------------------------

/**
 * Parses the lead in the body. Returns undefined if the body is not a JSON object or has none of the known keys. Keeps a few further keys
 * with truncated text, and drops the others. Cleans every value; a missing value becomes ''. Empty leads are valid.
 * @param {string} contents @returns {Lead | undefined}
 */
function parseLead(contents) {
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
 * Cleans text for a cell: line breaks become \n, other control characters are removed, lone surrogates are replaced. Everything else stays
 * exactly as written: right-to-left names, joiners, emoji, anything that looks like code. @param {string} text
 */
function cleanText(text) {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
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
 * Identifies a lead, so that a repeated request does not add a second row. Returns the `sid` if it is valid, otherwise a fingerprint that
 * is the same for equal bodies within ten minutes. The caller must hash the fingerprint.
 * @param {string | undefined} sid @param {Lead} lead @param {number} nowMs
 * @returns {{ sid: string } | { fingerprint: string }}
 */
function identify(sid, lead, nowMs) {
  if (typeof sid === 'string' && UUID.test(sid)) return { sid: sid.toLowerCase() };
  const bucket = Math.floor(nowMs / ANONYMOUS_BUCKET_MS);
  return { fingerprint: JSON.stringify([bucket, ...LEAD_KEYS.map((key) => lead[key])]) };
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

/** @param {unknown} error an exception from Google's services; its message names a service or a range, never a lead */
function describe(error) {
  const failure = /** @type {Partial<Error>} */ (error || {});
  return (failure.name || 'Error') + ': ' + (failure.message || 'unknown failure');
}

// Google's services -------------------------------------------------------------------------------------------------------

/** @param {GoogleAppsScript.Events.DoPost} e @returns {Reply} */
function receiveLead(e) {
  const query = (e && e.parameter) || {};
  const contents = (e && e.postData && e.postData.contents) || '';
  if (utf8Length(contents) > MAX_BODY_BYTES) return { status: 'error', code: 'too-long' };
  const lead = parseLead(contents);
  if (!lead) return { status: 'error', code: 'invalid' };
  if (Array.from(lead['message'] || '').length > MAX_MESSAGE_CHARS) return { status: 'error', code: 'too-long' };

  const id = identify(query.sid, lead, Date.now());
  const sid = 'sid' in id ? id.sid : 'auto-' + sha256(id.fingerprint).slice(0, 32);
  if (cached('lead/' + sid)) return { status: 'success', duplicate: true };

  /** @type {Reply | undefined} */
  const reply = underLock(() => {
    if (!isWithinLimit()) return { status: 'error', code: 'busy' };
    const table = openTable(openSheet());
    const ids = columnOf(table, SID_LABEL);
    if (cached('lead/' + sid) || ids.includes(sid)) return { status: 'success', duplicate: true };
    const receivedAt = Utilities.formatDate(new Date(), TIME_ZONE, TIME_FORMAT);
    appendRow(table, sid, buildRow(table.places, { lead, query, sid, receivedAt }));
    remember('lead/' + sid, '1', MAX_CACHE_SECONDS);
    if (cached('outage') === 'on') remember('outage', 'over', 1);
    return { status: 'success' };
  });
  return reply || { status: 'error', code: 'busy' };
}

/** Called by the daily trigger: deletes leads older than KEEP_MONTHS. Keeps rows that the script did not write. */
function deleteOldLeads() {
  const cutoff = deletionCutoff(PropertiesService.getScriptProperties().getProperty('KEEP_MONTHS'), new Date());
  const before = Utilities.formatDate(cutoff, TIME_ZONE, 'yyyy-MM-dd HH:mm:ss');
  const startedMs = Date.now();
  let deleted = 0;
  // Delete a few rows at a time, because new leads wait for the lock meanwhile.
  for (let rows = [{}]; rows.length > 0 && Date.now() - startedMs < DELETE_FOR_MS; deleted += rows.length) {
    rows = underLock(() => deleteRowsBefore(before)) || [];
  }
  console.log('Deleted ' + deleted + ' leads of before ' + before);
}

/** Deletes up to DELETE_AT_ONCE of the script's rows older than `before`. Returns those deleted. @param {string} before */
function deleteRowsBefore(before) {
  const sheet = openSheet();
  const { places } = openTable(sheet);
  // Delete from the bottom up, so that no row moves before it is deleted.
  const old = readLeads(sheet, ({ time }) => TIME.test(time) && time < before).reverse();
  return old.slice(0, DELETE_AT_ONCE).filter(({ row, sid, time }) => {
    // Staff may have moved the rows, and Apps Script cannot compare and delete in one call.
    const now = leadOf(readRow(sheet, row), row, places);
    const isSame = now.sid === sid && now.time === time;
    if (isSame) sheet.deleteRow(row);
    return isSame;
  });
}

/** Opens the spreadsheet that the script is bound to, or the one that the script property LEAD_SPREADSHEET_ID names. */
function openSpreadsheet() {
  const id = PropertiesService.getScriptProperties().getProperty('LEAD_SPREADSHEET_ID');
  return id ? SpreadsheetApp.openById(id) : SpreadsheetApp.getActiveSpreadsheet();
}

/** Explains to anyone who opens the script's address why leads cannot be written. Undefined if no reason is known. */
function sheetProblem() {
  try {
    if (!findSheet()) return 'The sheet is not there: name a tab Leads, or set LEAD_SHEET_GID to the number of yours.';
    return cached('outage') === 'on' ? 'The last lead could not be written: send another when the sheet is mended.' : undefined;
  } catch (error) {
    logFailure(error);
    return 'The spreadsheet does not open: see Executions in the Apps Script editor.';
  }
}

/** Emails LEAD_MAIL_TO about the first lead of an outage that could not be written. @param {unknown} error */
function mailOutage(error) {
  try {
    const to = PropertiesService.getScriptProperties().getProperty('LEAD_MAIL_TO');
    const isMailed = cached('outage') === 'on';
    remember('outage', 'on', MAX_CACHE_SECONDS);
    const advice = describe(error).includes(FULL) ? FULL_ADVICE : OUTAGE_ADVICE;
    const body = ['The sheet did not take a lead. ' + describe(error), OUTAGE_NOTE, advice + '\n'].join('\n\n');
    if (to && !isMailed) MailApp.sendEmail({ to, subject: '[sheet] Leads cannot be written', body });
  } catch {
    // The failure itself is already logged.
  }
}

/**
 * Runs `action` while no other execution can change the sheet. Returns its result, or undefined if the lock is not available.
 * @template T @param {() => T} action
 */
function underLock(action) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(LOCK_WAIT_MS)) return undefined;
  try {
    return action();
  } finally {
    lock.releaseLock();
  }
}

/** Counts one more lead in this minute. Call this function under the lock; otherwise two simultaneous leads can count as one. */
function isWithinLimit() {
  const limit = Number(PropertiesService.getScriptProperties().getProperty('LEADS_A_MINUTE')) || DEFAULT_LEADS_A_MINUTE;
  const key = 'minute/' + Math.floor(Date.now() / 60000);
  const count = Number(cached(key)) + 1;
  remember(key, String(count), 120);
  return count <= limit;
}

/** @param {string} key */
function cached(key) {
  return CacheService.getScriptCache().get(key);
}

/** A failing cache must not turn a finished write into an error. @param {string} key @param {string} value @param {number} seconds */
function remember(key, value, seconds) {
  try {
    CacheService.getScriptCache().put(key, value, seconds);
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

/** @param {unknown} error */
function logFailure(error) {
  console.error('Lead endpoint: ' + describe(error));
}

/** @param {object} reply */
function jsonOutput(reply) {
  return ContentService.createTextOutput(JSON.stringify(reply)).setMimeType(ContentService.MimeType.JSON);
}
