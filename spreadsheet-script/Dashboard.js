/**
 * Copies leads that are only in the sheet to the dashboard. Emails the studio about leads still missing from the dashboard after an hour.
 *
 * Normally the visitor's browser sends each lead to both. It cannot do so if the visitor closed the tab too soon or the database was down;
 * this script then copies the lead. A trigger that the owner creates once (docs/going-live.md) runs the script every five minutes.
 */

/** Leaves the browser time to write the lead itself. */
const COPY_AFTER_MS = 2 * 60 * 1000;
const MAIL_AFTER_MS = 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 2 * 24 * 60 * 60 * 1000;
const LEADS_A_RUN = 50;
const LEADS_A_MAIL = 50;
/** How often a state is written, if staff move rows meanwhile. */
const STATE_TRIES = 5;
/** Google allows 100 emails a day. */
const MAIL_PAUSE_SECONDS = 60 * 60;
/** Google stops a run after six minutes, and one request can take a minute. */
const POST_FOR_MS = 3 * 60 * 1000;
const DUBAI_OFFSET = '+04:00';
/** The size limit of a table row: its values as JSON, in UTF-8 (supabase/README.md, Size). */
const MAX_RECORD_BYTES = 8 * 1024;
/** The size of six empty values as JSON, each of up to 4 bytes: two quotes or null. */
const EMPTY_RECORD_BYTES = 6 * 4;

/** unique_violation: a lead with this id is already in the table. */
const STORED = '23505';
/** Error codes of rows that can never be stored, as in src/backend/supabase/leadTable.ts. */
const REFUSED = ['22001', '22021', '22P02', '22P05', '23514', 'PT413'];
/** The limit that concerns only the leads of one phone number, in supabase/migrations/20261123000300_limits.sql. */
const PHONE_LIMIT = /of one phone number/;
/** The keys of the header with a lead's origin, and its size in bytes of JSON, as in supabase/functions/_shared/leadOrigin.ts. */
const ORIGIN_KEYS = 'gclid gbraid wbraid fbclid utm_source utm_medium utm_campaign gad_campaignid landing referrer'.split(' ');
const MAX_ORIGIN_BYTES = 1500;

/**
 * @typedef {{ row: number, sid: string, time: string, state: string, lead: Lead, query: Record<string, string> }} SheetLead the displayed
 * values of a row, and its number; `state` is the cell in the column "In dashboard"
 */
/** @typedef {{ state: 'yes' | 'refused' | '', answer: string }} Outcome an empty state means that the script tries again later */

/** Called by the five-minute trigger. */
function copyLeadsToDashboard() {
  const properties = PropertiesService.getScriptProperties();
  const url = (properties.getProperty('SUPABASE_URL') || '').replace(/\/+$/, '');
  const key = properties.getProperty('SUPABASE_KEY');
  const mailTo = properties.getProperty('LEAD_MAIL_TO');
  if ((!url || !key) && !mailTo)
    return console.log('Nothing to do: the script properties SUPABASE_URL, SUPABASE_KEY and LEAD_MAIL_TO are not set.');
  const sheet = openSheet();
  if (url && key) postLeads(sheet, url, key);
  if (mailTo && !cached('mailed')) mailLeads(sheet, mailTo);
}

/** Lists faults of the script properties for a request that knows the key of the dashboard's table. @param {string} key */
function propertyFaults(key) {
  const properties = PropertiesService.getScriptProperties();
  const value = (/** @type {string} */ name) => (properties.getProperty(name) || '').trim();
  if (!value('SUPABASE_KEY')) return ['SUPABASE_KEY is not set: no lead is copied into the dashboard'];
  if (value('SUPABASE_KEY') !== key) return ['SUPABASE_KEY is not the publishable key of the site'];
  const address = '[^\\s@,]+@[^\\s@,.]+(\\.[^\\s@,.]+)+';
  /** @type {[string, RegExp, string][]} */
  const forms = [
    ['SUPABASE_URL', /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])(?!.*\/v1\b)\S+$/, 'no address of a project'],
    ['LEAD_MAIL_TO', RegExp(`^${address}(\\s*,\\s*${address})*$`), 'not one or more email addresses separated by commas'],
    ['LEAD_SHEET_GID', /^\d*$/, 'no number'],
    ['KEEP_MONTHS', /^([1-9]\d?|1[01]\d|120)?$/, 'no number from 1 to 120'],
    ['LEADS_A_MINUTE', /^([1-9]\d*)?$/, 'no number'],
  ];
  return forms
    .filter(([name, form]) => !form.test(value(name)))
    .map(([name, , description]) => name + (value(name) ? ' is ' + description : ' is not set'));
}

