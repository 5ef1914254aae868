import { setScriptFault, sheetRows } from './support/backend';
import { bookThroughModal, freshName, hydrated, signIn } from './support/journeys';
import { expect, test } from './support/test';

test.afterEach(() => setScriptFault(null));

const popupName = 'A complimentary consultation';

test('Book Appointment: WhatsApp in a new tab on /, the modal on /home', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Book Appointment' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.goto('/home');
  await page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
});

test('the modal: keyboard alone, focus kept inside and given back', async ({ page }) => {
  await page.goto('/home');
  await hydrated(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Book Appointment' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the modal rises where it stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/home');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).click();
  const [from, to] = await page.getByRole('dialog', { name: 'Book Your Appointment' }).evaluate((dialog) => {
    const [motion] = dialog.getAnimations();
    if (!motion) throw new Error('Nothing moves.');
    motion.pause();
    return [0, 419].map((ms) => {
      motion.currentTime = ms;
      const { x, y } = dialog.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    });
  });
  expect(from).toEqual({ x: to?.x, y: (to?.y ?? 0) + 12 });
});

test("the browser's own validation refuses an empty form and keeps what was typed", async ({ page }) => {
  await page.goto('/#book-appointment');
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await dialog.getByLabel('Full Name').fill('Only a name');
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(dialog.getByLabel('Email Address')).toBeFocused();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Only a name');
  // In the browser's own words, under the field.
  await expect(dialog.getByLabel('Email Address')).toHaveAccessibleDescription('Please fill out this field.');
  await expect(dialog.getByText('Please fill out this field.')).toHaveCount(2);
  await dialog.getByLabel('Email Address').fill('nobody');
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(dialog.getByText(/include an '@'/)).toBeVisible();
  await dialog.getByLabel('Email Address').fill('nobody@example.com');
  await expect(dialog.getByText(/include an '@'/)).toBeHidden();
  await expect(page).toHaveURL(/\/#book-appointment$/);
});

test('two clicks are one lead', async ({ page }) => {
  const name = freshName('Double Click');
  await page.goto('/#book-appointment');
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await dialog.getByLabel('Full Name').fill(name);
  await dialog.getByLabel('Email Address').fill('double@example.com');
  await dialog.getByLabel('Phone Number').fill('+971 50 000 0911');
  await dialog.getByRole('button', { name: 'Book Appointment' }).dblclick();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(sheetRows().filter(({ Name }) => Name === name)).toHaveLength(1);
});

test('the popup comes 3 s after the load, closes with Escape, stays closed until the next load', async ({ page }) => {
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: popupName });
  await page.waitForTimeout(2_000);
  await expect(popup).toHaveCount(0);
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.goto('/');
  await expect(popup).toBeVisible({ timeout: 10_000 });
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
});

test('the popup waits while a dialog is open and stays away once a lead was sent', async ({ page }) => {
  await page.goto('/#book-appointment');
  const popup = page.getByRole('dialog', { name: popupName });
  await page.waitForTimeout(4_500);
  await expect(popup).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  await popup.getByLabel('Full Name').fill('Popup Noor');
  await popup.getByLabel('Phone Number').fill('+971 50 000 0912');
  await popup.getByRole('button', { name: 'Request a Callback' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(sheetRows().find(({ Name }) => Name === 'Popup Noor')).toMatchObject({
    Email: '',
    WhatsApp: '+971 50 000 0912',
    Message: 'Quick inquiry from Home popup',
    'Landing page': 'home_popup',
  });
  await page.goto('/');
  await page.waitForTimeout(4_500);
  await expect(popup).toHaveCount(0);
});

test('after sending nothing covers or locks the page', async ({ page }) => {
  await page.goto('/#book-appointment');
  await bookThroughModal(page, { name: 'Scroll Lock', email: 'lock@example.com', phone: '1' });
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.locator('body')).not.toHaveAttribute('data-scroll-locked', /.*/);
  expect(await page.locator('[aria-hidden="true"]:has(h1)').count()).toBe(0);
});

test('the bar: transparent, solid past 50 px, hidden going down past 100 px, white coming up', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('banner');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(bar).toHaveAttribute('data-state', 'top');
  await scrollTo(80);
  await expect(bar).toHaveAttribute('data-state', 'solid');
  await scrollTo(600);
  await expect(bar).toHaveAttribute('data-state', 'hidden');
  await scrollTo(400);
  await expect(bar).toHaveAttribute('data-state', 'white');
  await scrollTo(0);
  await expect(bar).toHaveAttribute('data-state', 'top');
});

test('the floating contact is hidden on the staff pages only', async ({ page }) => {
  for (const [path, count] of [
    ['/', 1],
    ['/thank-you', 1],
    ['/login', 0],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveCount(count);
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Chat (on WhatsApp|Now)$/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Call (the studio|Now)$/ })).toHaveCount(0);
});

test('phones end below 768 px: menu, labels of the bar, bottom bar', async ({ page }) => {
  const link = (name: string) => page.locator(name.startsWith('Book') ? 'header' : 'aside').getByRole('link', { name, exact: true });
  for (const [width, seen, unseen] of [
    [767, ['Book Now', 'Chat Now', 'Call Now'], ['Book Appointment', 'Chat on WhatsApp', 'Call the studio']],
    [768, ['Book Appointment', 'Chat on WhatsApp', 'Call the studio'], ['Book Now', 'Chat Now', 'Call Now']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/microblading-in-dubai-new');
    for (const name of seen) await expect(link(name), `${name} at ${width} px`).toBeVisible();
    for (const name of unseen) await expect(link(name), `${name} at ${width} px`).toBeHidden();
    await page.goto('/waxing');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: width < 768 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: width >= 768 });
  }
});

test('the mobile menu closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(menu).toBeHidden();
  // The page below is in reach again, and scrolls.
  await expect(page.locator('main')).not.toHaveAttribute('inert', /.*/);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});
