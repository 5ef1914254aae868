import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { escapeHtml } from '../supabase/functions/_shared/html.ts';
import { isLocalReader, isLoopback, localPage, type Middleware, pathOf, readBody, send, sendPage } from './loopback.ts';

export const MAILBOX_PATH = '/local/mailbox';
const SEND_PATH = `${MAILBOX_PATH}/emails`;
/** Twice the size of a digest email with fifty leads of hostile input. */
const MAX_MAIL_BYTES = 1024 * 1024;
const USED_KEY = { name: 'invalid_idempotent_request' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
/** Without a dot at either end of the part before the @, and without two in a row. */
const ADDRESS = /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/;
const MAIL_ID = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/;

interface StoredMail {
  /** Sorts by time. The email's file is `<id>.json`. */
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  idempotencyKey: string;
}

type NewMail = Omit<StoredMail, 'id' | 'receivedAt'>;

export interface Mailbox {
  /** Accepts emails at POST /local/mailbox/emails as Resend does. Shows them at GET /local/mailbox and /local/mailbox/<id>[.html]. */
  handle: Middleware;
  /** Stores one email per idempotency key. Returns its id, or undefined when the key belongs to a different email. */
  add(mail: NewMail): Promise<string | undefined>;
  /** Oldest first. */
  mails(): Promise<StoredMail[]>;
}

/** Derives the API key for sending emails from the secret key. The API key does not reveal the secret key. */
export function mailboxKey(secretKey: string): string {
  return createHmac('sha256', secretKey).update('local mailbox').digest('base64url');
}

/** Replaces Resend: stores the studio's emails in `<dataDir>/mailbox` instead of sending them. */
export function createMailbox({ dataDir, secretKey }: { dataDir: string; secretKey: string }): Mailbox {
  const folder = join(dataDir, 'mailbox');
  const key = mailboxKey(secretKey);
  let storing: Promise<unknown> = Promise.resolve();
  /** The bodies of refused requests, by idempotency key. Resend remembers those keys, too. */
  const refused = new Map<string, string>();

  async function mails(): Promise<StoredMail[]> {
    const names = await readdir(folder).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    return await Promise.all(ids.toSorted().map(readMail));
  }

  async function readMail(id: string): Promise<StoredMail> {
    return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as StoredMail;
  }

  async function store(mail: NewMail): Promise<string | undefined> {
    const known = (await mails()).find(({ idempotencyKey }) => idempotencyKey === mail.idempotencyKey);
    if (known) return isDeepStrictEqual({ ...mail, id: known.id, receivedAt: known.receivedAt }, known) ? known.id : undefined;
    const now = new Date();
    const id = `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`;
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${id}.tmp`);
    await writeFile(draft, `${JSON.stringify({ id, receivedAt: now.toISOString(), ...mail }, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, join(folder, `${id}.json`));
    return id;
  }

  /** Stores one email at a time, so that no other email can take the same idempotency key between lookup and write. */
  async function add(mail: NewMail): Promise<string | undefined> {
    const stored = storing.then(async () => await store(mail));
    storing = stored.catch(() => undefined);
    return await stored;
  }

  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const reply = (status: number, body: object): void => send(res, status, JSON_TYPE, JSON.stringify(body));
    if (!isSame(req.headers.authorization ?? '', `Bearer ${key}`)) return reply(401, { name: 'missing_api_key' });
    const body = (await readBody(req, MAX_MAIL_BYTES)) ?? '';
    const idempotencyKey = String(req.headers['idempotency-key']);
    const mail = parseMail(body, req.headers['idempotency-key']);
    if ((refused.get(idempotencyKey) ?? body) !== body) return reply(409, USED_KEY);
    if (!mail || !ADDRESS.test(mail.replyTo ?? 'a@b.test')) {
      refused.set(idempotencyKey, body);
      return reply(422, { name: 'validation_error', ...(mail && { message: 'Invalid `reply_to` field.' }) });
    }
    const id = await add(mail);
    if (id === undefined) return reply(409, USED_KEY);
    reply(200, { id });
  }

  async function show(res: ServerResponse, path: string): Promise<void> {
    if (path === MAILBOX_PATH) return sendPage(res, 200, indexPage(await mails()));
    const [, id = '', kind] = /^\/local\/mailbox\/([^/.]+)(\.html)?$/.exec(path) ?? [];
    const mail = MAIL_ID.test(id) ? await readMail(id).catch(() => undefined) : undefined;
    if (!mail) return sendPage(res, 404, localPage('No such mail', ''));
    if (kind === '.html') return sendPage(res, 200, mail.html);
    sendPage(res, 200, mailPage(mail));
  }

  return {
    add,
    mails,
    handle(req, res, next) {
      const path = pathOf(req);
      if (path !== MAILBOX_PATH && !path.startsWith(`${MAILBOX_PATH}/`)) return next();
      if (req.method === 'POST' && path === SEND_PATH && isLoopback(req)) take(req, res).catch(next);
      else if (!isLocalReader(req)) send(res, 403, { 'content-type': 'text/plain' }, 'Only from this machine.\n');
      else if (req.method === 'GET' || req.method === 'HEAD') show(res, path).catch(next);
      else send(res, 405, { allow: 'GET, POST' });
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [presented, known] = [Buffer.from(given), Buffer.from(expected)];
  return presented.length === known.length && timingSafeEqual(presented, known);
}

/** Parses an email in Resend's format with one recipient. Returns undefined if it is invalid. */
function parseMail(body: string, idempotencyKey: unknown): NewMail | undefined {
  try {
    const { from, to: [to] = [], subject, text, html, reply_to: replyTo }: Record<string, string> & { to?: string[] } = JSON.parse(body);
    const mail = { from, to, subject, text, html, idempotencyKey, ...(replyTo !== undefined && { replyTo }) };
    return Object.values(mail).every((value) => typeof value === 'string') ? (mail as NewMail) : undefined;
  } catch {
    return undefined;
  }
}

function indexPage(mails: readonly StoredMail[]): string {
  const rows = mails
    .toReversed()
    .map(
      ({ id, receivedAt, to, subject }) =>
        `<tr><td>${escapeHtml(receivedAt)}</td><td>${escapeHtml(to)}</td><td><a href="${MAILBOX_PATH}/${id}"><bdi>${escapeHtml(subject)}</bdi></a></td></tr>`,
    )
    .join('\n');
  const table = `<div class="scroll"><table><thead><tr><th>Received (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  const note = '<p class="note">Mails that the studio would get. Nothing leaves this machine.</p>';
  return localPage('Mailbox', `${note}\n${mails.length === 0 ? '<p>No mail yet.</p>' : table}`);
}

function mailPage(mail: StoredMail): string {
  const facts: readonly [string, string][] = [
    ['From', mail.from],
    ['To', mail.to],
    ['Reply to', mail.replyTo ?? 'nobody'],
    ['Received (UTC)', mail.receivedAt],
  ];
  return localPage(
    mail.subject,
    `<p><a href="${MAILBOX_PATH}">All mails</a> · <a href="${MAILBOX_PATH}/${mail.id}.html">As HTML</a></p>
<table>${facts.map(([label, value]) => `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>
<pre dir="auto" style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(mail.text)}</pre>`,
  );
}
