import type { Request } from '@playwright/test';

import { originRows, tableRows } from './support/backend';
import { bookThroughModal, fillForm, freshName, openPage, waitForHydration } from './support/journeys';
import { expect, test } from './support/test';

const ADVERT = 'utm_source=google&utm_medium=cpc&utm_campaign=spring-lips&gclid=Cj0-t_1&gad_campaignid=21345678901';
/** The origin of a lead whose visit began on this page with ADVERT. */
const originOn = (landing: string) => ({
  channel: 'Google',
  campaign: 'spring-lips',
  medium: 'cpc',
  landing,
  click_kind: 'gclid',
  click_id: 'Cj0-t_1',
  told_by: 'visit',
});

test('the first page and the campaign stay those of the visit on inner pages; one request goes to each target, and the browser keeps nothing else', async ({
  page,
  request,
  context,
}) => {
  const name = freshName('Origin Inner');
  const posts: Request[] = [];
  page.on('request', (sent) => void (sent.method() === 'POST' && posts.push(sent)));
  await openPage(page, `/about?${ADVERT}`);
  for (const path of ['/contact', '/gallery', '/waxing']) {
    await page.locator(`a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.getByRole('button', { name: 'Book Appointment' }).first().click();
  await bookThroughModal(page, { name, email: 'hessa@example.com', phone: '+971 50 123 4567' });
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => originRows(request, name)).toEqual([originOn('/about')]);

  const toSheet = posts.filter((sent) => sent.url().includes('/exec'));
  expect(toSheet.map((sent) => Object.fromEntries(new URL(sent.url()).searchParams))).toMatchObject([
    { ...Object.fromEntries(new URLSearchParams(ADVERT)), landing: '/about', sid: expect.any(String) },
  ]);
  const toTable = posts.filter((sent) => sent.url().includes('/rest/v1/lead_form'));
  const columns = 'id,full_name,email,phone_number,inquiry_type,message,source_page';
  expect(toTable.map((sent) => Object.keys(JSON.parse(sent.postData() ?? '{}')).join(','))).toEqual([columns]);
  expect(posts.filter((sent) => 'x-lead-origin' in sent.headers())).toEqual(toTable);
  expect(posts).toHaveLength(2);

  expect(await context.cookies()).toEqual([]);
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(local).toEqual([]);
  expect(session?.toSorted()).toEqual(['arrival', 'lead-sent']);
});

test('a link of the landing page, opened in a new tab, keeps the campaign', async ({ page, request, context }) => {
  const name = freshName('Origin Tab');
  await openPage(page, `/permanent-makeup?${ADVERT}`);
  const opened = context.waitForEvent('page');
  await page
    .locator('main a[href="/lip-blush-dubai"], footer a[href="/lip-blush-dubai"]')
    .first()
    .click({ modifiers: ['Control'] });
  const tab = await opened;
  await waitForHydration(tab);
  const form = await fillForm(tab, name, '+971 50 123 4567');
  await form.locator('button[type=submit]').click();
  await expect(tab).toHaveURL(/\/thank-you$/);
  await expect.poll(() => tableRows(request, name)).toHaveLength(1);
  expect(await originRows(request, name)).toEqual([originOn('/lip-blush-dubai')]);
});
