import type { Locator, Page } from '@playwright/test';

import { expect, test } from './test';

export const staff = { email: 'staff@studio.test', password: 'studio-demo' } as const;

/** Resolves once React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Opens a page and resolves once React has hydrated it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Resolves once the whole hydrated page is laid out (src/boot/wholePage.ts). */
export async function waitForLayout(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-staged])')).toBeAttached();
}

/** Advances the page's clock until `isSeen` passes, in steps that leave the host time to respond. Install the clock first. */
export async function runClockUntil(page: Page, isSeen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await isSeen();
  }).toPass({ intervals: [0] });
}
export const SOON = { timeout: 100 };

/** Simulates the visitor's first interaction, which starts hydration of the prerendered parts (src/boot/hydrationQueue.ts). */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

export async function signIn(page: Page, email: string = staff.email): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Fills and submits the login form on the page. */
export async function fillLogin(page: Page, email: string = staff.email): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** Returns a name that no earlier attempt of the running test has written to the sheet. */
export function freshName(name: string): string {
  const { retry, repeatEachIndex } = test.info();
  const attemptIndex = retry + repeatEachIndex;
  return attemptIndex === 0 ? name : `${name} ${attemptIndex}`;
}

/** Fills a form of the page's main content, by default the first. */
export async function fillForm(page: Page, name: string, phone: string, place = 0): Promise<Locator> {
  const form = page.locator('main form').nth(place);
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Phone Number').fill(phone);
  return form;
}

/** Holds scripts back until the returned function is called. */
export async function holdScripts(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

export async function bookThroughModal(page: Page, visitor: Visitor, service?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await dialog.getByLabel('Full Name').fill(visitor.name);
  await dialog.getByLabel('Email Address').fill(visitor.email);
  await dialog.getByLabel('Phone Number').fill(visitor.phone);
  if (service !== undefined) {
    const field = dialog.getByLabel('Service');
    // Phones use the browser's native list.
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(service);
    else {
      await field.click();
      await page.getByRole('option', { name: service }).click();
    }
  }
  await dialog.getByRole('button', { name: 'Request an appointment' }).click();
}

/** Counts the leads in this browser's outbox. */
export async function outboxSize(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('lead-outbox');
        // Aborted if the database did not exist. Otherwise the site would later find a database without its object store.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const db = opening.result;
          const count = db.transaction('entries').objectStore('entries').count();
          count.onsuccess = () => {
            db.close();
            resolve(count.result);
          };
        };
      }),
  );
}
