import { isAllowed, policySources } from '../../build/contentPolicy.ts';
import type { Release } from '../../build/release.ts';
import { settingsErrors } from '../../build/siteSettings.ts';
import { settingProblems } from '../launchChecks.ts';
import type { Expected } from './expected.ts';
import { type HostResponse, type Host, statusProblem } from './host.ts';
import { type Check, check, Fault, type Problem, grouped, problemOf, reasonOf } from './report.ts';

export type Settings = Release['settings'];

/** Calls the Supabase project as the site does: as a visitor, or as the account of a token. `json` is posted. */
export type CallProject = (path: string, init?: ProjectRequest) => Promise<HostResponse>;
interface ProjectRequest extends RequestInit {
  headers?: Record<string, string>;
  token?: string;
  json?: object;
}

/** The headers of requests that staff's browsers send beside a visitor's. */
const STAFF_HEADERS = ['accept-profile', 'apikey', 'authorization', 'content-profile', 'content-type', 'prefer', 'x-client-info'];
/** PostgreSQL: permission denied. */
const REFUSED = '42501';
/** PostgREST: no such table, no such function. */
const MISSING = new Set(['PGRST205', 'PGRST202']);

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
    }).catch((error: unknown) => {
      throw new Fault(reasonOf(error), '1.1');
    });
}

/** Checks the settings of the build. With a wrong one, every check of the project and the script would fail. */
export function settingsCheck({ origin, isLocal }: Host, { settings, headers }: Release, { settings: ofCheckout }: Expected): Check {
  return check('Settings in the build', '4.2', 'Supabase and the script', async () => {
    const { supabaseUrl, supabaseKey, leadScriptUrl } = settings;
    const isDemo = supabaseUrl === '/';
    if (isDemo && !isLocal) return ['this is the demo build, which npm start and npm test leave in dist/: npm run build again'];
    const values = { VITE_SUPABASE_URL: supabaseUrl, VITE_SUPABASE_ANON_KEY: supabaseKey, VITE_LEAD_SCRIPT_URL: leadScriptUrl };
    const refused = [...settingsErrors(values), ...(isDemo ? [] : settingProblems(values))];
    if (refused.length > 0) return refused;
    const plain = (value: string): string => (URL.canParse(value, origin) ? new URL(value, origin).href : value);
    const others = Object.entries(values).filter(([name, value]) => ofCheckout[name] && plain(ofCheckout[name]) !== plain(value));
    if (!isDemo && others.length > 0)
      return [[`the live site has other settings than this checkout (${others.map(([name]) => name).join(', ')}): publish again`, '4.5']];
    const uses = [
      ['connect-src', 'VITE_SUPABASE_URL'],
      ['connect-src', 'VITE_LEAD_SCRIPT_URL'],
      ['form-action', 'VITE_SUPABASE_URL'],
    ] as const;
    return uses.map(([directive, name]): Problem => {
      const url = new URL(values[name], origin);
      const isRefused = url.origin !== origin && !isAllowed(url, policySources(headers, directive));
      return isRefused && [`public/_headers: ${directive} does not allow ${url.origin} (${name}); browsers would refuse it.`, '4.1'];
    });
  });
}

/** Checks that the project answers and knows the key of the build. Otherwise every other check of the project would fail. */
export function aliveCheck(call: CallProject): Check {
  return check('Supabase', '1.1', 'the project answers, and knows the key of the build', async () => [await causeOf(call)]);
}

/** The fault that a message about a token from the future has as its cause. */
export function clockProblem(message: string): Problem {
  return /future/i.test(message) && [`the clocks of its servers differ ("${message}"): if that lasts, ask Supabase's support`, '1.1'];
}

