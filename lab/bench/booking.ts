import type { Browser } from '@playwright/test';

import { onPhone, slowDown } from './visit.ts';

/** The network of Lighthouse's phone: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const HYDRATED = 'html[data-hydrated]';
const OPENER = 'header button[aria-haspopup=dialog]';
const MENU = 'header button[popovertarget]';
/** Excludes popovers, because the menu is a popover. */
const DIALOG = '[role=dialog]:not([popover])';

/** Times in ms. */
export interface Booking {
  /** From the tap on Book Appointment to the first frame with the dialog. */
  tap: number;
  /** From the first key in the dialog's first field to the frame with its letter, by Event Timing. 0 if below its minimum of 16 ms. */
  key: number;
}

/**
 * Taps Book Appointment as soon as the page is hydrated, and types as soon as the dialog is shown. Uses Lighthouse's network and a
 * processor `slowdown` times slower. Opens the menu first if the button is in the menu.
 */
export async function book(browser: Browser, url: string, slowdown: number): Promise<Booking> {
  return await onPhone(browser, async (page, context) => {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowDown(page, slowdown);
    await page.goto(url, { waitUntil: 'commit' });
    const watched = async (selector: string) => await page.evaluateHandle(watch, selector);
    const shown = async (selector: string) => await (await watched(selector)).evaluate(({ painted }) => painted);

    const tapOn = async (selector: string) => {
      const [place] = await page.evaluate(placesOf, selector);
      if (!place) throw new Error(`${url} does not show ${selector}.`);
      await page.touchscreen.tap(place.x, place.y);
    };

    await shown(HYDRATED);
    const [opener] = await page.evaluate(placesOf, OPENER);
    if (!opener) {
      await tapOn(MENU);
      await shown(OPENER);
    }
    const dialog = await watched(DIALOG);
    await tapOn(OPENER);
    const tap = await dialog.evaluate(async ({ touched, painted }) => (await painted) - (await touched));

    const typing = await page.evaluateHandle(watchKey, DIALOG);
    await page.keyboard.press('A');
    return { tap, key: await typing.evaluate(({ presented }) => presented) };
  });
}

// The functions below run in the page.

/** The centres of all visible matches. */
function placesOf(selector: string): { x: number; y: number }[] {
  const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  return shown.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Resolves with the times of the next touch and of the first painted frame with a visible match. */
function watch(selector: string): { touched: Promise<number>; painted: Promise<number> } {
  const touched = new Promise<number>((resolve) => {
    addEventListener('touchstart', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = new Promise<number>((resolve, reject) => {
    const look = () => {
      if (![...document.querySelectorAll(selector)].some((element) => element.checkVisibility())) return;
      observer.disconnect();
      removeEventListener('toggle', look, true);
      requestAnimationFrame(() => {
        // The first task after a frame's callbacks runs after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    // Listen for `toggle` too, because opening a popover changes no attributes.
    addEventListener('toggle', look, true);
    setTimeout(() => reject(new Error(`${selector} was not shown within a minute.`)), 60_000);
    look();
  });
  return { touched, painted };
}

/** Measures the next key in the first field inside `parent`. */
function watchKey(parent: string): { presented: Promise<number> } {
  const field = document.querySelector<HTMLInputElement>(`${parent} input`);
  field?.focus();
  const presented = new Promise<number>((resolve, reject) => {
    let longest = 0;
    // TypeScript's types lack durationThreshold.
    const keyTimes: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (/^(key|input)/.test(name)) longest = Math.max(longest, duration);
    }).observe(keyTimes);
    const report = () => (field?.value === 'A' ? resolve(longest) : reject(new Error('The key did not reach the dialog.')));
    addEventListener('keydown', () => setTimeout(report, 3_000), { capture: true, once: true });
  });
  return { presented };
}
