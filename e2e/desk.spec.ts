import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { PUBLISHABLE_KEY } from '../local/database/keys.ts';
import { originHeader } from '../supabase/functions/_shared/leadOrigin.ts';
import { seriousViolations } from './support/axe';
import { serveLeads, tableRows } from './support/backend';
import { fadedControls } from './support/darkened';
import { coveredByBars } from './support/focus';
import { forcedColourFaults } from './support/forcedColours';
import { fillLogin, freshName, signIn } from './support/journeys';
import { controlsInNotch } from './support/notch';
import { expectNoticeInReach } from './support/notices';
import { expect, test } from './support/test';
import { largeTextErrors, TEXT_SPACING, textErrors } from './support/textFit';

const DUBAI_MS = 4 * 60 * 60_000;

/** Inserts a lead as the forms do, with the query of its visit. Returns the lead's id. */
async function sendLead(request: APIRequestContext, name: string, phone: string, query: Record<string, string> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const lead = { id, full_name: name, email: '', phone_number: phone, inquiry_type: 'lip-blush', message: 'Hello', source_page: 'e2e' };
  const headers = { apikey: PUBLISHABLE_KEY, ...originHeader(query) };
  const response = await request.post('/rest/v1/lead_form', { headers, data: lead });
  expect(response.status()).toBe(201);
  return id;
}

/** Ten leads of the last minutes, newest first. */
const tenLeads = Array.from({ length: 10 }, (_, index) => ({
  id: `00000000-0000-4000-8000-00000000007${9 - index}`,
  full_name: `Screen Sara ${index}`,
  email: `sara.${index}@example.com`,
  phone_number: `+971 50 700 01${10 + index}`,
  inquiry_type: 'lip-blush',
  source_page: 'hero_booking',
  message: 'Is there a time on Friday after six? I would come with my sister, who would like the same, and we both work until five.',
  created_at: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
}));

