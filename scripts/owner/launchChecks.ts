// The checks of `npm run launch-check`. Each function returns one sentence per open item.
import { headersFor, parseHeaders } from '../../local/hostHeaders.ts';
import { isAllowed, policySources } from '../build/contentPolicy.ts';

type Env = Readonly<Record<string, string | undefined>>;

const LOOKS_SAMPLE = /\.example\b|0000000|\/message\/ATELIER/;
const ANY_PROJECT = 'https://*.supabase.co';
const GOOGLE_REPLY = 'https://script.googleusercontent.com';
const NOT_PUBLIC = /\/\/(localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.)|\.(local|test|invalid|localhost)\b/i;
const EXAMPLE = /example|abcdefgh|your-|\.\.\.|<|changeme|xxxx/i;
const SETTINGS: Readonly<Record<string, string>> = {
  VITE_LEAD_SCRIPT_URL: 'leads do not reach the sheet',
  VITE_SUPABASE_URL: 'staff see no leads, and the skin-pen forms fail',
  VITE_SUPABASE_ANON_KEY: 'staff see no leads, and the skin-pen forms fail',
};

/** Values that are listed as samples, and values that still look like samples although they are no longer listed. */
export function sampleValues(values: Readonly<Record<string, unknown>>, listed: readonly string[]): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (listed.includes(name)) return [`${name} is still the sample ${JSON.stringify(value)}.`];
    if (typeof value === 'string' && LOOKS_SAMPLE.test(value))
      return [`${name} is "${value}": listed as real, but it looks like a sample.`];
    return [];
  });
}

/** "Sample: ..." comments, which mark invented content until the owner has replaced or confirmed it. */
export function sampleComments(file: string, text: string): string[] {
  return [...text.matchAll(/\bSample: ((?:(?!\*\/)[\s\S])*)/g)].map(
    ({ 1: sample = '', index }) => `${file}, line ${lineOf(text, index)}: ${sample.replaceAll(/\n\s*\*/g, '').trim()}`,
  );
}

/** The questions that the owner has not answered. */
export function openQuestions(facts: readonly { question: string; text: string }[]): string[] {
  return facts.filter(({ text }) => text.trim() === '').map(({ question }) => question);
}

/** One item, worded as `problem`, for each matching line. */
export function linesWith(pattern: RegExp, file: string, text: string, problem: string): string[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}, line ${index + 1}: ${problem}`] : []));
}

/** The first address in robots.txt or sitemap.xml that is on another host or is still the example. */
export function foreignHosts(file: string, text: string, siteUrl: string): string[] {
  const addresses = [...text.matchAll(/(?:<loc>|Sitemap:)\s*(https?:\/\/[^\s<]+)/gi)];
  if (addresses.length === 0) return [`${file} names no address of the site.`];
  const wrong = addresses.find(([, address = '']) => new URL(address).host !== new URL(siteUrl).host || LOOKS_SAMPLE.test(address));
  return wrong === undefined
    ? []
    : [`${file}, line ${lineOf(text, wrong.index)}: ${wrong[1]} is the example, or not the site's own address.`];
}

/** Hosts in the build settings that the Content-Security-Policy refuses, and wildcards that should be replaced by the owner's project. */
export function policyProblems(headersFile: string, env: Env): string[] {
  const policy = headersFor(parseHeaders(headersFile), '/').get('content-security-policy') ?? '';
  const check = (name: string, settings: readonly string[]): string[] => {
    const allowed = policySources(policy, name);
    const refused = settings.filter((setting) => {
      const address = env[setting] ?? '';
      return URL.canParse(address) && !isAllowed(new URL(address), allowed);
    });
    const isGoogle = name === 'connect-src' && env['VITE_LEAD_SCRIPT_URL']?.startsWith('https://script.google.com/');
    return [
      ...(allowed.includes(ANY_PROJECT) ? [`${name} allows ${ANY_PROJECT}; name your own project's host.`] : []),
      ...refused.map((setting) => `${name} does not allow ${new URL(env[setting] ?? '').origin} (${setting}); browsers would refuse it.`),
      ...(isGoogle && !isAllowed(new URL(GOOGLE_REPLY), allowed)
        ? [`${name} does not allow ${GOOGLE_REPLY}, to which the script redirects.`]
        : []),
    ];
  };
  return [...check('connect-src', ['VITE_SUPABASE_URL', 'VITE_LEAD_SCRIPT_URL']), ...check('form-action', ['VITE_SUPABASE_URL'])];
}

/** Build settings that are missing or cannot be meant for the public site. */
export function settingProblems(env: Env): string[] {
  return Object.entries(SETTINGS).flatMap(([name, without]) => {
    const value = env[name]?.trim() ?? '';
    const problem =
      value === '' ? `is not set: ${without}` : name === 'VITE_SUPABASE_ANON_KEY' ? keyProblem(value) : addressProblem(name, value);
    return problem === undefined ? [] : [`${name} ${problem}.`];
  });
}

function addressProblem(name: string, value: string): string | undefined {
  if (NOT_PUBLIC.test(value)) return `is ${value}: an address of this computer, which visitors cannot reach`;
  if (EXAMPLE.test(value)) return `is ${value}: an example, not an address`;
  if (!value.startsWith('https://') || !URL.canParse(value)) return `is ${value}: no address that begins with https://`;
  if (new URL(value).host === 'supabase.com') return `is ${value}: a page about the project, not its address https://<ref>.supabase.co`;
  if (name === 'VITE_LEAD_SCRIPT_URL' && !new URL(value).pathname.endsWith('/exec'))
    return `is ${value}: the address of a deployed script ends in /exec`;
  return undefined;
}

function keyProblem(key: string): string | undefined {
  return EXAMPLE.test(key) || key.length < 20 ? 'is no key of a Supabase project' : undefined;
}

/** The number of the line that contains the character at `index`. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
