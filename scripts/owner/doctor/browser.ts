import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { BROWSER_FLAGS } from '../../browser.ts';
import type { Host } from './host.ts';
import type { Settings } from './project.ts';
import { type Check, check, grouped, reasonOf } from './report.ts';

const PHONE = { width: 390, height: 844 };
const WAIT_MS = 20_000;
const PAGES_AT_ONCE = 3;
/** A page on which Book Appointment, in the menu, opens the booking dialog. */
const DIALOG_PAGE = '/home';
const LOGIN_PAGE = '/login';

/** Opens the home page, these landing pages and the login as a visitor's phone does, and names what the browser reports. */
export function browserCheck(executablePath: string, { origin }: Host, landingPages: readonly string[], settings: Settings): Check {
  const paths = ['/', DIALOG_PAGE, LOGIN_PAGE, ...landingPages];
  const ours = new Set([origin, ...[settings.supabaseUrl, settings.leadScriptUrl].map((url) => new URL(url, origin).origin)]);
  return check('Pages in a browser', '4.5', `${paths.length} pages work at ${PHONE.width} px, with a dialog and the login`, async () => {
    const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
    try {
      // The certificate is checked elsewhere. A certificate that only Node trusts must not look like a fault of the pages.
      const context = await browser.newContext({
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
        ignoreHTTPSErrors: true,
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(WAIT_MS);
      const problems: (string | undefined)[] = [];
      for (let first = 0; first < paths.length; first += PAGES_AT_ONCE)
        problems.push(
          ...(await Promise.all(paths.slice(first, first + PAGES_AT_ONCE).map(async (path) => await visit(context, origin + path, ours)))),
        );
      return grouped(paths, problems);
    } finally {
      await browser.close();
    }
  });
}

/** Opens a page in a new tab. Returns the first fault, as far as possible its cause and not its consequences. */
async function visit(context: BrowserContext, url: string, ours: ReadonlySet<string>): Promise<string | undefined> {
  const page = await context.newPage();
  const reported = reportsOf(page, ours);
  const problem = await usageProblem(page, url).catch((error: unknown) => reasonOf(error).split('\n')[0]);
  await page.close();
  return reported[0] ?? problem;
}

/** Collects the page's script errors, policy violations and failed requests. Those of other sites, such as the map, do not count. */
function reportsOf(page: Page, ours: ReadonlySet<string>): string[] {
  const reports: string[] = [];
  const isOurs = (url: string): boolean => !URL.canParse(url) || ours.has(new URL(url).origin);
  page.on('pageerror', ({ message }) =>
    reports.push(
      /React error #(418|423|425)\b/.test(message)
        ? 'was changed before React could take it over, by the host or a CDN (hydration fails)'
        : `has a script error: ${message}`,
    ),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && isOurs(message.location().url)) reports.push(`reports: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isOurs(response.url())) reports.unshift(`needs ${response.url()}, which answers ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED') reports.push(`needs ${request.url()}, which fails (${reason})`);
  });
  return reports;
}

/** Uses a page as a visitor would. */
async function usageProblem(page: Page, url: string): Promise<string | undefined> {
  await page.goto(url, { waitUntil: 'load', timeout: 2 * WAIT_MS });
  if (await page.evaluate(() => getComputedStyle(document.body).marginTop !== '0px')) return 'is shown without styles';
  if (url.endsWith(LOGIN_PAGE)) {
    const isShown = await page.getByLabel('Password').waitFor().then(isDone, isNotDone);
    return isShown ? undefined : 'shows no login';
  }
  if (!(await page.locator('html[data-hydrated]').waitFor({ state: 'attached' }).then(isDone, isNotDone)))
    return 'does not become interactive: its scripts do not start';
  // Further parts become interactive after the first touch.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  const isAlive = await page.evaluate(async (ms) => {
    for (const end = performance.now() + ms; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
      if (Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$'))) return true;
    return false;
  }, WAIT_MS);
  if (!isAlive) return 'does not become interactive when it is touched';
  if (!url.endsWith(DIALOG_PAGE)) return undefined;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Book Appointment' }).click();
  const isOpen = await page.getByRole('dialog').locator('form').waitFor().then(isDone, isNotDone);
  return isOpen ? undefined : 'opens no dialog when Book Appointment is pressed';
}

const isDone = (): boolean => true;
const isNotDone = (): boolean => false;
