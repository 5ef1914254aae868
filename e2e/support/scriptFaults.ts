import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

/** What a host may answer in the place of a script. */
export const answers = {
  busy: (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' }),
  gone: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  html: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
} satisfies Record<string, Answer>;

export interface ScriptFault {
  /** How many requests it has answered. */
  hits(): number;
  /** Also lets keepalive requests be redirected again: never while a form is sent. */
  end(): Promise<void>;
}

/** Every script of the build. */
export const EVERY_SCRIPT = /\/assets\/[^/]+\.js$/;

/** The script of the build that is named after a module. */
export function script(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
}

/** Answers in the place of scripts: each one `times` times, for ever without that. */
export async function failScripts(page: Page, scripts: RegExp, answer: Answer, times = Infinity): Promise<ScriptFault> {
  const hits = new Map<string, number>();
  const fail = async (route: Route): Promise<void> => {
    const url = route.request().url();
    const before = hits.get(url) ?? 0;
    if (before >= times) return route.continue();
    hits.set(url, before + 1);
    await answer(route);
  };
  await page.route(scripts, fail);
  return {
    hits: () => [...hits.values()].reduce((sum, count) => sum + count, 0),
    end: () => page.unroute(scripts, fail),
  };
}

/** From now on the page's fresh HTML, as its scripts ask for it, names another entry: the site has been deployed anew. */
export async function deployAnew(page: Page): Promise<void> {
  await page.route(new URL(page.url()).pathname, async (route) => {
    if (route.request().resourceType() === 'fetch') await withEntry(route, 'NEWER-00');
    else await route.continue();
  });
}

/** The first time, the browser has a page of a former release in its cache, whose entry is gone. */
export async function serveOldPage(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => withEntry(route, 'OLDER-00'), { times: 1 });
}

async function withEntry(route: Route, hash: string): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(/(data-scripts="[^"]*\/assets\/index-)[\w-]{8}/, `$1${hash}`);
  await route.fulfill({ response, body });
}

/** How often the browser has loaded a document in this tab, from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
