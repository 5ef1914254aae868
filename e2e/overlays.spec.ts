import { sheetRowsOf } from './support/backend';
import { coveredByBars } from './support/focus';
import { freshName, interact, openPage } from './support/journeys';
import { coveredControls, expectNoticeInReach } from './support/notices';
import { expect, test } from './support/test';
import { largeTextErrors } from './support/textFit';

test('the booking dialog works by keyboard alone: the list finds an option, the focus stays inside and returns, and the lead is sent', async ({
  page,
}) => {
  const name = freshName('Keyboard Reem');
  await openPage(page, '/home');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Book Appointment' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Full Name').fill(name);
  await dialog.getByLabel('Email Address').fill('keys@example.com');
  await dialog.getByLabel('Phone Number').fill('+971 50 000 0982');
  await page.keyboard.press('Tab');
  const service = dialog.getByRole('combobox');
  await expect(service).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Permanent Makeup', exact: true })).toBeFocused();
  await page.keyboard.type('mic');
  await expect(page.getByRole('option', { name: 'Microblading' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(service).toHaveText('Microblading');
  await expect(service).toBeFocused();
  await dialog.getByLabel('Full Name').press('Enter');
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(sheetRowsOf(name)).toMatchObject([{ Service: 'microblading' }]);
});

test('a press outside an open list only closes the list, in the page and in a dialog', async ({ page }) => {
  await openPage(page, '/permanent-makeup-in-dubai');
  await interact(page);
  const presses = await page.evaluateHandle(() => {
    const kinds: string[] = [];
    addEventListener('click', ({ target }) => target instanceof Element && kinds.push(target.closest('button')?.type ?? 'none'));
    return kinds;
  });
  const dialog = page.locator('[role=dialog]:not([popover], .popup)');
  for (const [form, beneath, kind] of [
    [page.locator('main form:has([name=service])').first(), '[type=submit]', 'submit'],
    [dialog, 'button[aria-label=Close]', 'button'],
  ] as const) {
    await form.locator('button[role=combobox]').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    const box = (await form.locator(beneath).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const pressed of ['none', kind]) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page.getByRole('listbox')).toBeHidden();
      expect((await presses.jsonValue()).at(-1)).toBe(pressed);
    }
    if (form !== dialog) await page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).click();
  }
});

test('in every dialog the page’s notice is in reach, and Android’s Back closes the dialog alone', async ({ page }) => {
  await page.addInitScript(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) throw new Error('This browser has no CloseWatcher.');
    window.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        Reflect.set(window, 'topWatcher', this);
      }
    };
  });
  for (const [path, place] of [
    ['/home', 'header'],
    ['/led-light-therapy-dubai', 'main'],
    ['/gallery', 'main'],
  ] as const) {
    await openPage(page, path);
    const opener = page.locator(`${place} [aria-haspopup=dialog]:visible`).first();
    const dialog = page.locator('[role=dialog]:not([popover], .popup)');
    await opener.click();
    await expect(dialog).toBeVisible();
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => Reflect.get(window, 'topWatcher').requestClose());
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(opener).toBeFocused();
    await page.evaluate(() => window.boot?.showNotice('This page has been updated.', 'Reload'));
    for (const [width, height] of [
      [1280, 800],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await opener.press('Enter');
      await page.setViewportSize({ width, height });
      if (width === 390) expect(await largeTextErrors(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(dialog).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await expectNoticeInReach(page, dialog);
    }
  }
});

test('in the phone menu the page’s notice is in reach; Tab past its end closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.evaluate(() => window.boot?.showNotice('This page has been updated.', 'Reload'));
  const close = menu.getByRole('button', { name: 'Close', exact: true });
  await expect.poll(async () => (await close.boundingBox())?.y).toBeLessThan(60);
  await expect.poll(() => coveredControls(menu)).toEqual([]);
  await close.focus();
  // The first press may lead to the browser's own controls.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert', /.*/);
  await expect(page.locator('#note')).toBeVisible();
});

test('the booking dialog rises into place without moving sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/home');
  // Slow the animation down, so that it is still running when the test measures it.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
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

test('below 768 px the header and the contact bar show short labels; below 1024 px the menu replaces the links', async ({ page }) => {
  const link = (name: string) => page.locator(name.startsWith('Book') ? 'header' : 'aside').getByRole('link', { name, exact: true });
  await page.goto('/microblading-in-dubai-new');
  for (const [width, seen, unseen] of [
    [767, ['Book Now', 'Chat Now', 'Call Now'], ['Book Appointment', 'Chat on WhatsApp', 'Call the studio']],
    [768, ['Book Appointment', 'Chat on WhatsApp', 'Call the studio'], ['Book Now', 'Chat Now', 'Call Now']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of seen) await expect(link(name), `${name} at ${width} px`).toBeVisible();
    for (const name of unseen) await expect(link(name), `${name} at ${width} px`).toBeHidden();
  }
  await page.goto('/waxing');
  for (const width of [1023, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: width < 1024 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: width >= 1024 });
  }
});

test('a popup that waits for the visitor to stop typing does not take the press that ends it', async ({ page }) => {
  const name = freshName('Popup Press');
  await page.clock.install();
  await openPage(page, '/brows-lashes-dubai');
  const form = page.locator('form[data-lead=browsCallback]');
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Phone Number').fill('+971 50 000 0913');
  await page.clock.runFor(5_000);
  const button = form.locator('button[type=submit]');
  await button.hover();
  await page.mouse.down();
  await page.clock.runFor(500);
  await expect(page.locator('.popup')).toHaveCount(0);
  await page.mouse.up();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/thank-you$/);
});

/** Elements of the first screen that a popup must not cover: the headline, the price and rating, fields and buttons. */
const ESSENTIAL = 'main section:first-of-type :is(h1, .button, input, select, textarea, [role=combobox], [data-essential])';

for (const path of ['/', '/brows-and-lashes-dubai', '/skin-pen-microneedling-dubai', '/microblading-in-dubai-new']) {
  test(`${path}: beside a popup, wider screens keep the headline, price, rating, fields and buttons in view, and low ones the focused control`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage(page, path);
    await page.clock.runFor(10_000);
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.popup')).toBeVisible();
      const covered = await page.locator('.popup').evaluate((popup, essential) => {
        const card = popup.getBoundingClientRect();
        const isCovered = (box: DOMRect) =>
          box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
        // The lines of a text are narrower than its block.
        const linesOf = (element: Element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const lines: DOMRect[] = [];
          while (walker.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            lines.push(...range.getClientRects());
          }
          return lines;
        };
        return [...document.querySelectorAll(essential)].flatMap((element) => {
          const boxes = element.matches('h1, [data-essential]') ? linesOf(element) : [element.getBoundingClientRect()];
          return boxes.some(isCovered) ? [element.textContent || element.getAttribute('name') || element.tagName] : [];
        });
      }, ESSENTIAL);
      expect(covered, `${width} x ${height}`).toEqual([]);
    }
    if (path !== '/') return;
    await page.clock.resume();
    for (const [width, height] of [
      [683, 384],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await coveredByBars(page, 'body', width === 390), `${width} x ${height}`).toEqual([]);
    }
  });
}
