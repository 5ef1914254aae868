import type { Expected } from './expected.ts';
import type { Answer, Host } from './host.ts';
import { type Check, check, type Fault } from './report.ts';

const SETTING_NAMES = ['supabaseUrl', 'supabaseKey', 'supabaseHeader', 'leadScriptUrl', 'leadOrigin'] as const;

/** The settings that the build compiled into the site's scripts (src/backend/env.ts); '' if a setting is missing. */
export type Settings = Readonly<Record<(typeof SETTING_NAMES)[number], string>>;

/** Calls the Supabase project as the site does: as a visitor, or as the account of a token. `json` is posted. */
export type CallProject = (path: string, init?: ProjectRequest) => Promise<Answer>;
interface ProjectRequest extends RequestInit {
  headers?: Record<string, string>;
  token?: string;
  json?: object;
}

/** PostgreSQL: permission denied. */
const REFUSED = '42501';
/** PostgREST: no such table, no such function. */
const MISSING = new Set(['PGRST205', 'PGRST202']);

/** Reads the settings from the scripts of the home page, which name each other's files. */
export async function readSettings({ ask }: Host): Promise<Settings> {
  const textOf = async (path: string): Promise<string> => (await ask(path).catch(() => undefined))?.text ?? '';
  const hasSettings = (text: string): boolean => /\bsupabaseUrl:.*\bleadScriptUrl:/s.test(text);
  const seen = new Set<string>();
  let texts = [await textOf('/')];
  while (texts.length > 0 && !texts.some(hasSettings)) {
    const names = new Set(texts.flatMap((text) => text.match(/[\w-]+-[\w-]{8}\.js\b/g) ?? []));
    const fresh = [...names].filter((name) => !seen.has(name));
    for (const name of fresh) seen.add(name);
    texts = await Promise.all(fresh.map(async (name) => await textOf(`/assets/${name}`)));
  }
  const script = texts.find(hasSettings) ?? '';
  const value = (name: string): string => new RegExp(`\\b${name}:(["'\`])(.*?)\\1`).exec(script)?.[2] ?? '';
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, value(name)])) as Settings;
}

/** True if the demo build of `npm start` was published: its settings point to the local backend. */
export function isDemo({ isLocal }: Host, { leadScriptUrl }: Settings): boolean {
  return !isLocal && leadScriptUrl.startsWith('/');
}

