import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

import { addNote, runLoader } from './loaderPage';

const RECEIVER = '/functions/v1/receive-form/sheet';
const KEPT = 'Kept. It goes out as soon as the connection is back.';

let boot: Boot;
let note: ReturnType<typeof addNote>;
const writeToDisk = vi.fn<(form: HTMLFormElement) => Promise<boolean>>();

beforeAll(async () => {
  boot = await runLoader('/assets/index.js', () => new Promise(() => undefined));
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form data-lead="lipBlushHero"><input name="name" value="Noor"></form>';
  note = addNote();
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
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a form that is sent while its script is missing', () => {
  beforeEach(() => {
    // What it writes there is looked at in tests/boot/replay.test.ts.
    vi.spyOn(boot, 'saveEarlyLead').mockImplementation(writeToDisk);
    writeToDisk.mockReset().mockImplementation(async (sent) => {
      boot.earlyLeads.set(sent, '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001');
      return true;
    });
    return () => vi.restoreAllMocks();
  });

  it('is kept, and says so after 4 s; what was typed stays', async () => {
    expect(send()).toBe(false);
    expect(writeToDisk).toHaveBeenCalledExactlyOnceWith(form());
    await pass(3_999);
    expect(note.words()).toBeUndefined();
    await pass(1);
    expect(note.words()).toBe(KEPT);
    expect(note.action()).toBeUndefined();
    expect(document.querySelector('input')?.value).toBe('Noor');
  });

  it.each([
    ['its script has sent it', () => boot.earlyLeads.delete(form())],
    ['the visitor is on another page', () => form().remove()],
  ])('says nothing once %s', async (_what, happen) => {
    send();
    await pass(3_000);
    happen();
    await pass(3_000);
    expect(note.words()).toBeUndefined();
  });

  it.each([
    ['it sends nothing, as agreed', () => form().removeAttribute('data-lead')],
    ['somebody has answered for it already', () => form().addEventListener('submit', (event) => event.preventDefault())],
  ])('promises nothing where %s', async (_what, prepare) => {
    prepare();
    expect(send()).toBe(false);
    await pass(10_000);
    expect(writeToDisk).not.toHaveBeenCalled();
    expect(note.words()).toBeUndefined();
  });

  describe('and that no script has taken over after 12 s', () => {
    const posted = vi.fn<(data: Record<string, FormDataEntryValue>) => void>();
    const look = vi.fn<() => Promise<Response>>();

    beforeEach(() => {
      posted.mockReset();
      look.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
      // The page's scripts, which the loader may ask for at any time, do not come.
      vi.stubGlobal('fetch', async (address: string) => (address === RECEIVER ? look() : new Promise(() => undefined)));
      form().setAttribute('action', RECEIVER);
      vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
        posted(Object.fromEntries(new FormData(this)));
      });
    });

    it('is posted by the browser, once, under the id that it was kept with', async () => {
      send();
      await pass(5_000);
      send();
      await pass(6_999);
      expect(look).not.toHaveBeenCalled();
      await pass(20_000);
      expect(look).toHaveBeenCalledTimes(1);
      expect(posted).toHaveBeenCalledExactlyOnceWith({ name: 'Noor', sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001' });
      // Whoever comes back to the page sends another lead.
      expect(boot.earlyLeads.size).toBe(0);
      expect(form().elements).toHaveLength(1);
      // For /thank-you, which knows by it that the lead is taken.
      expect(sessionStorage.getItem('posted')).toBe('7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001');
    });

    it.each([
      [2_600, '語', 1],
      [2_601, '語', 0],
    ])(
      'with a message of %i letters %s is posted %i times: the function refuses a longer one, the page can ask',
      async (length, letter, times) => {
        form().insertAdjacentHTML('beforeend', `<textarea name="message">${letter.repeat(length)}</textarea>`);
        send();
        await pass(20_000);
        expect(posted).toHaveBeenCalledTimes(times);
        expect(note.words()).toBe(KEPT);
      },
    );

    it.each([
      ['the line is down', async () => Promise.reject(new TypeError('Failed to fetch'))],
      ['nobody is there', async () => new Response('', { status: 500 })],
      [
        'its scripts come meanwhile',
        async () => {
          boot.earlyLeads.delete(form());
          return new Response(null, { status: 204 });
        },
      ],
    ])('stays where it is when %s', async (_, answer) => {
      look.mockImplementation(answer);
      send();
      await pass(30_000);
      expect(look).toHaveBeenCalledTimes(1);
      expect(posted).not.toHaveBeenCalled();
      expect(document.querySelector('input')?.value).toBe('Noor');
    });
  });
});

it('without a disk it asks for the page to be kept open', async () => {
  vi.stubGlobal('indexedDB', undefined);
  // The keys open the disk, where there is one.
  document.querySelector('input')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  send();
  expect(boot.earlyLeads.get(form())).toMatch(/^[0-9a-f]{8}-/);
  await pass(4_000);
  expect(note.words()).toBe('Not sent yet. Keep this page open until the connection is back, or chat with us.');
});