/** Focuses the window repeatedly until the element is visible. Each focus makes the desk check for changes. */
async function refocusUntil(page: Page, until: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(until).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

/** Resolves once leads and follow-ups are loaded: before that, a new lead is listed at once. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Add a lead' })).not.toHaveAttribute('aria-disabled');
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
const details = (page: Page) => page.getByRole('complementary', { name: 'Lead details' });

test('two colleagues can work on one lead: one claims it, both change it, and one deletes it', async ({ page, browser, request }) => {
  const name = freshName('Desk Dalia');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const maya = await context.newPage();
  await signIn(maya, 'maya@studio.test');
  for (const each of [page, maya]) {
    await expect(each.getByRole('columnheader')).toHaveCount(7);
    await expectLoaded(each);
  }

  await test.step('both screens announce the new lead in a strip, and show it on a click', async () => {
    await sendLead(request, name, '050 700 0001');
    for (const each of [page, maya]) {
      const strip = each.getByRole('button', { name: /new leads?, show/ });
      await refocusUntil(each, strip);
      await expect(each).toHaveTitle(/^\(\d+\) Lead Dashboard \| /);
      await expect(row(each, name)).toHaveCount(0);
      await strip.click();
      await expect(row(each, name)).toContainText('left');
      await expect(each).toHaveTitle(/^Lead Dashboard \| /);
    }
  });

  await test.step('the first claim wins, and the other colleague sees who claimed the lead', async () => {
    for (const each of [page, maya]) await each.getByRole('button', { name, exact: true }).click();
    await details(page).getByRole('button', { name: 'I have it' }).click();
    await expect(row(page, name)).toContainText('· you');
    await details(maya).getByRole('button', { name: 'I have it' }).click();
    await expect(details(maya).getByRole('alert')).toContainText('staff has it.');
    await expect(details(maya).getByRole('button', { name: 'Leave it' })).toBeFocused();
    await details(maya).getByRole('button', { name: 'Leave it' }).click();
    await expect(row(maya, name)).toContainText('· staff');
    await expect(details(maya).getByRole('button', { name: 'Take over' })).toBeVisible();
  });

  await test.step('both colleagues see a note; neither can overwrite the other status without confirming it', async () => {
    await details(maya).getByRole('textbox', { name: 'Add a note for the team' }).fill('Prefers Arabic');
    await details(maya).getByRole('button', { name: 'Save note' }).click();
    await expect(details(maya).getByRole('list', { name: 'History' })).toContainText(/ · you · Prefers Arabic/);
    await details(maya).getByRole('button', { name: 'Booked' }).click();
    await expect(maya.getByText(`${name} is Booked now.`)).toBeVisible();
    await details(page).getByRole('button', { name: 'Contacted' }).click();
    await expect(details(page).getByRole('alert')).toContainText(/Maya set this to Booked at \d\d:\d\d\. Yours was not saved\./);
    await expect(row(page, name)).toContainText('Booked');
    await expect(details(page).getByRole('list', { name: 'History' })).toContainText(/ · Maya · Prefers Arabic/);
    await details(page).getByRole('button', { name: 'Set to Contacted anyway' }).click();
    await refocusUntil(maya, row(maya, name).getByText(/^Contacted/));
  });

  await test.step('undo reverts the change for both colleagues', async () => {
    await page
      .getByRole('status')
      .filter({ hasText: `${name} is Contacted now.` })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(row(page, name)).toContainText('Booked');
    await refocusUntil(maya, row(maya, name).getByText(/^Booked/));
  });

  await test.step('one colleague saves an appointment, the other records that she came', async () => {
    const appointment = details(page).getByRole('group', { name: 'Appointment' });
    await appointment.getByLabel('Day').fill(new Date(Date.now() + DUBAI_MS).toISOString().slice(0, 10));
    await appointment.getByLabel('Price, AED').fill('3200');
    await appointment.getByLabel('Price, AED').press('Enter');
    await expect(page.getByText(`${name}: appointment saved.`)).toBeVisible();
    const question = details(maya).getByRole('group', { name: `Did ${name} come?` });
    await refocusUntil(maya, question);
    await question.getByRole('button', { name: 'Yes, came' }).click();
    await expect(question).toHaveCount(0);
    await refocusUntil(page, appointment.getByText('came', { exact: true }));
    await expect(appointment).toContainText('· AED 3,200 · came');
    await expect(details(page).getByRole('list', { name: 'History' })).toContainText(/ · Maya · Came/);
  });

  await test.step('the desk and its overview have no serious accessibility fault', async () => {
    await page.getByRole('button', { name: 'Overview' }).click();
    await expect(page.getByRole('figure')).toHaveCount(7);
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('a lead deleted by a colleague stays in the list, marked as deleted, until the next action', async () => {
    await row(page, name)
      .getByRole('button', { name: `Delete lead from ${name}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, name)).toHaveCount(0);
    await refocusUntil(maya, row(maya, name).getByText('Deleted'));
    expect(await seriousViolations(maya, 'table')).toEqual([]);
    await maya.getByRole('button', { name: /^All/ }).click();
    await expect(row(maya, name)).toHaveCount(0);
    await expect(details(maya)).toHaveCount(0);
  });
  await context.close();
});

test('the first screen shows five rows of the list at 1440 x 900, with or without the details of another lead, and on a phone the first lead', async ({
  page,
}) => {
  await serveLeads(page, tenLeads);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const card = page.getByRole('region', { name: 'Next to answer' });
  // The cell that stays in view when the table scrolls sideways.
  const fifth = page.getByRole('rowheader', { name: /^Screen Sara 4/ });
  await expect(card.getByRole('link', { name: 'WhatsApp Screen Sara 9' })).toBeInViewport({ ratio: 1 });
  await expect(fifth).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Screen Sara 1', exact: true }).click();
  await expect(details(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(card.getByRole('link', { name: 'WhatsApp Screen Sara 9' })).toBeInViewport({ ratio: 1 });
  await expect(fifth).toBeInViewport({ ratio: 1 });
  expect(await forcedColourFaults(page)).toEqual([]);
  // Shows all of the details.
  await page.setViewportSize({ width: 1440, height: 1600 });
  expect(await fadedControls(page, 'light'), 'darkened').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Close details' }).click();
  await test.step('WhatsApp is the first action of a row, and the keyboard reaches Delete after it', async () => {
    await row(page, 'Screen Sara 0').getByRole('link', { name: 'Write to Screen Sara 0 on WhatsApp' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Delete lead from Screen Sara 0' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Delete lead from Screen Sara 0' })).toHaveCSS('opacity', '1');
  });

  await test.step('a phone shows the WhatsApp links of the card and of the first lead; most filters are behind a button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const first = page.getByRole('article').first().getByRole('link', { name: 'WhatsApp Screen Sara 0' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(card.getByRole('link', { name: 'WhatsApp Screen Sara 9' })).toBeInViewport({ ratio: 1 });
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('button', { name: 'More filters' }).click();
    await expect(page.getByRole('combobox', { name: 'Source page' })).toBeVisible();
    expect(await seriousViolations(page, 'main')).toEqual([]);
    expect(await forcedColourFaults(page)).toEqual([]);
    expect(await fadedControls(page, 'dark'), 'darkened').toEqual([]);
  });
});

test('on a shared computer, unsent changes wait for their author while a colleague is signed in', async ({ page, request, errors }) => {
  errors.expected(/status of 503/);
  const name = freshName('Desk Farah');
  await sendLead(request, name, '050 700 0003');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.route('**/rpc/desk_act', (route) => route.fulfill({ status: 503, body: 'Service unavailable' }));
  await page.getByRole('button', { name, exact: true }).click();
  await details(page).getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByText('1 change will be sent when you’re back online.')).toBeVisible();
  await details(page).getByRole('textbox', { name: 'Add a note for the team' }).fill('Prefers mornings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText(/^You have unsaved work in this tab\./)).toBeVisible();
  await page.unroute('**/rpc/desk_act');

  const authorizations: string[] = [];
  page.on('request', (asked) => asked.url().endsWith('/desk_act') && authorizations.push(asked.headers()['authorization'] ?? ''));
  await fillLogin(page, 'maya@studio.test');
  await expect(page.getByText(/^Another account has unsaved work in this tab/)).toBeVisible();
  await expect(row(page, name)).not.toContainText('staff');
  await refocusUntil(page, row(page, name));
  expect(authorizations).toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();

  await fillLogin(page);
  await expect(row(page, name)).toContainText('· you');
  await expect(details(page).getByRole('textbox', { name: 'Add a note for the team' })).toHaveValue('Prefers mornings');
  await details(page).getByRole('button', { name: 'Save note' }).click();
  await expect(details(page).getByRole('list', { name: 'History' })).toContainText(/ · you · Prefers mornings/);
  expect(new Set(authorizations).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link to a lead opens it after login; after WhatsApp the desk asks whether the message was sent, even after a reload', async ({
    page,
    request,
  }) => {
    const name = freshName('Desk Noor');
    const id = await sendLead(request, name, '050 700 0002');
    // Prevent requests to the real wa.me.
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }));
    await page.goto(`/dashboard?lead=${id}`);
    await fillLogin(page);
    const sheet = page.getByRole('dialog', { name });
    const opened = page.waitForEvent('popup');
    await sheet
      .getByRole('link', { name: `WhatsApp ${name}` })
      .last()
      .click();
    expect((await opened).url()).toMatch(/^https:\/\/wa\.me\/971507000002\?text=Hello%20Desk%2C%20this%20is%20staff/);
    const question = sheet.getByRole('group', { name: 'Did you send it?' });
    await expect(question).toBeVisible();
    expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);
    await page.reload();
    await question.getByRole('button', { name: 'Yes, contacted' }).click();
    await expect(sheet.getByText('Contacted · you')).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name, exact: true }).click();
    expect(await largeTextErrors(page)).toEqual([]);
    await page.evaluate(() => window.boot?.showNotice('This page has been updated.', 'Reload'));
    await expectNoticeInReach(page, sheet);
  });
});

