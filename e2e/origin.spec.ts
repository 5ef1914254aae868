import type { Request } from '@playwright/test';

import { originRows } from './support/backend';
import { bookThroughModal, freshName, waitForHydration } from './support/journeys';
import { expect, test } from './support/test';

test('the first page and the campaign stay those of the visit on inner pages; one request goes to each target, and the browser keeps nothing else', async ({
  page,
  request,
  context,
}) => {
  const name = freshName('Origin Inner');
  const posts: Request[] = [];
  page.on('request', (sent) => void (sent.method() === 'POST' && posts.push(sent)));
  const advert = 'utm_source=google&utm_medium=cpc&utm_campaign=spring-lips&gclid=Cj0-t_1&gad_campaignid=21345678901';
  await page.goto(`/about?${advert}`, { referer: 'https://www.google.com/' });
  await waitForHydration(page);
  for (const path of ['/contact', '/gallery', '/waxing']) {
    await page.locator(`a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.getByRole('button', { name: 'Book Appointment' }).first().click();
  await bookThroughModal(page, { name, email: 'hessa@example.com', phone: '+971 50 123 4567' });
  await expect(page).toHaveURL(/\/thank-you$/);
  const origin = { channel: 'Google', campaign: 'spring-lips', medium: 'cpc', landing: '/about', referrer: 'www.google.com' };
  await expect.poll(() => originRows(request, name)).toEqual([{ ...origin, click_kind: 'gclid', click_id: 'Cj0-t_1', told_by: 'visit' }]);

  const toSheet = posts.find((sent) => sent.url().includes('/exec'));
  const query = Object.fromEntries(new URL(toSheet?.url() ?? '').searchParams);
  expect(query).toMatchObject({ ...Object.fromEntries(new URLSearchParams(advert)), landing: '/about' });
  expect(posts.filter((sent) => sent !== toSheet).map((sent) => 'x-lead-origin' in sent.headers())).toEqual([true]);

  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => [localStorage, sessionStorage].map((storage) => Object.keys(storage).toSorted()));
  expect(stored).toEqual([[], ['arrival', 'lead-sent']]);
});
