import { sheetRowsOf } from './support/backend';
import { freshName, openPage } from './support/journeys';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('the browser fills in a form with a complete address: the lead has the number, and is not taken for a bot’s', async ({ page }) => {
  const name = freshName('Autofilled Reem');
  const address = {
    NAME_FULL: name,
    COMPANY_NAME: 'Marina Trading LLC',
    ADDRESS_HOME_LINE1: '1 Marina Walk',
    ADDRESS_HOME_LINE2: 'Flat 2',
    ADDRESS_HOME_CITY: 'Dubai',
    ADDRESS_HOME_STATE: 'Dubai',
    ADDRESS_HOME_ZIP: '00000',
    ADDRESS_HOME_COUNTRY: 'AE',
    EMAIL_ADDRESS: 'reem@example.com',
    PHONE_HOME_WHOLE_NUMBER: '+971500000941',
  };
  await openPage(page, '/lip-blush-dubai');
  const form = page.locator('main form').first();
  await form.getByLabel('Full Name').click();

  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { node } = await devtools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  await expect(async () => {
    const fields = Object.entries(address).map(([type, value]) => ({ name: type, value }));
    await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
    await expect(form.getByLabel('Phone Number')).toHaveValue('+971500000941', { timeout: 500 });
  }).toPass();

  await form.getByRole('button', { name: 'Request a consultation' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect
    .poll(() => sheetRowsOf(name))
    .toMatchObject([{ WhatsApp: '+971500000941', Email: '', Suspect: expect.not.stringContaining('honeypot') }]);
});
