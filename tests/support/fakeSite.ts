import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

import { headersFor, parseHeaders } from '../../local/hostHeaders.ts';
import { describe } from '../../scripts/build/release.ts';
import { type Expected, readExpected } from '../../scripts/owner/doctor/expected.ts';

export const SITE = 'https://www.ateliermarina.example';
export const PROJECT = 'https://studio.supabase.co';
export const SCRIPT = 'https://script.google.com/macros/s/abc/exec';
export const LEADS = `${PROJECT}/rest/v1/lead_form`;

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Replies by method and address without query. `staff` before the method: with a token. */
export type Replies = Map<string, Reply>;

const LOADER = 'boot()';
const expected: Expected = await readExpected(process.cwd());

/** A live site, its project and its script, all set up as docs/going-live.md says. `built` replaces settings of the build. */
export function cleanSite(built: { url?: string; key?: string; script?: string; host?: string } = {}): Replies {
  const { url = PROJECT, key = 'sb_publishable_4f0aZkQ9mW2x', script = SCRIPT, host = '*.supabase.co' } = built;
  const replies: Replies = new Map();
  const add = (key: string, status = 200, body = '', headers: Record<string, string> = {}) => replies.set(key, { status, headers, body });
  const json = (value: object) => JSON.stringify(value);
  const hash = createHash('sha256').update(LOADER).digest('base64');
  const headers = readFileSync('public/_headers', 'utf8').replaceAll('LOADER', hash).replace('*.supabase.co', host);
  const hostHeaders = (path: string) => Object.fromEntries(headersFor(parseHeaders(headers), path));

  const html = (path: string) =>
    `<html data-page="x"><title data-head>${path}</title><link rel="canonical" href="${SITE}${path}"><script data-scripts="/assets/index-12345678.js">${LOADER}</script>${' '.repeat(2000)}<form action="${url}/functions/v1/receive-form/sheet"></form><iframe title="Map" src="https://www.google.com/maps"></iframe>`;
  const files: Record<string, object> = {};
  /** A file of the build. */
  const addFile = (path: string, extension: string, body: string, at = path, status = 200) => {
    const released = describe(extension, Buffer.from(body));
    files[path] = released;
    add(`GET ${SITE}${at}`, status, body, {
      'content-type': released.type,
      'content-encoding': 'br',
      ...(extension === '.html' && { 'cache-control': 'no-cache' }),
      ...hostHeaders(at),
      ...(status === 404 && { 'cache-control': 'no-store' }),
    });
  };
  for (const page of expected.pages) addFile(page.path, '.html', html(page.path));
  for (const path of ['/no-such-page', '/assets/gone-00000000.js']) addFile('/404.html', '.html', html('/404'), path, 404);
  for (const path of ['/share.jpg', '/pictures/brow-12345678.avif', '/assets/figtree-12345678.woff2']) addFile(path, extname(path), path);
  for (const path of ['/robots.txt', '/sitemap.xml', '/site.webmanifest'])
    addFile(path, extname(path), readFileSync(`public${path}`, 'utf8'));
  addFile('/assets/index-12345678.js', '.js', 'import("./forms-abcdefgh.js")');
  addFile('/assets/forms-abcdefgh.js', '.js', `var e={}${' '.repeat(2000)}`);
  const settings = { supabaseUrl: url, supabaseKey: key, supabaseHeader: '', leadScriptUrl: script, leadOrigin: '' };
  add(`GET ${SITE}/release.json`, 200, json({ id: expected.sourcesId, headers, settings, files }));
  add(`GET ${SITE}/about/`, 301, '', { location: '/about' });
  for (const origin of ['http://www.ateliermarina.example', 'https://ateliermarina.example'])
    add(`GET ${origin}/about`, 301, '', { location: `${SITE}/about` });

  const refused = json({ code: '42501', message: 'permission denied' });
  for (const { name } of expected.tables) add(`GET ${PROJECT}/rest/v1/${name}`, 401, refused);
  for (const { name } of expected.functions) add(`POST ${PROJECT}/rest/v1/rpc/${name}`, 401, refused);
  add(`OPTIONS ${LEADS}`, 200, '', {
    'access-control-allow-origin': '*',
    'access-control-allow-headers':
      'ApiKey, Content-Type, X-Lead-Origin, Authorization, Prefer, X-Client-Info, Accept-Profile, Content-Profile',
  });
  add(`GET ${PROJECT}/auth/v1/health`);
  add(`POST ${PROJECT}/auth/v1/signup`, 422, json({ code: 422, error_code: 'signup_disabled' }));
  add(`GET ${PROJECT}/auth/v1/settings`, 200, json({ external: { email: true, anonymous_users: false } }));
  const version = { 'x-version': expected.functionsVersion };
  add(`GET ${PROJECT}/functions/v1/receive-form/sheet`, 204, '', version);
  add(`POST ${PROJECT}/functions/v1/send-lead-notification`, 415, '', version);
  add(`GET ${SCRIPT}`, 200, json({ status: 'ok', version: expected.scriptVersion }), { 'access-control-allow-origin': '*' });

  add(`POST ${LEADS}`, 201, '', { 'access-control-allow-origin': '*' });
  add(`POST ${SCRIPT}`, 200, json({ status: 'success' }));
  add(`POST ${PROJECT}/functions/v1/receive-form/sheet`, 303, '', { location: `${SITE}/thank-you` });
  add(`POST ${PROJECT}/auth/v1/token`, 200, json({ access_token: 'token' }));
  add(
    `staff POST ${PROJECT}/rest/v1/rpc/staff_state`,
    200,
    json({ staff: true, mail: 'on', unmailed: 0, failure: null, refusal: null, sent: '2100-01-01T00:00:00Z' }),
  );
  const rows = json([1, 2, 3].map((second) => ({ created_at: `2026-12-01T10:00:0${second}Z` })));
  for (const method of ['GET', 'DELETE']) add(`staff ${method} ${LEADS}`, 200, rows);
  add(`staff GET ${PROJECT}/rest/v1/lead_origin`, 200, rows);
  return replies;
}
