import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

import { addNote, runLoader } from './loaderPage';

const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001';
const RECEIVER = '/functions/v1/receive-form/sheet';
const KEPT = 'Kept. It goes out as soon as the connection is back.';
const NOT_SENT = 'Not sent yet. Keep this page open until the connection is back, or chat with us.';

let boot: Boot;
let form: HTMLFormElement;
let notice: ReturnType<typeof addNote>;
const storeLead = vi.fn<(form: HTMLFormElement) => Promise<boolean>>();

beforeAll(async () => {
  boot = await runLoader('/assets/index.js', () => new Promise(() => undefined));
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form data-lead="lipBlushHero"><input name="name" value="Noor"></form>';
  form = document.forms[0] ?? document.createElement('form');
  notice = addNote();
  boot.earlyLeads.clear();
  return () => boot.hideNotice();
});

const send = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a form that is sent before its script has loaded', () => {
  beforeEach(() => {
    // tests/boot/replay.test.ts covers the stored values.
    vi.spyOn(boot, 'saveEarlyLead').mockImplementation(storeLead);
    storeLead.mockReset().mockImplementation(async (sent) => {
      boot.earlyLeads.set(sent, SID);
      return true;
    });
  });

  it('is stored in the browser and keeps its typed text; a notice appears after 4 s', async () => {
    expect(send()).toBe(false);
    expect(storeLead).toHaveBeenCalledExactlyOnceWith(form);
    await advanceTime(3_999);
    expect(notice.text()).toBeUndefined();
    await advanceTime(1);
    expect([notice.text(), notice.action(), form.querySelector('input')?.value]).toEqual([KEPT, undefined, 'Noor']);
  });

  it.each<[string, stored: number, act: () => void, actsAfterMs: number]>([
    ['once its script has sent it', 1, () => boot.earlyLeads.delete(form), 3_000],
    ['once the visitor is on another page', 1, () => form.remove(), 3_000],
    ['if it sends nothing by agreement', 0, () => form.removeAttribute('data-lead'), 0],
    ['if another listener has handled it', 0, () => form.addEventListener('submit', (event) => event.preventDefault()), 0],
  ])('shows no notice %s', async (_what, stored, act, actsAfterMs) => {
    if (actsAfterMs === 0) act();
    expect(send()).toBe(false);
    await advanceTime(actsAfterMs);
    act();
    await advanceTime(10_000);
    expect([storeLead.mock.calls.length, notice.text()]).toEqual([stored, undefined]);
  });

  describe('and is not taken over by its script within 12 s', () => {
    const posted = vi.fn<(data: Record<string, FormDataEntryValue>) => void>();
    const probe = vi.fn<() => Promise<Response>>();
    const accept = async () => new Response(null, { status: 204 });

    beforeEach(() => {
      posted.mockReset();
      probe.mockReset().mockImplementation(accept);
      // The loader may request the page's scripts at any time, but they never arrive.
      vi.stubGlobal('fetch', async (address: string) => (address === RECEIVER ? probe() : new Promise(() => undefined)));
      form.setAttribute('action', RECEIVER);
      vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
        posted(Object.fromEntries(new FormData(this)));
      });
    });

    it('is posted by the browser exactly once, under the id it was stored with', async () => {
      send();
      await advanceTime(5_000);
      send();
      await advanceTime(6_999);
      expect(probe).not.toHaveBeenCalled();
      await advanceTime(20_000);
      expect(probe).toHaveBeenCalledTimes(1);
      expect(posted).toHaveBeenCalledExactlyOnceWith({ name: 'Noor', sid: SID, lead_origin: '["http://localhost:3000/",""]' });
      // The next form sent from this page is a new lead.
      expect([boot.earlyLeads.size, form.elements.length]).toEqual([0, 1]);
      // This entry tells /thank-you that the lead was accepted.
      expect(sessionStorage.getItem('posted')).toBe(SID);
    });

    it.each([
      [2_600, '語', 1],
      [2_601, '語', 0],
    ])('with a message of %i letters %s is posted %i times, as the function refuses longer messages', async (length, letter, times) => {
      form.insertAdjacentHTML('beforeend', `<textarea name="message">${letter.repeat(length)}</textarea>`);
      send();
      await advanceTime(20_000);
      expect([posted.mock.calls.length, notice.text()]).toEqual([times, KEPT]);
    });

    it.each<[string, () => Promise<Response>]>([
      ['the browser is offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
      ['the function is down', async () => new Response('', { status: 500 })],
      ['its scripts load meanwhile', async () => (boot.earlyLeads.delete(form), accept())],
    ])('is not posted when %s', async (_, respond) => {
      probe.mockImplementation(respond);
      send();
      await advanceTime(30_000);
      expect([probe.mock.calls.length, posted.mock.calls, form.querySelector('input')?.value]).toEqual([1, [], 'Noor']);
    });
  });
});

// Last, because it ends the time before the scripts.
it('without IndexedDB, the notice asks to keep the page open; the scripts hide it once they run, and get every early press and form', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const opener = document.body.appendChild(document.createElement('button'));
  opener.click();
  // A key press opens IndexedDB if it exists.
  form.querySelector('input')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  send();
  expect(boot.earlyLeads.get(form)).toMatch(/^[0-9a-f]{8}-/);
  await advanceTime(4_000);
  expect(notice.text()).toBe(NOT_SENT);
  const replayed: Element[] = [];
  boot.startReplay((element) => replayed.push(element));
  expect([replayed.slice(-2), notice.text()]).toEqual([[opener, form], undefined]);
});
