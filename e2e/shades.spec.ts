import { holdScripts, interact } from './support/journeys';
import { expect, test } from './support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows only the chosen tone on the chosen skin, and links to WhatsApp', async ({ page }) => {
    await page.goto('/lip-blush-dubai');
    const plate = (skin: string) => page.getByRole('img', { name: `in the chosen shade, ${skin} skin` });
    const tint = (tone: string) => page.locator(`#tint-${tone} ~ i`).first();
    await expect(plate('medium')).toBeVisible();
    await expect(tint('Garnet')).toBeVisible();
    await page.getByRole('radio', { name: 'Tan' }).check();
    await page.getByRole('radio', { name: 'Nude' }).check();
    await expect(plate('tan')).toBeVisible();
    await expect(plate('medium')).toBeHidden();
    await expect(tint('Nude')).toBeVisible();
    await expect(tint('Garnet')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ask for a shade' })).toHaveAttribute('href', /wa\.me/);
  });
});

test('the chat link asks for the chosen tone even if it was chosen before the scripts loaded', async ({ page }) => {
  const release = await holdScripts(page, /\.js/);
  await page.goto('/lip-blush-dubai');
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('radio', { name: 'Coral' }).check();
  await release();
  await interact(page);
  await expect(page.getByRole('link', { name: 'Ask for Coral on light skin' })).toBeVisible();
  await page.getByRole('radio', { name: 'Coral' }).press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Ask for Garnet on light skin' })).toBeVisible();
});
