import { readFile } from 'node:fs/promises';

import { mailsTo, type ScriptFault, setScriptFault, sheetRows } from './support/backend';
import { bookThroughModal, freshName, hydrated, outboxSize, signIn } from './support/journeys';
import { expect, test } from './support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.use(phone);
test.afterEach(() => setScriptFault(null));

test('a visitor books on a phone, the studio is mailed, staff find the lead, delete it and log out', async ({ page }) => {
  const visitor = { name: 'Journey Mariam', email: 'journey@example.com', phone: '+971 50 000 0901' };

  // /home is not a main page: Book Appointment opens the booking modal there.
  await page.goto('/home');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Book Appointment' }).click();
  await bookThroughModal(page, visitor, 'Lip Blush');
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const row = sheetRows().find((candidate) => candidate.Name === visitor.name);
  expect(row).toMatchObject({
    Name: 'Journey Mariam',
    Email: 'journey@example.com',
    WhatsApp: '+971 50 000 0901',
    Service: 'lip-blush',
    Message: 'Booking request from navigation modal',
    'Landing page': '/home',
  });
  await expect.poll(() => outboxSize(page)).toBe(0);
  // The studio is mailed, whatever form it was, without the visitor's browser.
  const mails = () => mailsTo('studio@example.test').filter((text) => text.includes('Journey Mariam'));
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  expect(mails()[0]).toContain('+971 50 000 0901');

  await signIn(page);
  await page.getByRole('searchbox').fill('journey mari');
  await expect(page.getByText('Journey Mariam')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('dialog', { name: 'Export 1 lead' }).getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`"Journey Mariam","'+971 50 000 0901","journey@example.com","lip-blush","/home",`);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
  await page.getByRole('button', { name: /Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('This will permanently delete the lead from Journey Mariam. This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Lead deleted successfully')).toBeVisible();
  await expect(page.getByText('No leads found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('the request has the media type, the keys and the id that the endpoint expects', async ({ page }) => {
  await page.goto('/home#book-appointment');
  const sent = page.waitForRequest((request) => request.url().includes('/exec'));
  await bookThroughModal(page, { name: 'Wire Amal', email: 'wire@example.com', phone: '+971 50 000 0902' }, 'Consultation');
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^text\/plain/);
  expect(new URL(request.url()).searchParams.get('sid')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(request.postData()).toBe(
    '{"name":"Wire Amal","email":"wire@example.com","whatsapp":"+971 50 000 0902","service":"consultation","message":"Booking request from hero section","landingPage":"hero_booking"}',
  );
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('a page that is left before the disk has taken the lead: the sheet and the table have it', async ({ page, context }) => {
  const visitor = { name: freshName('Leaving Amal'), email: 'leaving@example.com', phone: '+971 50 000 0905' };
  // A disk that does not answer.
  await page.addInitScript(() => {
    IDBRequest.prototype.addEventListener = () => undefined;
  });
  await page.goto('/home#book-appointment');
  await hydrated(page);
  // The modal fetches what sending needs: a person types for longer than that takes, this test does not.
  await page.waitForLoadState('networkidle');
  await bookThroughModal(page, visitor);
  // As a person closes a tab: the page is told.
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => sheetRows().filter(({ Name }) => Name === visitor.name).length).toBe(1);

  const staffPage = await context.newPage();
  await signIn(staffPage);
  await staffPage.getByRole('searchbox').fill(visitor.name);
  await expect(staffPage.getByText(visitor.name)).toHaveCount(1);
});

test('a page that is being left sends to both before any other task: none of it may run any more', async ({ page }) => {
  await page.addInitScript(() => {
    IDBRequest.prototype.addEventListener = () => undefined;
  });
  await page.goto('/home#book-appointment');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // Between the click and the limit of the disk.
  await page.evaluate(() => {
    const sent: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      sent.push(new URL(input instanceof Request ? input.url : input, location.href).pathname);
      return fetch(input, init);
    };
    addEventListener('submit', () =>
      setTimeout(async () => {
        dispatchEvent(new PageTransitionEvent('pagehide'));
        for (let microtask = 0; microtask < 100; microtask += 1) await Promise.resolve();
        document.documentElement.dataset['sent'] = sent.join(' ');
      }),
    );
  });
  await bookThroughModal(page, { name: freshName('Hurried Amal'), email: 'hurried@example.com', phone: '+971 50 000 0906' });
  await expect(page.locator('html')).toHaveAttribute('data-sent', /\/exec .*\/rest\/v1\/lead_form$/);
});

const faultsOfTheEndpoint: { fault: ScriptFault; waits: number }[] = [
  { fault: 'error', waits: 0 },
  { fault: 'html', waits: 0 },
  { fault: 'silent', waits: 12_000 },
];

for (const { fault, waits } of faultsOfTheEndpoint) {
  test(`the endpoint answers with ${fault}: the visitor sees the same, the lead arrives later, once`, async ({ page }) => {
    const visitor = { name: freshName(`Fault ${fault}`), email: 'fault@example.com', phone: '+971 50 000 0903' };
    setScriptFault(fault);
    await page.goto('/home');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Book Appointment' }).click();
    await bookThroughModal(page, visitor);
    await expect(page).toHaveURL(/\/thank-you$/, { timeout: waits + 5_000 });
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await outboxSize(page)).toBe(1);
    expect(sheetRows().filter(({ Name }) => Name === visitor.name)).toHaveLength(0);

    setScriptFault(null);
    await page.reload();
    await expect.poll(() => outboxSize(page), { timeout: 20_000 }).toBe(0);
    expect(sheetRows().filter(({ Name }) => Name === visitor.name)).toHaveLength(1);

    await signIn(page);
    await page.getByRole('searchbox').fill(visitor.name);
    await expect(page.getByText(visitor.name)).toHaveCount(1);
  });
}
