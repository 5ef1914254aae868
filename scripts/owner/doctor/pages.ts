import { firstChange, hashOf, type Release } from '../../build/release.ts';
import { addressesIn, type Expected } from './expected.ts';
import { type Answer, type Host, statusFault } from './host.ts';
import type { Settings } from './project.ts';
import { type Check, check, type Fault, reasonOf } from './report.ts';

const MAX_REDIRECTS = 8;
/** An address without a page. */
export const MISSING = '/no-such-page';
const OFF_SEARCH = /\b(noindex|none)\b/i;

/** The one fault that explains why the site cannot be examined; undefined if it can. */
export async function entranceFault({ ask, origin }: Host): Promise<Fault> {
  const seen = [`${origin}/`];
  for (let url = `${origin}/`; ; seen.push(url)) {
    const answer = await ask(url).catch((error: unknown) => `${url} ${reasonOf(error)}`);
    if (typeof answer === 'string') return [answer, '4.6'];
    const target = answer.headers.get('location');
    if (target === null || answer.status < 300 || answer.status > 399) {
      if (seen.length > 1) return [`${origin} redirects to ${url}: examine that address, the one in src/site/facts.ts`, '4.6'];
      const fault = statusFault(answer);
      if (fault !== undefined) return `${url} ${fault}`;
      return !/data-page=/.test(answer.text) && `${url} answers with another page than the site's: "${titleOf(answer)}"`;
    }
    url = new URL(target, url).href;
    if (seen.includes(url) || seen.length > MAX_REDIRECTS)
      return [
        `${origin} redirects in a circle, ${[...seen, url].join(' -> ')}: the host and the CDN or the registrar disagree about www or https`,
        '4.6',
      ];
  }
}

