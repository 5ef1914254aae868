import { type HeaderRule, parseHeaders } from '../../../local/hostHeaders.ts';
import type { Release } from '../../build/release.ts';
import type { Expected } from './expected.ts';
import { certificateDays, type Host } from './host.ts';
import { MISSING } from './pages.ts';
import { type Check, check } from './report.ts';

const MIN_CERTIFICATE_DAYS = 14;
const MAX_CLOCK_MINUTES = 10;

/** Checks of the host's headers, among them the Content-Security-Policy, and of its certificate. */
export function headerChecks(
  { ask, askEach, origin, isLocal }: Host,
  { pages }: Expected,
  release: Release,
  daysLeft = certificateDays,
): Check[] {
  const paths = pages.map(({ path }) => path);
  const files = Object.keys(release.files).filter((path) => /^\/(assets|pictures)\//.test(path));
  const headerRules = parseHeaders(release.headers);
  const cacheOf = (headers: Headers): string => headers.get('cache-control') ?? 'no Cache-Control';
  return [
    check('Headers of public/_headers', '4.5', 'on each page, on 404 and on scripts', async () =>
      askEach([...paths, MISSING, ...files.slice(0, 1)], ({ headers, status }, path) => {
        // Other checks report a path that does not answer, or is cached too long or too short.
        if (status !== 200 && path !== MISSING) return undefined;
        const wrong = [...expectedHeaders(headerRules, path)].filter(
          ([name, value]) => name !== 'cache-control' && !isSame(headers.get(name) ?? '', value),
        );
        return wrong
          .map(([name, value]) => {
            const seen = headers.get(name);
            return seen ? `has another ${name} (${differenceOf(seen, value)})` : `lacks ${name}`;
          })
          .join(' and ');
      }),
    ),
    check('Cookies and clock', '4.5', 'the host sets no cookie and knows the time', async () => {
      const { headers } = await ask('/');
      const sentAt = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
      const minutes = Math.round(Math.abs(sentAt - Date.now()) / 60_000);
      return [
        headers.has('set-cookie') && `/ sets a cookie, ${headers.get('set-cookie')?.split('=')[0]}: turn that off at the host or CDN`,
        minutes > MAX_CLOCK_MINUTES && `the host's clock and this computer's differ by ${minutes} minutes: correct the wrong one`,
      ];
    }),
    check('Pages are revalidated', '4.5', 'browsers ask for a page again', async () =>
      askEach(paths, ({ status, headers }, path) => {
        const wanted = expectedHeaders(headerRules, path).get('cache-control');
        const seen = cacheOf(headers);
        const isRight =
          wanted === undefined ? /no-cache|no-store|max-age=0/.test(seen) && !/s-maxage=[1-9]/.test(seen) : isSame(seen, wanted);
        return status === 200 && !isRight && `is sent with ${seen} instead of ${wanted ?? 'no-cache'}`;
      }),
    ),
    check('Scripts and pictures are cached', '4.5', 'for a year', async () =>
      askEach(
        files,
        ({ status, headers }) =>
          status === 200 &&
          !/max-age=31536000.*immutable/.test(cacheOf(headers)) &&
          `is sent with ${cacheOf(headers)}, not cached for a year`,
      ),
    ),
    check('Certificate', '4.6', isLocal ? 'not needed on this computer' : `valid for more than ${MIN_CERTIFICATE_DAYS} days`, async () => {
      const days = isLocal ? Infinity : await daysLeft(new URL(origin).hostname);
      return [days <= MIN_CERTIFICATE_DAYS && `ends in ${days} days`];
    }),
  ];
}

/** The headers of a path. If several rules set a header, the last one counts. */
function expectedHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const matching = rules.filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  return new Map(matching.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value] as const)));
}

/** Netlify joins the values of two rules with a comma. */
function isSame(seen: string, expected: string): boolean {
  return seen === expected || seen.endsWith(`, ${expected}`);
}

/** The first part of a header's value that differs, as seen or as expected. */
function differenceOf(seen: string, expected: string): string {
  const [wanted, has] = [expected.split(/;\s*/), seen.split(/;\s*/)];
  return has.find((part) => !wanted.includes(part)) ?? `without ${wanted.find((part) => !has.includes(part))}`;
}
