import type { Page, Route } from '@playwright/test';

type RouteHandler = (route: Route) => Promise<void>;

/** Faulty responses to a request for a script. */
export const responses = {
  busy: (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' }),
  notFound: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
} satisfies Record<string, RouteHandler>;

export interface ScriptFault {
  /** Returns the number of requests that received the fault. */
  hits(): number;
  /** Removes the route. Call this before a form is sent: while a route is set, Chromium does not follow redirects of keepalive requests. */
  end(): Promise<void>;
}

export const EVERY_SCRIPT = /\/assets\/[^/]+\.js$/;

/** Matches the script that the build names after this module. */
export function script(module: string): RegExp {
  return new RegExp(`/assets/${module}-[\\w-]{8}\\.js$`);
}

/** Returns the fault for the first `times` requests for each matching script, by default for all requests. */
export async function failScripts(page: Page, scripts: RegExp, respond: RouteHandler, times = Infinity): Promise<ScriptFault> {
  const hits = new Map<string, number>();
  const fail = async (route: Route): Promise<void> => {
    const url = route.request().url();
    const before = hits.get(url) ?? 0;
    if (before >= times) return route.continue();
    hits.set(url, before + 1);
    await respond(route);
  };
  await page.route(scripts, fail);
  return {
    hits: () => [...hits.values()].reduce((sum, count) => sum + count, 0),
    end: () => page.unroute(scripts, fail),
  };
}

/** Simulates a new deployment: when scripts fetch the page's HTML from now on, it names another entry script. */
export async function deployAnew(page: Page): Promise<void> {
  await page.route(new URL(page.url()).pathname, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(data-scripts="[^"]*\/assets\/index-)[\w-]{8}/, '$1NEWER-00');
    return route.fulfill({ response, body });
  });
}

/** Counts document loads in this tab from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
