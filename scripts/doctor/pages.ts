import { escapeHtml } from '../../supabase/functions/_shared/html.ts';
import type { Expected } from './expected.ts';
import type { Answer, Host } from './host.ts';
import { type Check, check, type Fault } from './report.ts';

const MAX_REDIRECTS = 3;

/** Checks of the pages, their addresses, and the files that search engines and messengers request. */
export function pageChecks({ ask, askEach, origin, isLocal }: Host, { pages, siteUrl, missingPage }: Expected): Check[] {
  const paths = pages.map(({ path }) => path);
  const pageOf = (path: string) => pages.find((page) => page.path === path) ?? missingPage;
  const statusFault = ({ status }: Answer): Fault => status !== 200 && `answers ${status}`;
  const titleFault = ({ text }: Answer, path: string): Fault => {
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
    return title !== escapeHtml(pageOf(path).title) && `has the title "${title}"`;
  };
  /** Addresses of the canonical host are requested from the host under test. */
  const here = (address: string): string => address.replace(siteUrl, origin);
  const otherHost = siteUrl.includes('//www.') ? siteUrl.replace('www.', '') : siteUrl.replace('//', '//www.');
  const otherAddresses = isLocal ? [] : [`${siteUrl.replace('https', 'http')}/about`, `${otherHost}/about`];
  const redirectFault = async (address: string): Promise<Fault> => {
    let url = address;
    for (let step = 0; step < MAX_REDIRECTS; step += 1) {
      const { status, headers } = await ask(url);
      if (status === 200) break;
      const target = headers.get('location');
      if (target === null) return `${url} answers ${status}`;
      url = new URL(target, url).href;
    }
    return url !== `${origin}/about` && `${address} leads to ${url}`;
  };

  return [
    check('Pages', '4.5', `${paths.length} addresses answer, each with its own title`, async () =>
      askEach(paths, (answer, path) => statusFault(answer) || titleFault(answer, path)),
    ),
    check('Canonical addresses and aliases', '4.1', `${siteUrl}, as in src/site`, async () => [
      !isLocal && origin !== siteUrl && `src/site/facts.ts says ${siteUrl}`,
      ...(await askEach(paths, ({ text }, path) => {
        const { canonical } = pageOf(path);
        const seen = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
        if (canonical === undefined && !text.includes('content="noindex')) return 'may be indexed';
        return seen !== canonical && `names ${seen ?? 'none'}`;
      })),
    ]),
    check('One address for a page', '4.6', `from /about/${isLocal ? '' : ', http and the other host name'}`, async () =>
      Promise.all([`${origin}/about/`, ...otherAddresses].map(redirectFault)),
    ),
    check('Missing pages and files', '4.5', '404 with the page 404.html, not cached for long', async () =>
      askEach(['/no-such-page', '/assets/gone-00000000.js'], (answer) => {
        if (answer.status !== 404) return `answers ${answer.status} instead of 404`;
        return titleFault(answer, '') || (/immutable/.test(answer.headers.get('cache-control') ?? '') && 'may be cached for a year');
      }),
    ),
    check('robots.txt and sitemap.xml', '4.1', `they name ${siteUrl}, and each address answers`, async () => {
      const robots = (await ask('/robots.txt')).text;
      const addresses = [...(await ask('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
      const foreign = new Set(addresses.map((address) => new URL(address).origin).filter((other) => other !== siteUrl));
      return [
        !robots.includes(`Sitemap: ${siteUrl}/sitemap.xml`) && `robots.txt names no ${siteUrl}/sitemap.xml`,
        /^Disallow: \/\s*$/m.test(robots) && 'robots.txt forbids the whole site',
        addresses.length === 0 && 'the sitemap has no address',
        ...[...foreign].map((other) => `the sitemap names ${other}, not ${siteUrl}`),
        ...(foreign.size > 0 ? [] : await askEach(addresses.map(here), statusFault)),
      ];
    }),
    check('Manifest, icons and pictures for messengers', '4.5', 'they answer', async () => {
      const texts = await Promise.all(['/site.webmanifest', ...paths].map(async (path) => (await ask(path)).text));
      const files = [...texts.join('').matchAll(/"src": "([^"]+)"|property="og:image" content="([^"]+)"/g)];
      return await askEach(['/site.webmanifest', ...new Set(files.map(([, icon, image]) => icon ?? here(image ?? '')))], statusFault);
    }),
  ];
}
