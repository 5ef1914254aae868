import type { Locator, Page } from '@playwright/test';

import { expect, test } from './test';

export const staff = { email: 'staff@studio.test', password: 'studio-demo' } as const;

/** Resolves once React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Resolves once all of the hydrated page is laid out (src/boot/wholePage.ts). */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-staged])')).toBeAttached({ timeout: 15_000 });
}

/** The visitor's first touch: what has waited for it comes alive (src/boot/wake.ts). */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

export async function signIn(page: Page, email: string = staff.email): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Fills and sends the login form that is on the page. */
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

/** A name that no earlier go of the running test has left in the sheet. */
export function freshName(name: string): string {
  const { retry, repeatEachIndex } = test.info();
  const go = retry + repeatEachIndex;
  return go === 0 ? name : `${name} ${go}`;
}

/** Fills a form of the page's body, by default its first one. */
export async function fillForm(page: Page, name: string, phone: string, place = 0): Promise<Locator> {
  const form = page.locator('main form').nth(place);
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Phone Number').fill(phone);
  return form;
}

/** Keeps scripts away until the function that it returns is called. */
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

/** Fills the open booking modal and sends it. */
export async function bookThroughModal(page: Page, visitor: Visitor, service?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await dialog.getByLabel('Full Name').fill(visitor.name);
  await dialog.getByLabel('Email Address').fill(visitor.email);
  await dialog.getByLabel('Phone Number').fill(visitor.phone);
  if (service !== undefined) {
    const field = dialog.getByLabel('Service');
    // On a phone it is the platform's own list.
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(service);
    else {
      await field.click();
      await page.getByRole('option', { name: service }).click();
    }
  }
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
}

/** How many leads wait in this browser's outbox, or in another store. */
export async function outboxSize(page: Page, database = 'lead-outbox', store = 'entries'): Promise<number> {
  return await page.evaluate(
    ([name, entries]) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains(entries)) {
            db.close();
            return resolve(0);
          }
          const count = db.transaction(entries).objectStore(entries).count();
          count.onsuccess = () => {
            db.close();
            resolve(count.result);
          };
        };
      }),
    [database, store] as const,
  );
}