// Pure functions, up to the next heading: none of them uses a Google service ----------------------------------------------

/** Milliseconds since a time in the sheet; NaN for any other text. @param {string} time @param {number} nowMs */
function ageOf(time, nowMs) {
  return TIME.test(time) ? nowMs - Date.parse(time.replace(' ', 'T') + DUBAI_OFFSET) : NaN;
}

/** @param {Pick<SheetLead, 'time' | 'state'>} row @param {number} nowMs */
function isToBePosted({ time, state }, nowMs) {
  const age = ageOf(time, nowMs);
  // Typed by the owner after restoring a backup that lacks the lead.
  if (/^again$/i.test(state)) return true;
  return (state === '' || state.startsWith('mailed')) && age >= COPY_AFTER_MS && age < GIVE_UP_AFTER_MS;
}

/** @param {Pick<SheetLead, 'time' | 'state'>} row @param {number} nowMs */
function isToBeMailed({ time, state }, nowMs) {
  const age = ageOf(time, nowMs);
  return (state === '' || state === 'refused') && age >= MAIL_AFTER_MS && age < GIVE_UP_AFTER_MS;
}

/** Turns a row's cells into a lead. @param {string[]} cells @param {number} row @param {Map<string, number>} places @returns {SheetLead} */
function leadOf(cells, row, places) {
  /** @param {string} label */
  const cell = (label) => cells[(places.get(label) || 0) - 1] || '';
  /** @param {string} part */
  const cellsOf = (part) => Object.fromEntries(COLUMNS.filter(({ from }) => from === part).map(({ key, label }) => [key, cell(label)]));
  const [lead, query] = [cellsOf('body'), cellsOf('query')];
  return { row, sid: cell(SID_LABEL).trim(), time: cell(TIME_LABEL), state: cell(DASHBOARD_LABEL).trim(), lead, query };
}

/** Returns the lead's id in the dashboard's table, or '' if the script did not write the row. @param {string} sid */
function tableId(sid) {
  const hash = /^auto-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(sid);
  const id = hash ? hash.slice(1).join('-') : sid;
  return UUID.test(id) ? id : '';
}

/**
 * Builds the row of lead_form as the site writes it (src/leads/payload.ts). The lead was already accepted, so values that are too large for
 * the table are truncated with an ellipsis, beginning with the message. @param {SheetLead} row
 */
function recordOf({ sid, lead }) {
  let bytesLeft = MAX_RECORD_BYTES - EMPTY_RECORD_BYTES;
  /** @param {string} key @param {number} limit in characters */
  const text = (key, limit) => {
    let fitting = cut(lead[key] || '', limit);
    for (let excess; (excess = jsonLength(fitting) - bytesLeft) > 0;)
      fitting = fitting.length > 1 ? cut(fitting, Math.max(1, fitting.length - Math.ceil(excess / 3))) : '';
    bytesLeft -= jsonLength(fitting);
    return fitting;
  };
  return {
    id: tableId(sid),
    full_name: text('name', 1000),
    email: text('email', 1000),
    phone_number: text('whatsapp', 1000),
    inquiry_type: text('service', 1000) || null,
    source_page: text('landingPage', 2000),
    message: text('message', MAX_MESSAGE_CHARS) || null,
  };
}

/** Returns where a lead came from as JSON, '{}' if that is not known, with the same limits as the site. @param {Record<string, string>} query */
function originOf(query) {
  /** @param {string} key @param {string} value A click id is kept whole or left out, another value is cut. */
  const fit = (key, value) => (/clid$|braid$/.test(key) ? (value.length > 400 ? '' : value) : Array.from(value).slice(0, 200).join(''));
  const values = ORIGIN_KEYS.map((key) => [key, fit(key, query[key] || '')]).filter(([, value]) => value !== '');
  while (utf8Length(JSON.stringify(Object.fromEntries(values))) > MAX_ORIGIN_BYTES) values.pop();
  return JSON.stringify(Object.fromEntries(values));
}