/** Checks of the pages, their addresses, and the files that search engines request. */
export function pageChecks(
  host: Host,
  { pages, siteUrl, sitemap: expectedSitemap }: Expected,
  settings: Settings | undefined,
  { files }: Release,
): Check[] {
  const { ask, askEach, origin, isLocal } = host;
  const paths = pages.map(({ path }) => path);
  const canonicalOf = (path: string) => pages.find((page) => page.path === path)?.canonical;
  const project = settings?.supabaseUrl && URL.parse(settings.supabaseUrl, origin)?.href;

  const addressFault = ({ text, headers }: Answer, path: string): Fault => {
    const canonical = canonicalOf(path);
    const robotsMeta = /<meta name="?robots"? content="?([^">]*)/.exec(text)?.[1] ?? '';
    if (canonical === undefined) return !OFF_SEARCH.test(robotsMeta) && 'may be indexed';
    const robotsTag = headers.get('x-robots-tag') ?? '';
    if (OFF_SEARCH.test(robotsTag)) return [`is hidden from search engines by X-Robots-Tag: ${robotsTag}`, '4.5'];
    if (OFF_SEARCH.test(robotsMeta)) return [`is hidden from search engines by a meta tag, robots: ${robotsMeta}`, '4.5'];
    const seen = /<link rel="?canonical"? href="?([^">\s]*)/.exec(text)?.[1];
    if (seen === canonical) return undefined;
    const isElsewhere = seen !== undefined && URL.canParse(seen) && new URL(seen).origin !== siteUrl;
    return `names ${isElsewhere ? `${new URL(seen).origin} as its site` : `${seen ?? 'no address'} as its own`}`;
  };
  const contentFault = (answer: Answer, path: string): Fault => {
    const { text } = answer;
    // Another check reports pages that are hidden from search engines.
    if ((text.match(/<meta name="?robots/g)?.length ?? 0) > 1) return undefined;
    // Another check reports a project whose address is missing or does not parse.
    const form =
      project && [...text.matchAll(/<form[^>]* action="([^"]*)"/g)].find(([, to = '']) => !URL.parse(to, origin)?.href.startsWith(project));
    if (form) return `posts its form to ${form[1]}, not to the project of the build`;
    return releaseFault(answer, path, files);
  };
  const otherHost = siteUrl.includes('//www.') ? siteUrl.replace('www.', '') : siteUrl.replace('//', '//www.');
  const otherAddresses = origin === siteUrl ? [`${siteUrl.replace('https', 'http')}/about`, `${otherHost}/about`] : [];
  const redirectFault = async (address: string): Promise<Fault> => {
    let url = address;
    for (let step = 0; step < MAX_REDIRECTS; step += 1) {
      const answer = await ask(url).catch((error: unknown) => `${url} ${reasonOf(error)}`);
      if (typeof answer === 'string') return answer;
      if (answer.status === 200) break;
      const target = answer.headers.get('location');
      if (target === null) return `${url} ${statusFault(answer)}`;
      url = new URL(target, url).href;
    }
    if (url === address) return `${address} is not redirected to ${origin}/about`;
    return url !== `${origin}/about` && `${address} leads to ${url}`;
  };

  return [
    check('Pages', '4.5', `${paths.length} addresses answer with the pages of the build`, async () =>
      askEach([...paths, MISSING], (answer, path) => {
        // Another check reports a missing page that is found.
        if (path === MISSING && answer.status !== 404) return undefined;
        const delivered = path === MISSING ? { ...answer, status: 200 } : answer;
        return deliveryFault(delivered, 'text/html') || ((path === MISSING || !addressFault(answer, path)) && contentFault(answer, path));
      }),
    ),
    check('Canonical addresses and aliases', '4.1', `${siteUrl}, as in src/site`, async () => [
      !isLocal && origin !== siteUrl && `src/site/facts.ts says ${siteUrl}`,
      ...(await askEach(paths, (answer, path) => !deliveryFault(answer, 'text/html') && addressFault(answer, path))),
    ]),
    check('One address for a page', '4.6', `from /about/${isLocal ? '' : ', http and the other host name'}`, async () =>
      Promise.all([`${origin}/about/`, ...otherAddresses].map(redirectFault)),
    ),
    check('Missing pages and files', '4.5', '404 with the page 404.html, not cached for long', async () =>
      askEach([MISSING, '/assets/gone-00000000.js'], ({ status, headers }) => {
        if (status !== 404) return `answers ${status} instead of 404`;
        return /immutable/.test(headers.get('cache-control') ?? '') && 'may be cached for a year';
      }),
    ),
    check('robots.txt and sitemap.xml', '4.1', `they name ${siteUrl} and each page`, async () => {
      const [robots, sitemap] = await Promise.all([ask('/robots.txt'), ask('/sitemap.xml')]);
      const listed = addressesIn(sitemap.text);
      const missing = expectedSitemap.filter((address) => !listed.includes(address));
      const foreign = listed.find((address) => !address.startsWith(`${siteUrl}/`));
      const forbidden = /^\s*Disallow:\s*(?:\/?\*|\/)\$?\s*(?:#.*)?$/im.exec(robots.text)?.[0];
      const faultOf = (path: string, answer: Answer, type: string, wrong: Fault): Fault => {
        const changed = deliveryFault(answer, type) ?? releaseFault(answer, path, files);
        const fault = deliveryFault(answer, type) ?? (wrong || changed);
        return fault && [`${path} ${String(fault)}`, changed === undefined ? '4.1' : '4.5'];
      };
      return [
        faultOf(
          '/robots.txt',
          robots,
          'text/plain',
          (forbidden !== undefined && `forbids the whole site, ${forbidden}`) ||
            (!robots.text.includes(`Sitemap: ${siteUrl}/sitemap.xml`) && `names no ${siteUrl}/sitemap.xml`),
        ),
        faultOf(
          '/sitemap.xml',
          sitemap,
          'application/xml',
          (foreign !== undefined && `names ${foreign}, which is not on ${siteUrl}`) ||
            (missing.length > 0 && `lacks ${missing.length} of the addresses in public/sitemap.xml, such as ${missing[0]}`),
        ),
      ];
    }),
  ];
}

/** Checks that the site has a record of its build, made from the sources of this checkout. */
export function releaseCheck({ ask }: Host, { sourcesId }: Expected, release: Release | undefined): Check {
  return check('Release', '4.5', 'the live site is built from this checkout', async () => {
    const fault = statusFault(await ask('/release.json')) ?? 'is no list of files';
    if (!release) return [`/release.json ${fault}: publish a build of this checkout`];
    return [
      release.id !== sourcesId && 'the live site is built from other sources than this checkout: publish it, or check out what is live',
    ];
  });
}

/** Checks that the files of the site's own release.json arrive as they were built. */
export function fileChecks({ askEach }: Host, { files }: Release): Check[] {
  const entries = Object.entries(files);
  const texts = entries.filter(([path, { type, bytes }]) => COMPRESSED.test(type) && bytes > COMPRESSED_FROM_BYTES && path !== '/404.html');
  const others = entries.filter(([path, { type }]) => type !== 'text/html' && !/^\/(robots\.txt|sitemap\.xml)$/.test(path));
  return [
    check('Files', '4.5', `${others.length} files as built`, async () =>
      askEach(
        others.map(([path]) => path),
        (answer, path) => deliveryFault(answer, files[path]?.type ?? '') || releaseFault(answer, path, files),
      ),
    ),
    check('Compression', '4.5', 'pages, scripts and styles', async () =>
      askEach(
        texts.map(([path]) => path),
        // Hosts compress only what they send with the right type.
        (answer, path) =>
          !deliveryFault(answer, files[path]?.type ?? '') && !answer.headers.has('content-encoding') && 'is sent uncompressed',
      ),
    ),
  ];
}

const COMPRESSED = /^text\/(html|css|javascript)/;
const COMPRESSED_FROM_BYTES = 2_000;

/** Reads the record that the build left beside the pages (scripts/build/release.ts). */
export async function readRelease({ ask }: Host): Promise<Release | undefined> {
  try {
    const { status, text } = await ask('/release.json');
    const release: Release = JSON.parse(text);
    return status === 200 && release.files['/'] && release.headers ? release : undefined;
  } catch {
    return undefined;
  }
}

/** The fault of a file's status or type. */
function deliveryFault(answer: Answer, type: string): string | undefined {
  const status = statusFault(answer);
  if (status !== undefined) return status;
  if (/attachment/i.test(answer.headers.get('content-disposition') ?? '')) return 'is sent as a download';
  const seen = (answer.headers.get('content-type') ?? 'no type').toLowerCase().replace(/^application\/(x-)?javascript/, 'text/javascript');
  const charset = /charset="?([\w-]+)/.exec(seen)?.[1] ?? 'utf-8';
  if (seen.split(';')[0]?.trim() !== type) return `is sent as ${seen} instead of ${type}`;
  return charset !== 'utf-8' && type.startsWith('text/') ? `is sent as ${seen} instead of UTF-8` : undefined;
}

/** The fault of a file that differs from the build. */
function releaseFault({ data, text }: Answer, path: string, files: Release['files']): string | undefined {
  const built = files[path === MISSING ? '/404.html' : path];
  if (!built || hashOf(data) === built.hash) return undefined;
  const scripts = / data-scripts="([^"]+)"/.exec(text)?.[1]?.split(' ') ?? [];
  if (scripts.some((script) => !files[script])) return 'is the page of an older release, which the host or a CDN still keeps';
  if (built.parts === undefined) return `has ${data.length} bytes instead of the ${built.bytes} of the build`;
  return `was changed after the build by the host or a CDN, from here on: ${firstChange(text, built.parts)}`;
}

function titleOf({ text }: Answer): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
}
