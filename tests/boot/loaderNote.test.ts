import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

import { addNote, countReloads, runLoader } from './loaderPage';

let boot: Boot;
let note: ReturnType<typeof addNote>;

beforeAll(async () => {
  boot = await runLoader('/assets/index-1.js', () => new Promise(() => undefined));
});

beforeEach(() => {
  document.body.innerHTML =
    '<button id="opener">Open</button><form><input value="as sent"><textarea></textarea><select><option value="">Choose</option><option value="lips">Lips</option></select></form>';
  note = addNote();
  sessionStorage.clear();
});

afterEach(() => {
  boot.hideNotice();
  document.body.innerHTML = '';
});

const opener = () => document.querySelector<HTMLElement>('#opener');
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) ?? document.createElement('input');

describe('the note', () => {
  it('says its words, has one button for what there is to do, and goes when that is pressed', () => {
    const [again, closed] = [vi.fn(), vi.fn()];
    opener()?.focus();
    boot.showNotice('It did not open.', 'Try again', again, closed);
    expect([note.words(), note.action()?.textContent]).toEqual(['It did not open.', 'Try again']);
    // The keyboard goes on there, and comes back.
    expect(document.activeElement).toBe(note.action());
    note.action()?.click();
    expect(note.words()).toBeUndefined();
    expect([again.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0]);
    expect(document.activeElement).toBe(opener());
  });

  it('has its Close alone where there is nothing to do, and takes no focus', () => {
    opener()?.focus();
    boot.showNotice('Just a moment ...');
    expect(note.action()).toBeUndefined();
    expect(document.activeElement).toBe(opener());
    note.close().click();
    expect(note.words()).toBeUndefined();
  });

  it.each(['closed', 'hushed', 'replaced'])('tells once whoever waits for an answer that it was %s', (way) => {
    const [act, closed] = [vi.fn(), vi.fn()];
    boot.showNotice('It did not open.', 'Try again', act, closed);
    if (way === 'closed') note.close().click();
    else if (way === 'hushed') boot.hideNotice();
    else boot.showNotice('Another one', 'Act');
    boot.hideNotice();
    expect([act.mock.calls.length, closed.mock.calls.length]).toEqual([0, 1]);
  });

  it('takes the focus from nobody who types, in a form or in a dialog', () => {
    field('input').focus();
    boot.showNotice('This page has been renewed.', 'Load it again');
    expect(document.activeElement).toBe(field('input'));
    opener()?.insertAdjacentHTML('beforebegin', '<div role="dialog"><button id="opener">Close</button></div>');
    opener()?.focus();
    boot.showNotice('This page has been renewed.', 'Load it again');
    expect(document.activeElement).toBe(opener());
  });

  it('gives the focus back to what had it before the first of two notes, if that is still there', () => {
    opener()?.focus();
    boot.showNotice('It did not open.', 'Try again');
    boot.showNotice('This page has been renewed.', 'Load it again');
    expect(document.activeElement).toBe(note.action());
    note.close().click();
    expect(document.activeElement).toBe(opener());
    boot.showNotice('It did not open.', 'Try again');
    opener()?.remove();
    note.close().click();
    expect(note.words()).toBeUndefined();
  });
});

describe('a page that has been deployed anew', () => {
  let reloads: () => number;
  beforeEach(() => {
    reloads = countReloads();
  });

  it('is loaded again where nothing was typed, once for each deployment; then it is offered', () => {
    const closed = vi.fn();
    boot.offerReload(closed);
    expect(reloads()).toBe(1);
    expect(note.words()).toBeUndefined();
    boot.offerReload(closed);
    expect(reloads()).toBe(1);
    expect(note.words()).toBe('This page has been renewed.');
    note.action()?.click();
    expect(reloads()).toBe(2);
    expect(closed).not.toHaveBeenCalled();
  });

  it.each([
    ['text', 'input', 'Noor'],
    ['a message', 'textarea', 'Mornings'],
    ['a choice', 'select', 'lips'],
  ])('is not loaded over %s: that stays until the visitor wants it', (_what, selector, typed) => {
    field(selector).value = typed;
    boot.offerReload(() => undefined);
    expect(reloads()).toBe(0);
    expect([note.words(), note.action()?.textContent]).toEqual(['This page has been renewed.', 'Load it again']);
  });

  it('tells what nobody watches once, and whoever has pressed something each time', async () => {
    boot = await runLoader('/assets/index-2.js', () => new Promise(() => undefined));
    field('input').value = 'Noor';
    boot.offerReload();
    expect(note.words()).toBe('This page has been renewed.');
    note.close().click();
    boot.offerReload();
    expect(note.words()).toBeUndefined();
    boot.offerReload(() => undefined);
    expect(note.words()).toBe('This page has been renewed.');
  });
});
