import { type HeaderRule, parseHeaders } from '../../../local/hostHeaders.ts';
import type { Release } from '../../build/release.ts';
import { certificateDays, type Host } from './host.ts';
import { MISSING } from './pages.ts';
import { type Check, check } from './report.ts';

const MIN_CERTIFICATE_DAYS = 14;
const MAX_CLOCK_MINUTES = 10;

/** Checks of the host's headers, among them the Content-Security-Policy, and of its certificate. */
export function headerChecks(
  { ask, askEach, origin, isLocal }: Host,
  { files, headers: table }: Release,
  daysLeft = certificateDays,
): Check[] {
  const rules = parseHeaders(table);
  const paths = Object.keys(files).filter((path) => path !== '/404.html');
  return [
    check('Response headers', '4.5', 'on each page, file and 404', async () =>
      askEach([...paths, MISSING], ({ headers, status }, path) => {
        // Other checks report a path that does not answer, and a 404 that is cached.
        if (status !== 200 && path !== MISSING) return undefined;
        const values = expectedHeaders(rules, path);
        const cache = headers.get('cache-control') ?? 'nothing';
        const isCached = !/no-cache|no-store|max-age=0/.test(cache) || /s-maxage=[1-9]/.test(cache);
        const robots = headers.get('x-robots-tag') ?? '';
        return [
          ...[...values].map(([name, wanted]) => headerProblem(name, headers.get(name), wanted)),
          files[path]?.type === 'text/html' &&
            !values.has('cache-control') &&
            isCached &&
            `has another cache-control (${cache} instead of no-cache), so old pages are kept`,
          !values.has('x-robots-tag') && /\b(noindex|none)\b/i.test(robots) && `is hidden from search engines by x-robots-tag (${robots})`,
        ]
          .filter((problem) => problem)
          .join(' and ');
      }),
    ),
    check('Cookies and clock', '4.5', 'no cookies; its clock is right', async () => {
      const { headers } = await ask('/');
      const sentAt = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
      const minutes = Math.round(Math.abs(sentAt - Date.now()) / 60_000);
      return [
        headers.has('set-cookie') && `/ sets a cookie, ${headers.get('set-cookie')?.split('=')[0]}: turn that off at the host or CDN`,
        minutes > MAX_CLOCK_MINUTES && `the host's clock and this computer's differ by ${minutes} minutes: correct the wrong one`,
      ];
    }),
    check('Certificate', '4.6', isLocal ? 'not needed on this computer' : `valid for more than ${MIN_CERTIFICATE_DAYS} days`, async () => {
      const days = isLocal ? Infinity : await daysLeft(new URL(origin).hostname);
      return [days <= MIN_CERTIFICATE_DAYS && `ends in ${days} days`];
    }),
  ];
}

/** The values that the rules give a path's headers, in their order. The last one counts. */
function expectedHeaders(rules: readonly HeaderRule[], path: string): Map<string, string[]> {
  const matching = rules.filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  const values = Map.groupBy(
    matching.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value] as const)),
    ([name]) => name,
  );
  // Content-Type is checked for every file.
  values.delete('content-type');
  return new Map([...values].map(([name, all]) => [name, all.map(([, value]) => value)]));
}

function headerProblem(name: string, seen: string | null, values: readonly string[]): string | undefined {
  const wanted = values.at(-1) ?? '';
  // Hosts may join the values of several rules with commas, and leave out the space after a comma.
  if ([wanted, values.join()].some((value) => bare(value) === bare(seen ?? ''))) return undefined;
  return seen ? `has another ${name} (${differenceOf(seen, wanted)})` : `is sent without ${name}`;
}

const bare = (text: string): string => text.replaceAll(/,\s+/g, ',');

/** The first part of a header's value that differs, as seen or as expected. */
function differenceOf(seen: string, expected: string): string {
  const [wanted, has] = [expected.split(/;\s*/), seen.split(/;\s*/)];
  return has.find((part) => !wanted.includes(part)) ?? `without ${wanted.find((part) => !has.includes(part))}`;
}