export function projectCaller({ ask, origin }: Host, { supabaseUrl, supabaseKey, supabaseHeader }: Settings): CallProject {
  const [name = '', value = ''] = supabaseHeader.split(/:\s*/);
  return async (path, { token, json, headers, ...init } = {}) =>
    await ask(new URL(supabaseUrl, origin).href.replace(/\/$/, '') + path, {
      ...init,
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
      headers: {
        apikey: supabaseKey,
        ...(name !== '' && { [name]: value }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
}

/** Checks of the Supabase project as a visitor. No request can store or change anything, even in a project that is set up wrongly. */
export function projectChecks(host: Host, expected: Expected, settings: Settings, call: CallProject): Check[] {
  const { origin } = host;
  const { tables, functions, functionsVersion } = expected;
  const isStandIn = new URL(settings.supabaseUrl, origin).origin === origin;
  const built = check('Settings in the build', '4.2', 'Supabase and the script', async () => [
    isDemo(host, settings) && 'this is the demo build, which npm start and npm test leave in dist/: npm run build again',
    ...(['supabaseUrl', 'supabaseKey', 'leadScriptUrl'] as const).map((name) => settings[name] === '' && `${name} is empty`),
  ]);
  if (isDemo(host, settings) || settings.supabaseUrl === '' || settings.supabaseKey === '') return [built];

  const versionFault = ({ headers }: Answer): Fault => {
    const version = headers.get('x-version') ?? 'none';
    return version !== functionsVersion && `another release (${version}, not ${functionsVersion}): npx supabase@3 functions deploy`;
  };
  return [
    built,
    check('Supabase', '1.1', 'the project answers', async () => {
      const { status } = await call('/auth/v1/health');
      return [status !== 200 && `it answers ${status}; is it paused, or the key another project's?`];
    }),
    check('Sign-up', '1.5', 'off (422), email provider on, anonymous sign-ins off', async () => {
      // Without a password no account is made, even if sign-up is open.
      const { status, text } = await call('/auth/v1/signup', { json: { email: 'nobody@example.com', password: '' } });
      const { external }: { external?: Record<string, boolean> } = JSON.parse((await call('/auth/v1/settings')).text);
      return [
        !(status === 422 && text.includes('signup_disabled')) && `sign-up answers ${status}: it is on`,
        external?.['email'] !== true && 'the email provider is off',
        external?.['anonymous_users'] !== false && 'anonymous sign-ins are on',
      ];
    }),
    check('Tables', '1.3', `${tables.length}, none of which visitors can read`, async () =>
      Promise.all(
        tables.map(async ({ name, columns }) => {
          const answer = await call(`/rest/v1/${name}?select=${columns.join()}&limit=1`);
          if (answer.status !== 200) return refusalFault(name, answer);
          // The local backend grants every privilege; there, policies alone keep visitors out.
          return answer.text !== '[]'
            ? `ANYONE READS ${name}: remove the policy or grant that was added by hand`
            : !isStandIn && `visitors may read ${name}, which is empty for them`;
        }),
      ),
    ),
    check('Database functions', '1.3', `${functions.length}, none of which visitors can call`, async () =>
      Promise.all(
        functions.map(async ({ name, parameters }) => {
          const nulls = Object.fromEntries(parameters.map((parameter) => [parameter, null]));
          return refusalFault(name, await call(`/rest/v1/rpc/${name}`, { json: nulls }));
        }),
      ),
    ),
    check('Requests from the site (CORS)', '4.2', `${origin} may send leads`, async () => {
      const [proxyHeader = ''] = settings.supabaseHeader.toLowerCase().split(':');
      const further = proxyHeader || (settings.leadOrigin === 'off' ? '' : 'x-lead-origin');
      const sent = ['apikey', 'content-type', further].filter((name) => name !== '');
      const { headers } = await call('/rest/v1/lead_form', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': sent.join() },
      });
      const allowed = headers.get('access-control-allow-origin') ?? 'none';
      const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/);
      const refused = sent.filter((name) => !names.includes(name) && !names.includes('*'));
      return [
        ![origin, '*'].includes(allowed) && `allowed origin: ${allowed}`,
        ...refused.map((name) => `${name} is refused${name === 'x-lead-origin' ? ': build with VITE_LEAD_ORIGIN=off' : ''}`),
      ];
    }),
    check('Function receive-form', '3.2', '204, this version', async () => {
      const answer = await call('/functions/v1/receive-form/sheet');
      return [answer.status === 204 ? versionFault(answer) : `it answers ${answer.status}`];
    }),
    check('Function send-lead-notification', '3.2', 'its secrets are set, this version', async () => {
      // With all secrets, a body that is no JSON is refused before anything is sent.
      const answer = await call('/functions/v1/send-lead-notification', { json: {}, headers: { 'content-type': 'text/plain' } });
      if (answer.status === 415) return [versionFault(answer)];
      return [/Configuration error: [^"]*/.exec(answer.text)?.[0] ?? `it answers ${answer.status}`];
    }),
  ];
}

/** Returns the fault of a response that should have refused the visitor. */
function refusalFault(name: string, { status, text }: Answer): Fault {
  const code = /"code":\s*"(\w+)"/.exec(text)?.[1] ?? '';
  if (MISSING.has(code)) return `${name} is missing: a migration has not been run`;
  return code !== REFUSED && `${name} answers ${status}, ${/"message":\s*"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 80)}`;
}
