import type { Page } from '@playwright/test';

import { slowDown, watchKeys } from './measure.ts';

/** The network of Lighthouse's phone: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const OPENER = 'header button[aria-haspopup=dialog]';
const MENU = 'header button[popovertarget]';
/** Excludes popovers, because the menu is a popover. */
const DIALOG = '[role=dialog]:not([popover])';
const KEY_SETTLED_MS = 3_000;

/** Times in ms: from the tap on Book Appointment to the first frame with the dialog, and from the first key in it to its letter's frame. */
export interface Booking {
  tap: number;
  key: number;
}

/**
 * Taps Book Appointment as soon as the page is hydrated, and types as soon as the dialog is shown. Uses Lighthouse's network and a
 * processor `slowdown` times slower. Opens the menu first if the button is in the menu.
 */
export async function book(page: Page, url: string, slowdown: number): Promise<Booking> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await slowDown(page, slowdown);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
  const opener = page.locator(OPENER).filter({ visible: true }).first();
  if (!(await opener.isVisible())) await page.locator(MENU).tap();
  const box = await opener.boundingBox();
  if (!box) throw new Error(`${url} does not show ${OPENER}.`);
  const times = await page.evaluateHandle(watchTap, DIALOG);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const tap = await times.evaluate(async ({ touched, painted }) => (await painted) - (await touched));

  const field = page.locator(`${DIALOG} input`).first();
  await field.focus();
  const keys = await watchKeys(page);
  await page.keyboard.press('A');
  await page.waitForTimeout(KEY_SETTLED_MS);
  if ((await field.inputValue()) !== 'A') throw new Error('The key did not reach the dialog.');
  return { tap, key: Math.max(0, ...(await keys.jsonValue())) };
}

/** Runs in the page. Resolves with the times of the next touch and of the first painted frame with a visible match. */
function watchTap(selector: string): { touched: Promise<number>; painted: Promise<number> } {
  const touched = new Promise<number>((resolve) => {
    addEventListener('touchstart', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = new Promise<number>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll(selector)].some((element) => element.checkVisibility())) return;
      observer.disconnect();
      // The first task after a frame's callbacks runs after the frame has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => reject(new Error(`${selector} was not shown within a minute.`)), 60_000);
  });
  return { touched, painted };
}