test('the link of the weekly letter opens the overview; its figures by campaign and the form for spend work on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard?overview');
  await fillLogin(page);
  await expect(page.getByRole('figure').first()).toHaveAccessibleName(/^Last week, \d.*–.*\d [A-Z][a-z]{2}$/);
  await expect(page.getByRole('figure').first().getByRole('definition')).toHaveCount(5);
  await expect(page).toHaveURL(/\/dashboard$/);
  const figure = page.getByRole('figure', { name: 'By campaign' });
  await figure.getByRole('button', { name: '12 months' }).click();
  await expect(figure.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  const heights = await figure.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.clientHeight + 2));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await seriousViolations(page)).toEqual([]);

  expect(await largeTextErrors(page)).toEqual([]);
  const spacing = await page.addStyleTag({ content: TEXT_SPACING });
  expect(await textErrors(page), 'spaced').toEqual([]);
  await spacing.evaluate((style) => style.parentElement?.removeChild(style));
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await controlsInNotch(page)).toEqual([]);

  const campaign = freshName('autumn');
  await page.setViewportSize({ width: 683, height: 384 });
  await figure.getByRole('button', { name: 'Enter spend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ad spend' });
  await expect(dialog).toBeVisible();
  expect(await coveredByBars(page, '[role=dialog]')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('textbox', { name: 'Channel' }).fill('TikTok');
  await dialog.getByRole('textbox', { name: 'Campaign', exact: true }).fill(campaign);
  await dialog.getByRole('textbox', { name: 'AED', exact: true }).fill('300');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  expect(await largeTextErrors(page)).toEqual([]);
  expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Spend saved' })).toBeVisible();
  await expect(figure.getByRole('button', { name: 'Enter spend' })).toBeFocused();
  await expect(figure.getByRole('row', { name: new RegExp(campaign) })).toContainText('AED 300 spent');
});

