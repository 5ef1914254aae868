import { brotliCompressSync } from 'node:zlib';

import type { Page, Request } from '@playwright/test';

/**
 * What a page may load until it is alive and nobody has touched it, in bytes as they are sent; the host compresses by brotli. All: 200 KB are the
 * aim, which one page with a long document misses by little. */
const LIMITS = { scripts: 90_000, styles: 12_000, fonts: 50_000, picture: 45_000, all: 203_000 };
const MOST_FONTS = 3;
/** Only the loader may bring scripts and styles, after the first paint; films and frames wait. */
const EAGER =
  /<script[^>]*\s(src=|type="module")|<link[^>]*rel="(modulepreload|stylesheet)"|<video(?![^>]*preload="none")|<iframe(?![^>]*loading="lazy")/;

/** When the page came alive, epoch ms. */
async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hydrated === undefined) return;
      observer.disconnect();
      Reflect.set(window, 'hydratedAt', Date.now());
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/** Begins to watch. The answer is called once the page is alive: the figures as a line, and what breaks the limits. */
export async function watchFirstLoad(page: Page): Promise<() => Promise<{ figures: string; faults: string[] }>> {
  await noteHydration(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    const hydratedAt = await page.evaluate(() => Number(Reflect.get(window, 'hydratedAt')));
    const document = requests.find((request) => request.isNavigationRequest());
    const html = (await (await document?.response())?.text()) ?? '';
    const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    // A popup begins to bring its scripts in the moment in which the page comes alive: of the scripts, those that the loader is told of.
    const isFirst = (request: Request) =>
      isScript(request) ? scripts.includes(new URL(request.url()).pathname) : wasThere(request.timing(), hydratedAt);
    const seen = requests.filter((request) => !request.isNavigationRequest() && isFirst(request));
    const sent = await Promise.all(
      seen.map(async (request) => ({ type: isScript(request) ? 'script' : request.resourceType(), bytes: await bytesOf(request) })),
    );
    const of = (type: string) => sent.filter((file) => file.type === type).map(({ bytes }) => bytes);
    const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
    const figures = {
      scripts: sum(of('script')),
      styles: brotliCompressSync(css).length,
      fonts: sum(of('font')),
      picture: Math.max(0, ...of('image')),
      all: sum(sent.map(({ bytes }) => bytes)) + (document ? await bytesOf(document) : 0),
    };
    const faults = Object.entries(LIMITS)
      .filter(([name, limit]) => (Reflect.get(figures, name) as number) > limit)
      .map(([name, limit]) => `${name}: ${Reflect.get(figures, name)} of ${limit} bytes`);
    if (of('font').length > MOST_FONTS) faults.push(`${of('font').length} fonts`);
    const eager = EAGER.exec(html);
    if (eager) faults.push(`loads at once: ${eager[0]}`);
    return {
      figures: Object.entries(figures)
        .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`)
        .join('  '),
      faults,
    };
  };
}

/** The loader fetches scripts, so that they can be tried again. */
function isScript(request: Request): boolean {
  return /\.js(\?|$)/.test(request.url());
}

function wasThere({ startTime, responseEnd }: ReturnType<Request['timing']>, hydratedAt: number): boolean {
  return responseEnd >= 0 && startTime + responseEnd < hydratedAt;
}

/** 0 for what the browser had, as for the import of a fetched script: less than none is what Chromium reports of it. */
async function bytesOf(request: Request): Promise<number> {
  const answer = await request.response().catch(() => null);
  return answer === null ? 0 : Math.max(0, (await request.sizes()).responseBodySize);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
