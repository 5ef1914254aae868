import { brotliCompressSync } from 'node:zlib';

import type { Page, Request } from '@playwright/test';

import { FIRST_LOAD } from './speedLimits';

/** Matches tags that load immediately. Only the loader may load scripts and styles (after first paint). Videos and iframes must be lazy. */
const EAGER =
  /<script[^>]*\s(src=|type="module")|<link[^>]*rel="(modulepreload|stylesheet)"|<video(?![^>]*preload="none")|<iframe(?![^>]*loading="lazy")/;

/** Records the time of hydration (epoch ms) in window.hydratedAt. */
async function recordHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hydrated === undefined) return;
      observer.disconnect();
      Reflect.set(window, 'hydratedAt', Date.now());
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/** Records requests. After hydration, call the returned function for a one-line summary and a list of the exceeded limits. */
export async function watchFirstLoad(page: Page): Promise<() => Promise<{ figures: string; excess: string[] }>> {
  await recordHydration(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    const hydratedAt = await page.evaluate(() => Number(Reflect.get(window, 'hydratedAt')));
    const navigation = requests.find((request) => request.isNavigationRequest());
    const html = (await (await navigation?.response())?.text()) ?? '';
    const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    // A popup starts to load its scripts at the moment of hydration, so count only the scripts that the HTML lists for the loader.
    const isFirstLoad = (request: Request) =>
      isScript(request) ? scripts.includes(new URL(request.url()).pathname) : wasLoadedBy(request.timing(), hydratedAt);
    const seen = requests.filter((request) => !request.isNavigationRequest() && isFirstLoad(request));
    const sent = await Promise.all(
      seen.map(async (request) => ({ type: isScript(request) ? 'script' : request.resourceType(), bytes: await bytesOf(request) })),
    );
    const sizesOf = (type: string) => sent.filter((file) => file.type === type).map(({ bytes }) => bytes);
    const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
    const document = navigation ? await bytesOf(navigation) : 0;
    const figures = {
      scripts: sum(sizesOf('script')),
      document,
      styles: brotliCompressSync(css).length,
      fonts: sum(sizesOf('font')),
      picture: Math.max(0, ...sizesOf('image')),
      all: sum(sent.map(({ bytes }) => bytes)) + document,
    };
    const files = { scriptFiles: scripts.length, fontFiles: sizesOf('font').length };
    const isHome = new URL(page.url()).pathname === '/';
    const limits: Record<string, number> = isHome ? { ...FIRST_LOAD, document: FIRST_LOAD.homeDocument } : FIRST_LOAD;
    const excess = Object.entries({ ...figures, ...files })
      .filter(([name, value]) => value > (limits[name] ?? 0))
      .map(([name, value]) => `${name}: ${value} of ${limits[name]}`);
    const eager = EAGER.exec(html);
    if (eager) excess.push(`loads at once: ${eager[0]}`);
    return {
      figures: Object.entries(figures)
        .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`)
        .concat(`${files.scriptFiles} scripts`)
        .join('  '),
      excess,
    };
  };
}

/** Checks the URL, because the loader uses fetch to be able to retry, so the resource type is not `script`. */
function isScript(request: Request): boolean {
  return /\.js(\?|$)/.test(request.url());
}

function wasLoadedBy({ startTime, responseEnd }: ReturnType<Request['timing']>, hydratedAt: number): boolean {
  return responseEnd >= 0 && startTime + responseEnd < hydratedAt;
}

/** Returns 0 for cached files, such as an import of a script already fetched, for which Chromium reports a negative size. */
async function bytesOf(request: Request): Promise<number> {
  const response = await request.response().catch(() => null);
  return response === null ? 0 : Math.max(0, (await request.sizes()).responseBodySize);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
