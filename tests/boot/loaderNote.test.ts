import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

import { addNote, countReloads, runLoader } from './loaderPage';

let boot: Boot;
let notice: ReturnType<typeof addNote>;

beforeAll(async () => {
  boot = await runLoader('/assets/index-1.js', () => new Promise(() => undefined));
});

beforeEach(() => {
  document.body.innerHTML =
    '<button id="opener">Open</button><form><input value="as sent"><textarea></textarea><select><option value="">Choose</option><option value="lips">Lips</option></select></form>';
  notice = addNote();
  sessionStorage.clear();
});

afterEach(() => {
  boot.hideNotice();
  document.body.innerHTML = '';
});

const opener = () => document.querySelector<HTMLElement>('#opener');
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) ?? document.createElement('input');

describe('the notice', () => {
  it('shows its text and one action button, and closes when the button is clicked', () => {
    const [again, closed] = [vi.fn(), vi.fn()];
    opener()?.focus();
    boot.showNotice('It did not open.', 'Try again', again, closed);
    expect([notice.text(), notice.action()?.textContent]).toEqual(['It did not open.', 'Try again']);
    // The focus moves to the button, and returns when the notice closes.
    expect(document.activeElement).toBe(notice.action());
    notice.action()?.click();
    expect(notice.text()).toBeUndefined();
    expect([again.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0]);
    expect(document.activeElement).toBe(opener());
  });

  it('has only its Close button if there is no action, and does not take the focus', () => {
    opener()?.focus();
    boot.showNotice('Just a moment ...');
    expect(notice.action()).toBeUndefined();
    expect(document.activeElement).toBe(opener());
    notice.close().click();
    expect(notice.text()).toBeUndefined();
  });

  it.each(['closed', 'hidden', 'replaced'])('reports exactly once to its caller that it was %s', (way) => {
    const [act, closed] = [vi.fn(), vi.fn()];
    boot.showNotice('It did not open.', 'Try again', act, closed);
    if (way === 'closed') notice.close().click();
    else if (way === 'hidden') boot.hideNotice();
    else boot.showNotice('Another one', 'Act');
    boot.hideNotice();
    expect([act.mock.calls.length, closed.mock.calls.length]).toEqual([0, 1]);
  });

  it('never takes the focus from someone who types, or from a dialog', () => {
    field('input').focus();
    boot.showNotice('This page has been updated.', 'Reload');
    expect(document.activeElement).toBe(field('input'));
    opener()?.insertAdjacentHTML('beforebegin', '<div role="dialog"><button id="opener">Close</button></div>');
    opener()?.focus();
    boot.showNotice('This page has been updated.', 'Reload');
    expect(document.activeElement).toBe(opener());
  });

  it('returns the focus to the element focused before the first of two notices, if that element still exists', () => {
    opener()?.focus();
    boot.showNotice('It did not open.', 'Try again');
    boot.showNotice('This page has been updated.', 'Reload');
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
  let reloads: () => number;
  beforeEach(() => {
    reloads = countReloads();
  });

  it('reloads once per deployment if nothing was typed; after that it offers a reload', () => {
    const closed = vi.fn();
    boot.offerReload(closed);
    expect(reloads()).toBe(1);
    expect(notice.text()).toBeUndefined();
    boot.offerReload(closed);
    expect(reloads()).toBe(1);
    expect(notice.text()).toBe('This page has been updated.');
    notice.action()?.click();
    expect(reloads()).toBe(2);
    expect(closed).not.toHaveBeenCalled();
  });

  it.each([
    ['text', 'input', 'Noor'],
    ['a message', 'textarea', 'Mornings'],
    ['a choice', 'select', 'lips'],
  ])('does not reload over %s, but lets the visitor choose when to reload', (_what, selector, typed) => {
    field(selector).value = typed;
    boot.offerReload(() => undefined);
    expect(reloads()).toBe(0);
    expect([notice.text(), notice.action()?.textContent]).toEqual(['This page has been updated.', 'Reload']);
  });

  it('shows the notice only once for background loads, but after every click of the visitor', async () => {
    boot = await runLoader('/assets/index-2.js', () => new Promise(() => undefined));
    field('input').value = 'Noor';
    boot.offerReload();
    expect(notice.text()).toBe('This page has been updated.');
    notice.close().click();
    boot.offerReload();
    expect(notice.text()).toBeUndefined();
    boot.offerReload(() => undefined);
    expect(notice.text()).toBe('This page has been updated.');
  });
});
