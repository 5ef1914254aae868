import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

import { addNote, countReloads, htmlReply, runLoader } from './loaderPage';

const UPDATED = 'This page has been updated.';

let boot: Boot;
let notice: ReturnType<typeof addNote>;
let reloads: () => number;

/** A host whose new deployment has removed the scripts of this page. */
const host = async (file: unknown) => (file === '/' ? htmlReply('/assets/index-2.js') : new Response('', { status: 404 }));

beforeAll(async () => {
  reloads = countReloads();
  boot = await runLoader('/assets/index-1.js', host);
  document.dispatchEvent(new Event('pointerdown'));
  await vi.waitUntil(() => reloads() > 0);
});

beforeEach(() => {
  document.body.innerHTML =
    '<button id="opener">Open</button><form><input value="as sent"><textarea></textarea><select><option value="">Choose</option><option value="lips">Lips</option></select></form>';
  notice = addNote();
  reloads = countReloads();
  return () => boot.hideNotice();
});

const opener = () => document.querySelector<HTMLElement>('#opener');
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) ?? document.createElement('input');

describe('the notice', () => {
  it('shows its text and one action button, which takes the focus; once clicked, the notice closes and returns the focus', () => {
    const [again, closed] = [vi.fn(), vi.fn()];
    opener()?.focus();
    boot.showNotice('It did not open.', 'Try again', again, closed);
    expect([notice.text(), notice.action()?.textContent]).toEqual(['It did not open.', 'Try again']);
    expect(document.activeElement).toBe(notice.action());
    notice.action()?.click();
    expect([notice.text(), again.mock.calls.length, closed.mock.calls.length]).toEqual([undefined, 1, 0]);
    expect(document.activeElement).toBe(opener());
  });

  it('has only its Close button if there is no action, and does not take the focus', () => {
    opener()?.focus();
    boot.showNotice('Just a moment ...');
    expect([notice.action(), document.activeElement]).toEqual([undefined, opener()]);
    notice.close().click();
    expect(notice.text()).toBeUndefined();
  });

  it.each([
    ['closed', () => notice.close().click()],
    ['hidden', () => boot.hideNotice()],
    ['replaced', () => boot.showNotice('Another one', 'Act')],
  ])('reports exactly once to its caller that it was %s', (_way, end) => {
    const [act, closed] = [vi.fn(), vi.fn()];
    boot.showNotice('It did not open.', 'Try again', act, closed);
    end();
    boot.hideNotice();
    expect([act.mock.calls.length, closed.mock.calls.length]).toEqual([0, 1]);
  });

  it('never takes the focus from someone who types, or from a dialog', () => {
    field('input').focus();
    boot.showNotice(UPDATED, 'Reload');
    expect(document.activeElement).toBe(field('input'));
    opener()?.insertAdjacentHTML('beforebegin', '<div role="alertdialog"><button id="opener">Cancel</button></div>');
    opener()?.focus();
    boot.showNotice(UPDATED, 'Reload');
    expect(document.activeElement).toBe(opener());
  });

  it('returns the focus to the element focused before the first of two notices, if that element still exists', () => {
    opener()?.focus();
    boot.showNotice('It did not open.', 'Try again');
    boot.showNotice(UPDATED, 'Reload');
    expect(document.activeElement).toBe(notice.action());
    notice.close().click();
    expect(document.activeElement).toBe(opener());
    boot.showNotice('It did not open.', 'Try again');
    opener()?.remove();
    notice.close().click();
    expect(notice.text()).toBeUndefined();
  });
});

describe('a page after a new deployment', () => {
  it('reloads once per deployment if nothing was typed; after that it offers a reload', () => {
    const closed = vi.fn();
    boot.offerReload(closed);
    expect([reloads(), notice.text()]).toEqual([1, undefined]);
    boot.offerReload(closed);
    expect([reloads(), notice.text()]).toEqual([1, UPDATED]);
    notice.action()?.click();
    expect([reloads(), closed.mock.calls]).toEqual([2, []]);
  });

  it.each([
    ['text', 'input', 'Noor'],
    ['a message', 'textarea', 'Mornings'],
    ['a choice', 'select', 'lips'],
  ])('does not reload over %s, but lets the visitor choose when to reload', (_what, selector, typed) => {
    field(selector).value = typed;
    boot.offerReload(() => undefined);
    expect([reloads(), notice.text(), notice.action()?.textContent]).toEqual([0, UPDATED, 'Reload']);
  });

  it('shows the notice after every click on a button; a form that is sent waits for the visitor to reload the page', async () => {
    vi.useFakeTimers();
    field('textarea').value = 'Noor';
    opener()?.click();
    expect(notice.text()).toBe(UPDATED);
    vi.spyOn(boot, 'saveEarlyLead').mockImplementation(async (form) => boot.earlyLeads.set(form, 'a').size > 0);
    const form = document.forms[0] ?? document.createElement('form');
    form.dataset.lead = 'homeHero';
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(4_000);
    expect([notice.text(), notice.action()?.textContent]).toEqual(['Saved. It will be sent once you reload this page.', 'Reload']);
  });

  it('shows the notice only once for background loads, but after every click of the visitor', async () => {
    boot = await runLoader('/assets/index-2.js', () => new Promise(() => undefined));
    field('input').value = 'Noor';
    const offer = (onClose?: () => void) => {
      boot.offerReload(onClose);
      return notice.text();
    };
    expect(offer()).toBe(UPDATED);
    notice.close().click();
    expect(offer()).toBeUndefined();
    expect(offer(() => undefined)).toBe(UPDATED);
  });
});