test('a lead can be added by hand; a lost answer adds no second one', async ({ page, request, errors }) => {
  errors.expected(/ERR_CONNECTION_RESET/);
  const name = freshName('Added Aisha');
  const campaign = freshName('added');
  await sendLead(request, freshName('Visit Vera'), '050 701 0001', {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: campaign,
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await expectLoaded(page);
  // The new lead is shown, whatever the list was filtered by.
  await page.getByRole('button', { name: /^Lost/ }).click();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Add a lead' });
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await dialog.getByLabel('Full Name').fill(name);
  await dialog.getByLabel('Phone Number').fill('050 702 0001');
  await dialog.getByRole('combobox', { name: 'Advert' }).click();
  await page.getByRole('option', { name: `Google · ${campaign}`, exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Add lead' })).toBeInViewport({ ratio: 1 });
  expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);

  await page.route('**/rpc/add_lead', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByLabel('Full Name').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Not saved: no connection. Try again.');
  await page.unroute('**/rpc/add_lead');
  await dialog.getByRole('button', { name: 'Add lead' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await expect(row(page, name)).toContainText('Contacted · you');
  await test.step('a toast above the next dialog can be dismissed, and the dialog stays', async () => {
    await page.keyboard.press('a');
    const toast = page.getByRole('status').filter({ hasText: 'Lead added' });
    await expectNoticeInReach(page, dialog);
    await page.keyboard.press('a');
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(details(page).getByRole('list', { name: 'History' })).toContainText('Added: WhatsApp');
  await expect(details(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await tableRows(request, name)).toHaveLength(1);
  await page.getByRole('button', { name: 'Overview' }).click();
  const line = page.getByRole('figure', { name: 'By campaign' }).getByRole('row', { name: `Google · ${campaign}` });
  await expect(line.getByRole('cell').first()).toHaveText('2');
});
