import { sheetRowsOf, tableRows } from './support/backend';
import { fillForm, freshName, openPage } from './support/journeys';
import { expect, test } from './support/test';

/** Features that a browser may refuse: everything except ids when cookies are blocked, ids and locks on http pages. */
const REFUSED = ['localStorage', 'sessionStorage', 'indexedDB', 'locks', 'BroadcastChannel', 'randomUUID'];

test('a browser that refuses storage, locks and ids sends a lead within seconds, and /thank-you confirms it', async ({ page, request }) => {
  await page.addInitScript((names) => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of names) {
      if (name === 'indexedDB') IDBFactory.prototype.open = refuse;
      else if (name === 'locks') LockManager.prototype.request = async () => refuse();
      else if (name === 'randomUUID') Reflect.deleteProperty(Crypto.prototype, name);
      else if (name === 'BroadcastChannel') Reflect.set(window, name, refuse);
      else Object.defineProperty(window, name, { get: refuse });
    }
  }, REFUSED);
  const name = freshName('Blocked Bushra');
  await openPage(page, '/lip-blush-dubai');
  const form = await fillForm(page, name, '+971 50 000 0940');
  await form.getByRole('button', { name: 'Request a consultation' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect.poll(() => sheetRowsOf(name)).toHaveLength(1);
  await expect.poll(() => tableRows(request, name)).toHaveLength(1);
});
