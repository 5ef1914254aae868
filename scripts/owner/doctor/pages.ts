import { firstChange, hashOf, type Release } from '../../build/release.ts';
import type { Expected } from './expected.ts';
import { type HostResponse, type Host, statusProblem } from './host.ts';
import { type Check, check, type Problem, reasonOf } from './report.ts';

const MAX_REDIRECTS = 8;
/** An address without a page. */
export const MISSING = '/no-such-page';

/** The one fault that explains why the site cannot be examined; undefined if it can. */
export async function entranceProblem({ ask, origin }: Host): Promise<Problem> {
  const seen = [`${origin}/`];
  for (let url = `${origin}/`; ; seen.push(url)) {
    const response = await ask(url).catch((error: unknown) => `${url} ${reasonOf(error)}`);
    if (typeof response === 'string') return [response, '4.6'];
    const target = response.headers.get('location');
    if (target === null || response.status < 300 || response.status > 399) {
      if (seen.length > 1) return [`${origin} redirects to ${url}: examine that address, the one in src/site/facts.ts`, '4.6'];
      const problem = statusProblem(response);
      if (problem !== undefined) return `${url} ${problem}`;
      return !/data-page=/.test(response.text) && `${url} answers with another page than the site's: "${titleOf(response)}"`;
    }
    url = new URL(target, url).href;
    if (seen.includes(url) || seen.length > MAX_REDIRECTS)
      return [
        `${origin} redirects in a circle, ${[...seen, url].join(' -> ')}: the host and the CDN or the registrar disagree about www or https`,
        '4.6',
      ];
  }
}

/** Checks of the pages, their addresses and the files that they need. */
export function pageChecks({ ask, askEach, origin, isLocal }: Host, { siteUrl }: Expected, { files }: Release): Check[] {
  const paths = Object.keys(files).filter((path) => path !== '/404.html');
  const otherHost = siteUrl.includes('//www.') ? siteUrl.replace('www.', '') : siteUrl.replace('//', '//www.');
  const otherAddresses = origin === siteUrl ? [`${siteUrl.replace('https', 'http')}/about`, `${otherHost}/about`] : [];
  const redirectProblem = async (address: string): Promise<string | false | undefined> => {
    let url = address;
    for (let step = 0; step < MAX_REDIRECTS; step += 1) {
      const response = await ask(url).catch((error: unknown) => `${url} ${reasonOf(error)}`);
      if (typeof response === 'string') return response;
      if (response.status === 200) break;
      const target = response.headers.get('location');
      if (target === null) return `${url} ${statusProblem(response)}`;
      url = new URL(target, url).href;
    }
    if (url === address) return `${address} is not redirected to ${origin}/about`;
    return url !== `${origin}/about` && `${address} leads to ${url}`;
  };

  return [
    check('Pages and files', '4.5', `${paths.length} as built`, async () =>
      askEach([...paths, MISSING], (response, path) => {
        if (path !== MISSING) return fileProblem(response, path, files);
        // Another check reports a missing page that is found.
        return response.status === 404 && fileProblem({ ...response, status: 200 }, '/404.html', files);
      }),
    ),
    check('Canonical addresses', '4.1', siteUrl, async () => [!isLocal && origin !== siteUrl && `src/site/facts.ts says ${siteUrl}`]),
    check('One address for a page', '4.6', `redirects to it from /about/${isLocal ? '' : ', http and the other host name'}`, async () => {
      // Another check reports a page that does not answer.
      const isThere = await ask('/about').then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!isThere) return [];
      const [slash, ...others] = await Promise.all([`${origin}/about/`, ...otherAddresses].map(redirectProblem));
      return [slash && [slash, '4.5'], ...others];
    }),
    check('Missing pages and files', '4.5', '404 with the page 404.html, not cached for long', async () =>
      askEach([MISSING, '/assets/gone-00000000.js'], ({ status, headers }) => {
        if (status !== 404) return `answers ${status} instead of 404`;
        return /immutable/.test(headers.get('cache-control') ?? '') && 'may be cached for a year';
      }),
    ),
  ];
}

/** Checks that the site has a record of its build, made from the sources of this checkout. */
export function releaseCheck({ ask }: Host, { sourcesId }: Expected, release: Release | undefined): Check {
  return check('Release', '4.5', 'the live site is built from the sources of this checkout', async () => {
    if (release)
      return [
        release.id !== sourcesId && 'the live site is built from other sources than this checkout: publish it, or check out what is live',
      ];
    const response = await ask('/release.json');
    const advice = [200, 404].includes(response.status) ? ': publish a build of this checkout' : '';
    return [`/release.json ${statusProblem(response) ?? 'is no list of files'}${advice}`];
  });
}

const COMPRESSED = /^text\/(html|css|javascript)/;
const COMPRESSED_FROM_BYTES = 2_000;
const BINARY = /[\p{Cc}\uFFFD]/u;

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
function deliveryProblem(response: HostResponse, type: string): string | undefined {
  const status = statusProblem(response);
  if (status !== undefined) return status;
  if (/attachment/i.test(response.headers.get('content-disposition') ?? '')) return 'is sent as a download';
  const seen = (response.headers.get('content-type') ?? 'no type')
    .toLowerCase()
    .replace(/^application\/(x-)?javascript/, 'text/javascript');
  const charset = /charset="?([\w-]+)/.exec(seen)?.[1] ?? 'utf-8';
  if (seen.split(';')[0]?.trim() !== type) return `is sent as ${seen} instead of ${type}`;
  return charset !== 'utf-8' && type.startsWith('text/') ? `is sent as ${seen} instead of UTF-8` : undefined;
}

/** The fault of a page or file that does not arrive as it was built. */
function fileProblem(response: HostResponse, path: string, files: Release['files']): string | undefined {
  const built = files[path];
  if (!built) return undefined;
  const { data, text, headers } = response;
  const undelivered = deliveryProblem(response, built.type);
  if (undelivered !== undefined) return undelivered;
  if (hashOf(data) === built.hash) {
    const isLarge = COMPRESSED.test(built.type) && built.bytes > COMPRESSED_FROM_BYTES && path !== '/404.html';
    return isLarge && !headers.has('content-encoding') ? 'is sent uncompressed' : undefined;
  }
  const scripts = / data-scripts="([^"]+)"/.exec(text)?.[1]?.split(' ') ?? [];
  if (scripts.some((script) => !files[script])) return 'is the page of an older release, which the host or a CDN still keeps';
  if (built.parts === undefined) {
    const cause = `${data.length < built.bytes ? 'cut off, or ' : ''}changed by the host or a CDN`;
    const size =
      data.length === built.bytes ? `is not the file of ${built.bytes} bytes` : `has ${data.length} bytes instead of ${built.bytes}`;
    return `${size} as built: it was ${cause}`;
  }
  const { change, isCutOff } = firstChange(text, built.parts);
  const problem =
    isCutOff && data.length < built.bytes
      ? `is cut off after ${data.length} of ${built.bytes} bytes`
      : 'was changed after the build by the host or a CDN';
  if (change === '') return problem;
  return `${problem}, from here on: ${BINARY.test(change) ? 'data that is no text; is it compressed without content-encoding?' : change}`;
}

function titleOf({ text }: HostResponse): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
}
