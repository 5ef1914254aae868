import type { APIRequestContext, Page, Request } from '@playwright/test';

import { email, message, sheetForms, tableForms, whatsapp } from '../tests/leads/specifiedForms';
import { originRows, tableRows } from './support/backend';
import { bookThroughModal, fillForm, freshName, waitForHydration, openPage } from './support/journeys';
import { expect, test } from './support/test';

const ADVERT = 'utm_source=google&utm_medium=cpc&utm_campaign=spring-lips&gclid=Cj0-t_1&gad_campaignid=21345678901';
/** The origin of a lead whose visit began on /lip-blush-dubai with ADVERT. */
const STORED = {
  channel: 'Google',
  campaign: 'spring-lips',
  medium: 'cpc',
  landing: '/lip-blush-dubai',
  click_kind: 'gclid',
  click_id: 'Cj0-t_1',
  told_by: 'visit',
};

const click = (name: string) => async (page: Page) => page.getByRole('button', { name }).first().click();
const waitForPopup = async (page: Page) => page.clock.runFor(40_000);
/** A form of each kind of place, with its page and, if the form is not on the page at first, what opens it. */
const places: Record<string, [path: string, open?: (page: Page) => Promise<void>]> = {
  navigationModal: ['/waxing', click('Book Appointment')],
  homeHero: ['/#book-appointment'],
  microbladingNewPopup: ['/microblading-dubai', waitForPopup],
  lipBlushFinal: ['/lip-blush-dubai'],
  skinPenHero: ['/skin-pen-microneedling-dubai'],
};

/** Sends the hero form of /lip-blush-dubai, or of the page that is open, and waits until the table has the lead. */
async function sendHero(page: Page, request: APIRequestContext, name: string, path?: string, referer?: string): Promise<void> {
  if (path !== undefined) await page.goto(path, referer === undefined ? {} : { referer });
  await waitForHydration(page);
  const form = await fillForm(page, name, whatsapp);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => tableRows(request, name)).toHaveLength(1);
}

const forms = [
  ...sheetForms.map(({ id, body }) => ({ id, toSheet: (name: string): object | undefined => ({ ...body, name }), record: undefined })),
  ...tableForms.map(({ id, record }) => ({ id, toSheet: () => undefined, record })),
].filter(({ id }) => id in places);

for (const { id, toSheet, record } of forms) {
  test(`${id}: the lead's origin is stored with it, and its requests are as specified`, async ({ page, request }) => {
    const name = freshName(`Origin ${id}`);
    const [place = '/', open] = places[id] ?? [];
    const [path = '', hash] = place.split('#');
    const posts: Request[] = [];
    page.on('request', (sent) => void (sent.method() === 'POST' && posts.push(sent)));
    if (open === waitForPopup) await page.clock.install();
    await openPage(page, `${path}?${ADVERT}${hash === undefined ? '' : `#${hash}`}`);
    await open?.(page);
    const form = page.locator(`form[data-lead=${id}]`);
    const typed = { 'Full Name': name, 'Email Address': email, 'Phone Number': whatsapp, WhatsApp: whatsapp, Message: message };
    await form.scrollIntoViewIfNeeded();
    for (const [label, text] of Object.entries(typed)) {
      const field = form.getByLabel(label);
      if ((await field.count()) > 0) await field.fill(text);
    }
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect.poll(() => originRows(request, name)).toEqual([{ ...STORED, landing: path }]);
    expect(Object.keys((await tableRows(request, name))[0] ?? {})).toHaveLength(8);
    const bodyOf = (part: string) => posts.filter((sent) => sent.url().includes(part)).map((sent) => sent.postData());
    const body = toSheet(name);
    expect(bodyOf('/exec')).toEqual(body ? [JSON.stringify(body)] : []);
    const [row] = bodyOf('/rest/v1/lead_form');
    const { source_page, ...texts } = record ?? {};
    if (record) expect(row).toBe(JSON.stringify({ ...texts, full_name: name, source_page }));
    const columns = 'full_name,email,phone_number,inquiry_type,message,source_page';
    expect(Object.keys(JSON.parse(row ?? '{}')).join(',')).toBe(record ? columns : `id,${columns}`);
    // One request to each target; the skin-pen forms also ask for the studio's email, without the origin.
    await expect.poll(() => posts.length).toBe(2);
    expect(bodyOf('/functions/')).toEqual(record ? [row] : []);
    for (const sent of posts) expect('x-lead-origin' in sent.headers()).toBe(sent.url().includes('/rest/v1/lead_form'));
    if (body)
      expect([...new URL(posts.find((sent) => sent.url().includes('/exec'))?.url() ?? '').searchParams.keys()]).toEqual(
        expect.arrayContaining(['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'gad_campaignid', 'landing', 'sid']),
      );
  });
}

test('the first page and the campaign stay those of the visit on inner pages, and the browser keeps nothing else', async ({
  page,
  request,
  context,
}) => {
  const name = freshName('Origin Inner');
  await openPage(page, `/about?${ADVERT}`);
  for (const path of ['/contact', '/gallery', '/waxing']) {
    await page.locator(`a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await click('Book Appointment')(page);
  await bookThroughModal(page, { name, email, phone: whatsapp });
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => originRows(request, name)).toEqual([{ ...STORED, landing: '/about' }]);
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
  await sendHero(await opened, request, name);
  expect(await originRows(request, name)).toEqual([STORED]);
});