/** Truncates a text to `limit` characters, with an ellipsis. @param {string} text @param {number} limit */
function cut(text, limit) {
  return text.length <= limit ? text : cleanText(text.slice(0, limit - 1) + '…');
}

/** Returns the size of a text as JSON in bytes, without the quotes. @param {string} text */
function jsonLength(text) {
  return utf8Length(JSON.stringify(text)) - 2;
}

/** Interprets the table's response. @param {number} status @param {string} body @returns {Outcome} */
function outcomeOf(status, body) {
  const [, code = ''] = /"code"\s*:\s*"(\w{1,12})"/.exec(body) || [];
  const [limit = ''] = (code === 'PT429' && PHONE_LIMIT.exec(body)) || [];
  const state = status === 201 || code === STORED ? 'yes' : REFUSED.includes(code) ? 'refused' : '';
  return { state, answer: [status, code, limit].filter(String).join(' ') };
}

/** Builds the plain text email about leads that are not in the dashboard, with one line per value. @param {SheetLead[]} rows */
function buildLeadMail(rows) {
  const count = rows.length === 1 ? '1 lead is' : rows.length + ' leads are';
  /** @param {SheetLead} row @param {number} limit */
  const nameOf = (row, limit) => oneLine(row.lead['name'] || '', limit) || 'No name given';
  const blocks = rows.map((row, index) => {
    const facts = [
      ['Phone', row.lead['whatsapp']],
      ['Email', row.lead['email']],
      ['Interested in', row.lead['service']],
      ['Page', row.lead['landingPage']],
      ['Received', row.time + ' (Dubai)'],
    ];
    const lines = facts.map(([label, value]) => [label, oneLine(value || '', 120)]).filter(([, value]) => value !== '');
    return [index + 1 + '. ' + nameOf(row, 120), ...lines.map(([label, value]) => '   ' + label + ': ' + value)].join('\n');
  });
  return {
    subject: oneLine('[sheet] ' + count + ' not in the dashboard: ' + rows.map((row) => nameOf(row, 40)).join(', '), 120),
    body: [count + ' in the sheet, and not in the dashboard after an hour.', ...blocks, 'Messages are in the sheet.'].join('\n\n') + '\n',
  };
}

/** Returns one line of up to `limit` characters, without marks that change its direction. @param {string} text @param {number} limit */
function oneLine(text, limit) {
  const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
  const characters = Array.from(cleanText(text).replace(invisible, '').replace(/\s+/g, ' ').trim());
  return characters.length <= limit ? characters.join('') : characters.slice(0, limit - 1).join('') + '…';
}

// Google's services -------------------------------------------------------------------------------------------------------

/** @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {string} url @param {string} key */
function postLeads(sheet, url, key) {
  const startedMs = Date.now();
  const rows = underLock(() => readLeads(sheet, (row) => isToBePosted(row, startedMs))) || [];
  // Leads not yet emailed to the studio have an empty state, which sorts first.
  rows.sort((a, b) => (a.state + a.time < b.state + b.time ? -1 : 1));
  const answers = [];
  const limitedPhones = new Set();
  for (const row of rows) {
    if (answers.length === LEADS_A_RUN || Date.now() - startedMs > POST_FOR_MS) break;
    const phone = (row.lead['whatsapp'] || '').replace(/[^\p{Nd}]/gu, '').slice(-9);
    if (limitedPhones.has(phone)) continue;
    const { state, answer } = postLead(url, key, row);
    answers.push(answer);
    if (state !== '') underLock(() => writeState(sheet, row.sid, state));
    // Stop if the server is down or a limit is reached, because the other leads would fail too. The next run starts here.
    if (PHONE_LIMIT.test(answer)) limitedPhones.add(phone);
    else if (answer === 'no answer' || /^(429|5)/.test(answer)) break;
  }
  if (answers.length > 0)
    console.log('Dashboard: ' + answers.length + ' of ' + rows.length + ' leads posted: ' + [...new Set(answers)].join(', '));
}

