import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { headersFor } from '../../local/hostHeaders.ts';
import { type Expected, readExpected } from '../../scripts/doctor/expected.ts';
import { escapeHtml } from '../../supabase/functions/_shared/html.ts';

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

/** A live site, its project and its script, all set up as docs/going-live.md says. */
export function cleanSite(): Replies {
  const replies: Replies = new Map();
  const add = (key: string, status = 200, body = '', headers: Record<string, string> = {}) => replies.set(key, { status, headers, body });
  const json = (value: object) => JSON.stringify(value);
  const hash = createHash('sha256').update(LOADER).digest('base64');
  const hostHeaders = (path: string) =>
    Object.fromEntries([...headersFor(expected.headerRules, path)].map(([name, value]) => [name, value.replace('LOADER', hash)]));

  const html = ({ title, canonical }: Expected['pages'][number]) =>
    `<title data-head>${escapeHtml(title)}</title>${canonical === undefined ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${canonical}"><meta property="og:image" content="${SITE}/share.jpg">`}<script data-scripts="/assets/index-12345678.js">${LOADER}</script><iframe title="Map" src="https://www.google.com/maps"></iframe>`;
  for (const page of expected.pages)
    add(`GET ${SITE}${page.path}`, 200, html(page), { 'cache-control': 'no-cache', ...hostHeaders(page.path) });
  for (const path of ['/no-such-page', '/assets/gone-00000000.js']) add(`GET ${SITE}${path}`, 404, html(expected.missingPage));
  for (const path of ['/share.jpg', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']) add(`GET ${SITE}${path}`);
  for (const path of ['/robots.txt', '/sitemap.xml', '/site.webmanifest'])
    add(`GET ${SITE}${path}`, 200, readFileSync(`public${path}`, 'utf8'), hostHeaders(path));
  const env = `supabaseUrl:"${PROJECT}",supabaseKey:\`sb_publishable_x\`,supabaseHeader:void 0,leadScriptUrl:"${SCRIPT}"`;
  add(`GET ${SITE}/assets/index-12345678.js`, 200, 'import("./forms-abcdefgh.js")', hostHeaders('/assets/index.js'));
  add(`GET ${SITE}/assets/forms-abcdefgh.js`, 200, `var e={${env}}`, hostHeaders('/assets/forms.js'));
  add(`GET ${SITE}/about/`, 301, '', { location: '/about' });
  for (const origin of ['http://www.ateliermarina.example', 'https://ateliermarina.example'])
    add(`GET ${origin}/about`, 301, '', { location: `${SITE}/about` });

  const refused = json({ code: '42501', message: 'permission denied' });
  for (const { name } of expected.tables) add(`GET ${PROJECT}/rest/v1/${name}`, 401, refused);
  for (const { name } of expected.functions) add(`POST ${PROJECT}/rest/v1/rpc/${name}`, 401, refused);
  add(`OPTIONS ${LEADS}`, 200, '', {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'ApiKey, Content-Type, X-Lead-Origin',
  });
  add(`GET ${PROJECT}/auth/v1/health`);
  add(`POST ${PROJECT}/auth/v1/signup`, 422, json({ code: 422, error_code: 'signup_disabled' }));
  add(`GET ${PROJECT}/auth/v1/settings`, 200, json({ external: { email: true, anonymous_users: false } }));
  const version = { 'x-version': expected.functionsVersion };
  add(`GET ${PROJECT}/functions/v1/receive-form/sheet`, 204, '', version);
  add(`POST ${PROJECT}/functions/v1/send-lead-notification`, 415, '', version);
  add(`GET ${SCRIPT}`, 200, json({ status: 'ok', version: expected.scriptVersion }), { 'access-control-allow-origin': '*' });

  add(`POST ${LEADS}`, 201);
  add(`POST ${SCRIPT}`, 200, json({ status: 'success' }));
  add(`POST ${PROJECT}/functions/v1/receive-form/sheet`, 303, '', { location: `${SITE}/thank-you` });
  add(`POST ${PROJECT}/auth/v1/token`, 200, json({ access_token: 'token' }));
  add(
    `staff POST ${PROJECT}/rest/v1/rpc/staff_state`,
    200,
    json({ staff: true, mail: 'on', unmailed: 0, failure: null, sent: '2100-01-01T00:00:00Z' }),
  );
  const rows = json([1, 2, 3].map((second) => ({ created_at: `2026-12-01T10:00:0${second}Z` })));
  for (const method of ['GET', 'DELETE']) add(`staff ${method} ${LEADS}`, 200, rows);
  return replies;
}
