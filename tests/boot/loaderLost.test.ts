import { expect, test, vi } from 'vitest';

import { addNote, htmlReply, runLoader } from './loaderPage';

test('if the scripts never load, every click on a button and every submitted form shows a notice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  const notice = addNote();
  // Reading a response body takes real time, and takes longer on a busy machine.
  const waitForNotice = (text: string) => vi.waitFor(() => expect(notice.text()).toBe(text), { timeout: 4_000, interval: 10 });
  document.body.insertAdjacentHTML('beforeend', '<button id="book">Book</button><form data-lead="homeHero"><textarea></textarea></form>');
  for (const field of document.querySelectorAll('textarea')) field.value = 'Noor';
  const boot = await runLoader('/assets/index-1.js', async (input) =>
    input === '/' ? htmlReply('/assets/index-2.js') : new Response('', { status: 404 }),
  );
  await waitForNotice('This page has been updated.');
  notice.close().click();
  expect(notice.text()).toBeUndefined();
  document.querySelector<HTMLElement>('#book')?.click();
  expect(notice.text()).toBe('This page has been updated.');

  vi.spyOn(boot, 'saveEarlyLead').mockImplementation(async (form) => boot.earlyLeads.set(form, 'a').size > 0);
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(4_000);
  await waitForNotice('Saved. It will be sent once you reload this page.');
  expect(notice.action()?.textContent).toBe('Reload');
});
