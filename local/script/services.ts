import { createHash, randomUUID } from 'node:crypto';

import type { Area } from './grid.ts';
import type { ScriptCalls, ScriptMail } from './host.ts';

/** The host's calls as an execution sees them: each one blocks until it is answered. */
export type BlockingCalls = {
  [Name in keyof ScriptCalls]: (...args: Parameters<ScriptCalls[Name]>) => Awaited<ReturnType<ScriptCalls[Name]>>;
};

/** Of UrlFetchApp, as far as the script uses them. */
interface FetchOptions {
  method: string;
  contentType: string;
  headers: Record<string, string>;
  payload: string;
  followRedirects?: boolean;
}

/** A reply made by ContentService, the only kind that a browser may read. */
export class TextOutput {
  readonly content: string;
  mimeType = 'text/plain';

  constructor(content: string) {
    this.content = content;
  }

  setMimeType(mimeType: string): this {
    this.mimeType = mimeType;
    return this;
  }
}

/** Doubles of Google's global services, as far as the script uses them. What is missing here throws when it is used. */
export function createServices(google: BlockingCalls): Record<string, unknown> {
  const spreadsheet = {
    getSheetByName: (name: string) => (google.sheetNames().includes(name) ? sheetOf(google, name) : null),
    getSheets: () => google.sheetNames().map((name) => sheetOf(google, name)),
    insertSheet: (name: string) => {
      google.sheetInsert(name);
      return sheetOf(google, name);
    },
  };
  const lock = {
    tryLock: (waitMs: number) => google.lockTry(waitMs),
    hasLock: () => google.lockHeld(),
    releaseLock: () => google.lockRelease(),
  };
  return {
    SpreadsheetApp: { getActiveSpreadsheet: () => spreadsheet, openById: () => spreadsheet, flush: () => google.flush() },
    LockService: { getScriptLock: () => lock },
    CacheService: {
      getScriptCache: () => ({
        get: (key: string) => google.cacheGet(key),
        put: (key: string, value: string, seconds = 600) => google.cachePut(key, value, seconds),
      }),
    },
    UrlFetchApp: {
      fetch: (url: string, options: FetchOptions) => {
        const { status, text } = google.fetch(url, {
          method: options.method,
          headers: { ...options.headers, 'content-type': options.contentType },
          body: options.payload,
          redirect: options.followRedirects === false ? 'manual' : 'follow',
        });
        return { getResponseCode: () => status, getContentText: () => text };
      },
    },
    MailApp: { sendEmail: (mail: ScriptMail) => google.sendMail(mail) },
    PropertiesService: { getScriptProperties: () => ({ getProperty: (key: string) => google.property(key) }) },
    ContentService: {
      MimeType: { JSON: 'application/json', TEXT: 'text/plain' },
      createTextOutput: (content: string) => new TextOutput(content),
    },
    Utilities: {
      DigestAlgorithm: { SHA_256: 'sha256' },
      Charset: { UTF_8: 'utf8' },
      computeDigest: (algorithm: string, value: string) => Array.from(new Int8Array(createHash(algorithm).update(value, 'utf8').digest())),
      formatDate,
      getUuid: () => randomUUID(),
    },
    console: {
      log: (...parts: unknown[]) => google.log('info', parts.join(' ')),
      info: (...parts: unknown[]) => google.log('info', parts.join(' ')),
      warn: (...parts: unknown[]) => google.log('error', parts.join(' ')),
      error: (...parts: unknown[]) => google.log('error', parts.join(' ')),
    },
  };
}

function sheetOf(google: BlockingCalls, name: string) {
  return {
    getSheetId: () => google.sheetNames().indexOf(name),
    getLastRow: () => google.sheetSize(name).lastRow,
    getLastColumn: () => google.sheetSize(name).lastColumn,
    getMaxRows: () => google.sheetSize(name).maxRows,
    getMaxColumns: () => google.sheetSize(name).maxColumns,
    insertRowsAfter: (_after: number, count: number) => google.sheetGrow(name, count, 0),
    insertColumnsAfter: (_after: number, count: number) => google.sheetGrow(name, 0, count),
    deleteRow: (row: number) => google.sheetDeleteRow(name, row),
    setFrozenRows: () => undefined,
    getRange: (row: number, column: number, rows = 1, columns = 1) => rangeOf(google, name, { row, column, rows, columns }),
  };
}

function rangeOf(google: BlockingCalls, name: string, area: Area) {
  const range = {
    setNumberFormat: (format: string) => {
      google.setFormat(name, area, format);
      return range;
    },
    setValues: (values: string[][]) => {
      google.setValues(name, area, values);
      return range;
    },
    getDisplayValues: () => google.shown(name, area),
    createTextFinder: (text: string) => {
      const finder = {
        matchEntireCell: () => finder,
        findAll: () => google.find(name, area, text).map((row) => rangeOf(google, name, { row, column: area.column, rows: 1, columns: 1 })),
        findNext: () => finder.findAll()[0] ?? null,
      };
      return finder;
    },
    getRow: () => area.row,
  };
  return range;
}

/** Java's date patterns, as far as the script uses them (yyyy MM dd HH mm ss); the date may come from another realm. */
export function formatDate(date: { getTime(): number }, timeZone: string, pattern: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(date.getTime());
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const fields: Record<string, string> = {
    yyyy: part('year'),
    MM: part('month'),
    dd: part('day'),
    HH: part('hour'),
    mm: part('minute'),
    ss: part('second'),
  };
  return pattern.replace(/yyyy|MM|dd|HH|mm|ss/g, (field) => fields[field] ?? field);
}
