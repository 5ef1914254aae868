import { sheetRowsOf } from './support/backend';
import { bookThroughModal, fillForm, freshName, holdScripts, openPage, interact } from './support/journeys';
import { expect, test } from './support/test';

const servicesOf = (name: string) => sheetRowsOf(name).map(({ Service }) => Service);
const RADIX = /\/assets\/RadixSelect-[^/]*\.js$/;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a service chosen in the browser's native list reaches the sheet, and the Radix list is never loaded", async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => RADIX.test(request.url()) && requested.push(request.url()));
    const name = freshName('Native Reem');
    await openPage(page, '/permanent-makeup-in-dubai');
    const form = page.locator('main form').first();
    // As prerendered.
    await expect(form.locator('button[role=combobox]')).toHaveText('Select a service');
    await interact(page);
    const service = form.locator('select');
    await expect(service).toHaveValue('');
    await expect(service.locator('option:checked')).toHaveText('Select a service');
    await fillForm(page, name, '+971 50 000 0981');
    await form.getByLabel('Service').selectOption('Eyeliner');
    await expect(service).toHaveAccessibleName(/^Service/);
    await form.getByRole('button', { name: 'Request a consultation' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect.poll(() => servicesOf(name)).toEqual(['eyeliner']);
    expect(requested).toEqual([]);
  });
});

test('with the keyboard: a key pressed before the list has loaded opens it afterwards; the choice reaches the sheet', async ({ page }) => {
  const visitor = { name: freshName('Keyboard Reem'), email: 'keys@example.com', phone: '+971 50 000 0982' };
  const release = await holdScripts(page, RADIX);
  await page.goto('/home#book-appointment');
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  const service = dialog.getByRole('combobox');
  await dialog.getByLabel('Phone Number').focus();
  await page.keyboard.press('Tab');
  await expect(service).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await release();
  await expect(page.getByRole('option', { name: 'Permanent Makeup - Brows' })).toBeFocused();
  // Typing finds an option.
  await page.keyboard.type('bro');
  await expect(page.getByRole('option', { name: 'Brow Styling' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(service).toHaveText('Brow Styling');
  await expect(service).toBeFocused();
  await bookThroughModal(page, visitor);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => servicesOf(visitor.name)).toEqual(['brow-styling']);
});
