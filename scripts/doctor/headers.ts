import { createHash } from 'node:crypto';

import { isAllowed, policySources } from '../contentPolicy.ts';
import type { Expected } from './expected.ts';
import { certificateDays, type Host } from './host.ts';
import type { Settings } from './project.ts';
import { type Check, check, type Fault } from './report.ts';

/** Paths with different rules in public/_headers. */
const SAMPLES = ['/', '/about', '/login', '/dashboard', '/sitemap.xml', '/site.webmanifest'];
const MIN_CERTIFICATE_DAYS = 14;

/** Checks of the host's headers, among them the Content-Security-Policy, and of its certificate. */
export function headerChecks(
  { ask, askEach, origin, isLocal }: Host,
  { headerRules, pages }: Expected,
  settings: Settings,
  daysLeft = certificateDays,
): Check[] {
  const paths = pages.map(({ path }) => path);
  const cacheOf = (headers: Headers): string => headers.get('cache-control') ?? 'no Cache-Control';
  return [
    check('Headers of public/_headers', '4.5', SAMPLES.join(', '), async () =>
      askEach(SAMPLES, ({ headers }, path) => {
        const wrong = [...expectedHeaders(headerRules, path)].filter(([name, value]) => !isSame(name, headers.get(name) ?? '', value));
        return wrong.length > 0 && wrong.map(([name]) => (headers.has(name) ? `has another ${name}` : `lacks ${name}`)).join(', ');
      }),
    ),
    check("The policy allows the page's loader", '4.5', 'its hash is in script-src', async () => {
      const { text, headers } = await ask('/about');
      const loader = /<script data-scripts="[^"]*">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(loader).digest('base64');
      return [!sourcesOf(headers, 'script-src').includes(`'sha256-${hash}'`) && 'the page was changed on its way, or the header is old'];
    }),
    check('The policy allows the hosts in use', '4.1', 'Supabase, the script and the map', async () => {
      const { text, headers } = await ask('/contact');
      const policyFault = (directive: string, address: string): Fault => {
        const url = new URL(address, origin);
        return url.origin !== origin && !isAllowed(url, sourcesOf(headers, directive)) && `${directive} does not allow ${url.origin}`;
      };
      const { supabaseUrl, supabaseHeader, leadScriptUrl } = settings;
      return [
        policyFault('connect-src', supabaseUrl),
        policyFault('connect-src', leadScriptUrl),
        // Google's script answers with a redirect to this host.
        leadScriptUrl.startsWith('https://script.google.com/') && policyFault('connect-src', 'https://script.googleusercontent.com'),
        supabaseHeader === '' && policyFault('form-action', supabaseUrl),
        policyFault('frame-src', /<iframe[^>]* src="([^"]+)"/.exec(text)?.[1] ?? ''),
      ];
    }),
    check('Pages are revalidated', '4.5', 'browsers ask for a page again', async () =>
      askEach(
        paths,
        ({ headers }) => !/no-cache|no-store|max-age=0/.test(cacheOf(headers)) && `is sent with ${cacheOf(headers)} instead of no-cache`,
      ),
    ),
    check('Scripts and pictures are cached', '4.5', 'for a year', async () => {
      const texts = await Promise.all(paths.map(async (path) => (await ask(path)).text));
      const scripts = texts.flatMap((text) => / data-scripts="([^"]+)"/.exec(text)?.[1]?.split(' ') ?? []);
      const picture = /\/pictures\/[\w./-]+/.exec(texts.join(''))?.[0] ?? [];
      return await askEach([...new Set(scripts.concat(picture))], ({ status, headers }) => {
        if (status !== 200) return `answers ${status}`;
        return !/max-age=31536000.*immutable/.test(cacheOf(headers)) && `is sent with ${cacheOf(headers)}`;
      });
    }),
    check('Certificate', '4.6', isLocal ? 'not needed on this computer' : `valid for more than ${MIN_CERTIFICATE_DAYS} days`, async () => {
      const days = isLocal ? Infinity : await daysLeft(new URL(origin).hostname);
      return [days <= MIN_CERTIFICATE_DAYS && `ends in ${days} days`];
    }),
  ];
}

/** The headers of a path. If several rules set a header, the last one counts. */
function expectedHeaders(rules: Expected['headerRules'], path: string): Map<string, string> {
  const matching = rules.filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  return new Map(matching.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value] as const)));
}

/** Ignores hashes, which the build inserts, and a charset. Netlify joins the values of two rules with a comma. */
function isSame(name: string, seen: string, expected: string): boolean {
  const plain = (value: string): string => value.replaceAll(/'sha256-[^']+'/g, '');
  if (name === 'content-type') return seen.startsWith(expected);
  return plain(seen) === plain(expected) || seen.endsWith(`, ${expected}`);
}

function sourcesOf(headers: Headers, directive: string): string[] {
  return policySources(headers.get('content-security-policy') ?? '', directive);
}
