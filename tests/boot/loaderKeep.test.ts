import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

import { addNote, runLoader } from './loaderPage';

const RECEIVER = '/functions/v1/receive-form/sheet';
const KEPT = 'Kept. It goes out as soon as the connection is back.';

let boot: Boot;
let notice: ReturnType<typeof addNote>;
const storeLead = vi.fn<(form: HTMLFormElement) => Promise<boolean>>();

beforeAll(async () => {
  boot = await runLoader('/assets/index.js', () => new Promise(() => undefined));
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form data-lead="lipBlushHero"><input name="name" value="Noor"></form>';
  notice = addNote();
  boot.earlyLeads.clear();
  return () => {
    boot.hideNotice();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  };
});

function form(): HTMLFormElement {
  const found = document.querySelector('form');
  if (!found) throw new Error('There is no form.');
  return found;
}
const send = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a form that is sent before its script has loaded', () => {
  beforeEach(() => {
    // tests/boot/replay.test.ts covers the stored values.
    vi.spyOn(boot, 'saveEarlyLead').mockImplementation(storeLead);
    storeLead.mockReset().mockImplementation(async (sent) => {
      boot.earlyLeads.set(sent, '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001');
      return true;
    });
    return () => vi.restoreAllMocks();
  });

  it('is stored in the browser and keeps its typed text; a notice appears after 4 s', async () => {
    expect(send()).toBe(false);
    expect(storeLead).toHaveBeenCalledExactlyOnceWith(form());
    await advanceTime(3_999);
    expect(notice.text()).toBeUndefined();
    await advanceTime(1);
    expect(notice.text()).toBe(KEPT);
    expect(notice.action()).toBeUndefined();
    expect(document.querySelector('input')?.value).toBe('Noor');
  });

  it.each([
    ['its script has sent it', () => boot.earlyLeads.delete(form())],
    ['the visitor is on another page', () => form().remove()],
  ])('shows no notice once %s', async (_what, happen) => {
    send();
    await advanceTime(3_000);
    happen();
    await advanceTime(3_000);
    expect(notice.text()).toBeUndefined();
  });

  it.each([
    ['it sends nothing by agreement', () => form().removeAttribute('data-lead')],
    ['another listener has handled it already', () => form().addEventListener('submit', (event) => event.preventDefault())],
  ])('shows no notice if %s', async (_what, prepare) => {
    prepare();
    expect(send()).toBe(false);
    await advanceTime(10_000);
    expect(storeLead).not.toHaveBeenCalled();
    expect(notice.text()).toBeUndefined();
  });

  describe('and is not taken over by its script within 12 s', () => {
    const posted = vi.fn<(data: Record<string, FormDataEntryValue>) => void>();
    const probe = vi.fn<() => Promise<Response>>();

    beforeEach(() => {
      posted.mockReset();
      probe.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
      // The loader may request the page's scripts at any time, but they never arrive.
      vi.stubGlobal('fetch', async (address: string) => (address === RECEIVER ? probe() : new Promise(() => undefined)));
      form().setAttribute('action', RECEIVER);
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
      expect(posted).toHaveBeenCalledExactlyOnceWith({
        name: 'Noor',
        sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001',
        lead_origin: '["http://localhost:3000/",""]',
      });
      // The next form sent from this page is a new lead.
      expect(boot.earlyLeads.size).toBe(0);
      expect(form().elements).toHaveLength(1);
      // This entry tells /thank-you that the lead was accepted.
      expect(sessionStorage.getItem('posted')).toBe('7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001');
    });

    it.each([
      [2_600, '語', 1],
      [2_601, '語', 0],
    ])('with a message of %i letters %s is posted %i times, as the function refuses longer messages', async (length, letter, times) => {
      form().insertAdjacentHTML('beforeend', `<textarea name="message">${letter.repeat(length)}</textarea>`);
      send();
      await advanceTime(20_000);
      expect(posted).toHaveBeenCalledTimes(times);
      expect(notice.text()).toBe(KEPT);
    });

    it.each([
      ['the browser is offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
      ['the function is down', async () => new Response('', { status: 500 })],
      [
        'its scripts load meanwhile',
        async () => {
          boot.earlyLeads.delete(form());
          return new Response(null, { status: 204 });
        },
      ],
    ])('is not posted when %s', async (_, respond) => {
      probe.mockImplementation(respond);
      send();
      await advanceTime(30_000);
      expect(probe).toHaveBeenCalledTimes(1);
      expect(posted).not.toHaveBeenCalled();
      expect(document.querySelector('input')?.value).toBe('Noor');
    });
  });
});

it('without IndexedDB, the notice asks the visitor to keep the page open', async () => {
  vi.stubGlobal('indexedDB', undefined);
  // A key press opens IndexedDB if it exists.
  document.querySelector('input')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  send();
  expect(boot.earlyLeads.get(form())).toMatch(/^[0-9a-f]{8}-/);
  await advanceTime(4_000);
  expect(notice.text()).toBe('Not sent yet. Keep this page open until the connection is back, or chat with us.');
});

// Last, because it ends the time before the scripts.
it('hands every early press and form to the scripts once they run, and hides the notice about a form', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const opener = document.body.appendChild(document.createElement('button'));
  opener.click();
  send();
  await advanceTime(4_000);
  expect(notice.text()).toMatch(/^Not sent yet/);
  const replayed: Element[] = [];
  boot.startReplay((element) => replayed.push(element));
  expect(replayed.slice(-2)).toEqual([opener, form()]);
  expect(notice.text()).toBeUndefined();
});
