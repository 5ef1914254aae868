import type { CDPSession } from '@playwright/test';

import { sheetRowsOf } from './support/backend';
import { expect, test } from './support/test';

// A lost digit is a lost lead, so the test must pass without retries.
test.describe.configure({ retries: 0 });

/** Number of runs at each speed. Before a release it is 20. */
const runs = Number(process.env.TYPING_RUNS ?? 1);
const KEY_MS = 60;
const phone = '+971 50 123 4567';

for (const slower of [1, 4, 12]) {
  for (let run = 1; run <= runs; run += 1) {
    test(`text typed right after the page loads keeps every letter on a processor ${slower} times slower (run ${run})`, async ({
      page,
    }) => {
      const name = `Typed ${slower}-${run}`;
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await page.goto('/lip-blush-dubai', { waitUntil: 'commit' });
      const [first, second] = [page.locator('main form').first(), page.locator('main form').last()];
      await first.getByLabel('Full Name').click();
      await typeLikeAPerson(cdp, name);
      await first.getByLabel('Phone Number').click();
      await typeLikeAPerson(cdp, phone);
      for (const form of [first, second]) {
        await expect(form.getByLabel('Full Name')).toHaveValue(name);
        await expect(form.getByLabel('Phone Number')).toHaveValue(phone);
      }
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await first.getByRole('button', { name: 'Request a consultation' }).click();
      await expect(page).toHaveURL(/\/thank-you$/);
      await expect.poll(() => sheetRowsOf(name).map((row) => row.WhatsApp)).toEqual([phone]);
    });
  }
}

/** Presses a key every 60 ms without waiting for the page to respond, as a person does. */
async function typeLikeAPerson(cdp: CDPSession, text: string): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const key of text) {
    sent.push(
      cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    );
    await new Promise((resolve) => setTimeout(resolve, KEY_MS));
  }
  await Promise.all(sent);
}