/** @param {string} url @param {string} key @param {SheetLead} row @returns {Outcome} */
function postLead(url, key, row) {
  const origin = originOf(row.query);
  const headers = { apikey: key, Prefer: 'return=minimal' };
  try {
    const response = UrlFetchApp.fetch(url + '/rest/v1/lead_form', {
      method: 'post',
      contentType: 'application/json',
      headers: origin === '{}' ? headers : { ...headers, 'x-lead-origin': Utilities.base64Encode(origin, Utilities.Charset.UTF_8) },
      payload: JSON.stringify(recordOf(row)),
      muteHttpExceptions: true,
      followRedirects: false,
    });
    return outcomeOf(response.getResponseCode(), response.getContentText());
  } catch (error) {
    logFailure(error);
    return { state: '', answer: 'no answer' };
  }
}

/**
 * Sends one email about up to LEADS_A_MAIL late leads. Marks each lead first, so that no other run sends an email about it.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {string} mailTo
 */
function mailLeads(sheet, mailTo) {
  const now = new Date();
  const mark = 'mailed ' + Utilities.formatDate(now, TIME_ZONE, 'HH:mm');
  const rows = underLock(() => {
    const late = readLeads(sheet, (row) => isToBeMailed(row, now.getTime())).slice(0, LEADS_A_MAIL);
    return late.filter(({ sid, state }) => writeState(sheet, sid, state === '' ? mark : state + ', ' + mark));
  });
  if (!rows || rows.length === 0) return;
  try {
    MailApp.sendEmail({ to: mailTo, ...buildLeadMail(rows) });
    remember('mailed', '1', MAIL_PAUSE_SECONDS);
  } catch (error) {
    logFailure(error);
    underLock(() => rows.forEach(({ sid, state }) => writeState(sheet, sid, state)));
  }
}

/**
 * Returns the rows that the script wrote and that `isWanted` accepts. Reads all cells from the first to the last such row in one call.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {(row: { time: string, state: string }) => boolean} isWanted @returns {SheetLead[]}
 */
function readLeads(sheet, isWanted) {
  const table = openTable(sheet);
  const states = columnOf(table, DASHBOARD_LABEL);
  const wanted = columnOf(table, TIME_LABEL).map((time, index) => isWanted({ time, state: states[index] || '' }));
  const first = wanted.indexOf(true);
  if (first < 0) return [];
  const row = table.headerRow + 1 + first;
  const rows = sheet.getRange(row, 1, wanted.lastIndexOf(true) - first + 1, sheet.getLastColumn()).getDisplayValues();
  return rows.map((cells, index) => leadOf(cells, row + index, table.places)).filter((lead) => tableId(lead.sid) !== '' && isWanted(lead));
}

/**
 * Writes the state into every row with this id, because staff may have moved, copied or deleted rows. Then reads the ids back, and takes the
 * state out of any other row. Returns whether all rows are right.
 * @param {GoogleAppsScript.Spreadsheet.Sheet} sheet @param {string} sid @param {string} state
 */
function writeState(sheet, sid, state) {
  const table = openTable(sheet);
  const [idColumn = 1, column = 1] = [SID_LABEL, DASHBOARD_LABEL].map((label) => table.places.get(label));
  const before = columnsOf(table, [SID_LABEL, DASHBOARD_LABEL]);
  const [known, states] = [new Set(before.map(String)), new Map(before.map(([id, text]) => [id, text]))];
  for (let [tried, rows] = [0, before]; tried < STATE_TRIES; tried += 1, rows = columnsOf(table, [SID_LABEL, DASHBOARD_LABEL])) {
    const wrong = rows.flatMap(([id = '', text = ''], index) => {
      const isNew = text === state && !known.has(id + ',' + text);
      const right = id === sid ? state : isNew ? states.get(id) || '' : text;
      return right === text ? [] : [{ row: table.headerRow + 1 + index, id, cell: { label: DASHBOARD_LABEL, column, text: right } }];
    });
    if (wrong.length === 0) return true;
    try {
      for (const { row, id, cell } of wrong) writeCells(sheet, row, [cell], (shown) => (shown[idColumn - 1] || '').trim() === id);
    } catch (error) {
      if (error !== MOVED) throw error;
    }
    SpreadsheetApp.flush();
  }
  return false;
}