/** The fault of a project that answers no question properly; it would cause one in every other check. */
async function causeOf(call: CallProject): Promise<Problem> {
  const [health, rest] = await Promise.all([call('/auth/v1/health'), call('/rest/v1/lead_form?select=id&limit=0')]);
  if (health.status === 540 || rest.status === 540) return 'it answers 540: the project is paused';
  // A response with rows would be a fault, but no error.
  const { code, message } = rest.status === 200 ? { code: '', message: '' } : errorOf(rest);
  const clock = clockProblem(message);
  if (clock) return clock;
  const refused = [health, rest].find((response) => [401, 403].includes(response.status) && errorOf(response).code !== REFUSED);
  if (refused)
    return [`it refuses the key of the build, "${errorOf(refused).message}": the key has expired or is another project's`, '4.2'];
  if (code === 'PGRST106') return [`the data API does not expose the schema public: ${message}`, '1.4'];
  if (health.status === 404 && rest.status === 404) return ['it answers 404: VITE_SUPABASE_URL is not the address of a project', '4.2'];
  if (health.status !== 200) return `its sign-in server ${errorText(health)}`;
  if (rest.status >= 500) return `its data API ${errorText(rest)}`;
  return !/^[[{]/.test(rest.text) && [`it answers ${rest.status} without JSON: VITE_SUPABASE_URL is not the address of a project`, '4.2'];
}

/** Checks that the project has the tables and functions, and that visitors can use none of them. */
export function objectChecks({ origin }: Host, { tables, functions }: Expected, settings: Settings, call: CallProject): Check[] {
  const isStandIn = new URL(settings.supabaseUrl, origin).origin === origin;
  return [
    check('Tables', '1.3', `${tables.length}, none of which visitors can read`, async () =>
      Promise.all(
        tables.map(async ({ name, columns }) => {
          const response = await call(`/rest/v1/${name}?select=${columns.join()}&limit=1`);
          if (response.status !== 200) return refusalProblem(name, response);
          // The local backend grants every privilege; there, policies alone keep visitors out.
          return response.text !== '[]'
            ? `ANYONE READS ${name}: remove the policy or grant that was added by hand`
            : !isStandIn && `visitors may read ${name}, which is empty for them`;
        }),
      ),
    ),
    check('Database functions', '1.3', `${functions.length}, none of which visitors can call`, async () =>
      Promise.all(
        functions.map(async ({ name, parameters }) => {
          const nulls = Object.fromEntries(parameters.map((parameter) => [parameter, null]));
          return refusalProblem(name, await call(`/rest/v1/rpc/${name}`, { json: nulls }));
        }),
      ),
    ),
  ];
}

/**
 * Checks of the Supabase project as a visitor. No request can store or change anything, even in a project that is set up wrongly. Adds
 * optional settings that are off to `manualChecks`.
 */
export function projectChecks(host: Host, expected: Expected, settings: Settings, call: CallProject, manualChecks: string[]): Check[] {
  const { origin } = host;
  const { functionsVersion } = expected;
  const functionProblem = (response: HostResponse, status: number): string | undefined => {
    const version = response.headers.get('x-version');
    if (response.status === 401 && version === null)
      return 'wants a token (verify_jwt), which forms do not have: npx supabase@3 functions deploy, with supabase/config.toml of this checkout';
    const wrong = (response.headers.get('x-configuration-error') ?? '').split('; ').filter((text) => text !== '');
    const isOptional = (text: string): boolean => OPTIONAL.test(text);
    manualChecks.push(...wrong.filter(isOptional).map((text) => `reminders and weekly letter (3.2): ${text}, so they are off`));
    const problems = wrong.filter((text) => !isOptional(text));
    if (problems.length > 0) return `reports: ${problems.join(', ')}`;
    if (response.status === 404) return 'is not deployed';
    if (response.status !== status) return errorText(response);
    if (version === functionsVersion) return undefined;
    return `is of another release (${version ?? 'none'}, not ${functionsVersion}): npx supabase@3 functions deploy`;
  };
  return [
    check('Sign-up', '1.5', 'off, email provider on, anonymous sign-ins off', async () => {
      // Without a password no account is made, even if sign-up is open.
      const signUp = await call('/auth/v1/signup', { json: { email: 'nobody@example.com', password: '' } });
      const response = await call('/auth/v1/settings');
      const failed = [signUp, response].find(({ status }) => status >= 500);
      if (failed) throw faultOf('sign-up', failed);
      if (response.status !== 200) return [`the settings of sign-in ${statusProblem(response)}`];
      const { external }: { external?: Record<string, boolean> } = JSON.parse(response.text);
      return [
        !(signUp.status === 422 && signUp.text.includes('signup_disabled')) && `sign-up answers ${signUp.status}: it is on`,
        external?.['email'] !== true && 'the email provider is off',
        external?.['anonymous_users'] !== false && 'anonymous sign-ins are on',
      ];
    }),
    check('Requests from the site (CORS)', '4.2', `${origin} may send leads`, async () => corsProblems(origin, settings, call)),
    check('Functions', '3.2', 'secrets set, deployed from this release', async () => {
      const receiver = call('/functions/v1/receive-form/sheet');
      // With all secrets, a body that is no JSON is refused before anything is sent.
      const mailer = call('/functions/v1/send-lead-notification', { json: {}, headers: { 'content-type': 'text/plain' } });
      const responses = await Promise.all([receiver, mailer]);
      return grouped(['receive-form', 'send-lead-notification'], [functionProblem(responses[0], 204), functionProblem(responses[1], 415)]);
    }),
  ];
}

/** Names what keeps browsers from sending the requests of visitors and of staff. */
async function corsProblems(origin: string, { supabaseHeader, leadOrigin }: Settings, call: CallProject): Promise<Problem[]> {
  const [proxyHeader = ''] = supabaseHeader.toLowerCase().split(':');
  const preflight = async (method: string, headers: readonly string[]) => {
    const sent = headers.filter((name) => name !== '');
    const response = await call('/rest/v1/lead_form', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': sent.join() },
    });
    return { response, refused: sent.filter((name) => !allows(response, 'headers', name)) };
  };
  const visitor = await preflight('POST', ['apikey', 'content-type', proxyHeader || (leadOrigin === 'off' ? '' : 'x-lead-origin')]);
  // A column that does not exist: the table refuses the row without storing it.
  const posted = await call('/rest/v1/lead_form', { json: { no_such_column: '' }, headers: { origin } });
  const staff = await preflight('DELETE', [...STAFF_HEADERS, proxyHeader]);
  const failed = [visitor.response, posted, staff.response].find(({ status }) => status >= 500);
  if (failed) throw faultOf('the table', failed);
  const originProblem = (of: string, { headers, status }: HostResponse, isPreflight = false): Problem => {
    const allowed = headers.get('access-control-allow-origin') || 'none';
    const problem = ![origin, '*'].includes(allowed)
      ? `allows this origin: ${allowed}`
      : isPreflight && status > 299 && `answers ${status}`;
    return problem && `${of} ${problem}. Browsers then refuse the site: mend the proxy or gateway before the project`;
  };
  const closed = originProblem('the preflight', visitor.response, true) || originProblem('the answer to a POST', posted);
  if (closed) return [closed];
  const ofStaff = staff.refused.filter((name) => !visitor.refused.includes(name));
  return [
    ...visitor.refused.map((name) => `${name} is refused${name === 'x-lead-origin' ? ': build with VITE_LEAD_ORIGIN=off' : ''}`),
    ofStaff.length > 0 &&
      `staff’s requests are refused for ${ofStaff.join(', ')}, so the dashboard loads no lead: mend the proxy or gateway before the project`,
    !allows(staff.response, 'methods', 'delete') &&
      'DELETE is refused, so staff can delete no lead: mend the proxy or gateway before the project',
  ];
}

/** True if a preflight allows a header or a method. Its methods count only if it names some. */
function allows({ headers }: HostResponse, list: 'headers' | 'methods', name: string): boolean {
  const text = headers.get(`access-control-allow-${list}`) ?? (list === 'methods' ? '*' : '');
  return text.split(',').some((part) => ['*', name].includes(part.trim().toLowerCase()));
}

/** Settings without which the function works: they switch reminders and the weekly letter on. */
const OPTIONAL = /^(STAFF|OWNER)_MAIL_TO is not set$/;

/** Returns the fault of a response that should have refused the visitor. */
function refusalProblem(name: string, response: HostResponse): Problem {
  const { code } = errorOf(response);
  if (MISSING.has(code)) return `${name} is missing: a migration has not been run`;
  return code !== REFUSED && problemOf(faultOf(name, response));
}

/** The fault of a response that is an error. If the server fails, only the project's status helps. */
export function faultOf(of: string, response: HostResponse, hint = ''): Fault {
  const isDown = response.status >= 500;
  return new Fault(`${of} ${errorText(response)}${isDown ? ": look at the project's status" : hint}`, isDown ? '1.1' : undefined);
}

/** Reads the error in a response of the project. */
function errorOf({ text }: HostResponse): { code: string; message: string } {
  const field = (names: string): string => new RegExp(`"(?:${names})":\\s*"([^"]*)"`).exec(text)?.[1] ?? '';
  return { code: field('code|error_code'), message: field('message|msg|error_description|error') || text.slice(0, 80) };
}

/** Describes a response that is an error, as the end of a sentence. */
function errorText(response: HostResponse): string {
  return [statusProblem(response) ?? 'answers 200', errorOf(response).message].filter((text) => text !== '').join(', ');
}
