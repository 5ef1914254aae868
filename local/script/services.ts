import { createHash } from 'node:crypto';

import { Sheet } from './sheet.ts';

/** The services behind one execution, apart from the spreadsheet. All are synchronous, because scripts have no promises. */
export interface Google {
  property(name: string): string | null;
  tryLock(): boolean;
  releaseLock(): void;
  cacheGet(key: string): string | null;
  cachePut(key: string, value: string, seconds: number): void;
  /** @throws Error when there is no response. A response with any status counts. */
  fetch(url: string, init: FetchInit): FetchResponse;
  sendMail(mail: ScriptMail): void;
  log(level: 'info' | 'error', text: string): void;
}

export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body: string;
  redirect: 'follow' | 'manual';
}

export interface FetchResponse {
  status: number;
  text: string;
}

export interface ScriptMail {
  to: string;
  subject: string;
  body: string;
}

/** Options of UrlFetchApp that the script uses. */
interface FetchOptions {
  method: string;
  contentType: string;
  headers: Record<string, string>;
  payload: string;
  followRedirects?: boolean;
}

/** A reply from ContentService, the only kind of reply that a browser may read. */
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

/** The tabs of a spreadsheet by name, in order. */
export type Tabs = Map<string, Sheet>;

/** Test doubles for the parts of Google's global services that the script uses. Using anything else throws. */
export function createServices(tabs: Tabs, google: Google): Record<string, unknown> {
  const spreadsheet = {
    getSheetByName: (name: string) => tabs.get(name) ?? null,
    getSheets: () => [...tabs.values()],
    insertSheet: (name: string) => {
      const sheet = new Sheet([], tabs.size);
      tabs.set(name, sheet);
      return sheet;
    },
  };
  const logAt =
    (level: 'info' | 'error') =>
    (...parts: unknown[]) =>
      google.log(level, parts.join(' '));
  return {
    SpreadsheetApp: {
      getActiveSpreadsheet: () => spreadsheet,
      openById: () => spreadsheet,
      flush: () => tabs.forEach((sheet) => sheet.flush()),
    },
    LockService: { getScriptLock: () => ({ tryLock: () => google.tryLock(), releaseLock: () => google.releaseLock() }) },
    CacheService: {
      getScriptCache: () => ({
        get: (key: string) => google.cacheGet(key),
        put: (key: string, value: string, seconds: number) => google.cachePut(key, value, seconds),
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
      MimeType: { JSON: 'application/json' },
      createTextOutput: (content: string) => new TextOutput(content),
    },
    Utilities: {
      DigestAlgorithm: { SHA_256: 'sha256' },
      Charset: { UTF_8: 'utf8' },
      base64Encode: (value: string, _charset: string) => Buffer.from(value, 'utf8').toString('base64'),
      computeDigest: (algorithm: string, value: string) => [...new Int8Array(createHash(algorithm).update(value, 'utf8').digest())],
      formatDate,
    },
    console: { log: logAt('info'), error: logAt('error') },
  };
}

/** Formats a date by a Java pattern, limited to yyyy MM dd HH mm ss. The date may come from another realm. */
export function formatDate(date: { getTime(): number }, timeZone: string, pattern: string): string {
  // The Swedish locale gives '2026-11-21 03:07:09'.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(date.getTime());
  const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = ''] = text.split(/[ :-]/);
  const fields: Record<string, string> = { yyyy, MM, dd, HH, mm, ss };
  return pattern.replace(/yyyy|MM|dd|HH|mm|ss/g, (field) => fields[field] ?? field);
}
