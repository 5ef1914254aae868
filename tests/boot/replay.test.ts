import 'fake-indexeddb/auto';
import { act, render, waitFor } from '@testing-library/react';
import { createElement, type ReactNode, type SyntheticEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Boot } from '@/boot/boot';
import { onRecoverableError } from '@/boot/hydrate';
import { replayEarlyEvents } from '@/boot/replay';
import { indexedDbOutbox } from '@/leads/outbox/store';
import { ReadableButton } from '@/ui/ReadableButton';

import { runLoader } from './loaderPage';

const submitted = vi.fn<(name: string) => void>();
const pressed = vi.fn();
const formGone = vi.fn<(form: HTMLFormElement) => void>();

/** A page with a form and three buttons, as the server renders it. */
function Page(): ReactNode {
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted(String(new FormData(event.currentTarget).get('name')));
  };
  const field = createElement('input', { name: 'name', required: true });
  return createElement(
    'main',
    null,
    createElement('form', { onSubmit, 'data-lead': 'lipBlushHero' }, field, createElement('button', { type: 'submit' }, 'Send')),
    createElement('button', { type: 'button', id: 'press', onClick: pressed }, 'Show More'),
    createElement(ReadableButton, { id: 'price', onClick: pressed }, 'AED 250'),
    createElement('button', { type: 'button', id: 'menu', popoverTarget: 'mobile-menu', onClick: pressed }, 'Menu'),
  );
}

let boot: Boot;
let container: HTMLDivElement;

const form = () => container.querySelector('form') ?? document.createElement('form');
const field = () => container.querySelector('input') ?? document.createElement('input');
const button = (selector: string) => container.querySelector(selector) ?? document.body;

/** Dispatches an event. Returns false if its default action was prevented. */
const dispatch = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

/** Advances the clock, in frames of 16 ms. */
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Lets React hydrate the page, and waits for the next frames. */
function hydrate(ms = 32): void {
  render(createElement(Page), { container, hydrate: true });
  wait(ms);
}

function showPage(): void {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createElement(Page));
  field().value = 'Noor';
}

// The loader's listeners cannot be removed, so it runs only once in this file, as it does on a page.
beforeAll(async () => {
  boot = await runLoader('/assets/index.js', () => new Promise(() => undefined));
  replayEarlyEvents(formGone);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  for (const mock of [submitted, pressed, formGone]) mock.mockReset();
  showPage();
});

afterEach(() => {
  container.remove();
  wait(32);
});

describe('a form sent before React manages it', () => {
  it('is not submitted into the URL, but replayed with its typed text once React has hydrated it, however late that is', () => {
    expect(dispatch(form(), 'submit')).toBe(false);
    wait(60_000);
    // React has marked the form as its own, but does not manage it yet.
    Object.assign(form(), { __reactProps$half: {} });
    wait(100);
    expect(submitted).not.toHaveBeenCalled();
    hydrate(1_000);
    expect(submitted.mock.calls).toEqual([['Noor']]);
  });

  it('is also replayed on a hidden page, which gets no animation frames', async () => {
    dispatch(form(), 'submit');
    hydrate(0);
    await waitFor(() => expect(submitted.mock.calls).toEqual([['Noor']]));
  });

  it('is validated again once React manages it if it is invalid, so that the page shows its own messages', () => {
    field().value = '';
    expect(dispatch(button('[type="submit"]'), 'click')).toBe(false);
    const refused = vi.fn();
    form().addEventListener('invalid', refused, { capture: true });
    hydrate();
    expect([refused.mock.calls.length, submitted.mock.calls, boot.earlyLeads.has(form())]).toEqual([1, [], false]);
  });

  it('is stored as one lead if it is sent twice, with the latest text', async () => {
    dispatch(form(), 'submit');
    const sid = boot.earlyLeads.get(form()) ?? '';
    field().value = 'Noor K.';
    dispatch(form(), 'submit');
    expect(boot.earlyLeads.get(form())).toBe(sid);
    const stored = async () => (await indexedDbOutbox().all()).find((lead) => lead.sid === sid);
    await waitFor(async () => expect(await stored()).toMatchObject({ values: { name: 'Noor K.' } }));
  });

  it('is stored although the browser has closed the database, unless a new connection is dead as well', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const dead = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const fail = () => {
      throw new DOMException('', 'InvalidStateError');
    };
    dispatch(field(), 'keydown');
    await vi.waitFor(() => expect(open.mock.results[0]?.value.result).toBeDefined());
    open.mock.results[0]?.value.result.close();
    expect(await boot.saveEarlyLead(form())).toBe(true);
    dead.mockImplementationOnce(fail).mockImplementationOnce(fail);
    expect(await boot.saveEarlyLead(form())).toBe(false);
    expect(await boot.saveEarlyLead(form())).toBe(true);
    expect(open).toHaveBeenCalledTimes(5);
  });

  it('is sent by its successor, under the same id, if React has replaced its HTML', () => {
    Object.assign(boot.changes, { seen: true, ignoreOwn: () => [container] });
    dispatch(form(), 'submit');
    const sent = form();
    const sid = boot.earlyLeads.get(sent);
    container.remove();
    onRecoverableError(new Error('mismatch'));
    wait(32);
    expect(formGone).not.toHaveBeenCalled();
    showPage();
    hydrate();
    expect(submitted.mock.calls).toEqual([['Noor']]);
    expect([boot.earlyLeads.get(sent), boot.earlyLeads.get(form())]).toEqual([undefined, sid]);
  });

  it('is handed to the delivery code when it is removed from the page, and is no longer polled', () => {
    dispatch(form(), 'submit');
    expect(vi.getTimerCount()).toBe(1);
    const sent = form();
    sent.remove();
    wait(32);
    expect([vi.getTimerCount(), formGone.mock.calls]).toEqual([0, [[sent]]]);
  });
});

describe('a button clicked before React manages it', () => {
  it('is clicked again as soon as React manages it; no other listener receives the first click', () => {
    const heard = vi.fn();
    document.addEventListener('click', heard, { capture: true, once: true });
    expect(dispatch(button('#press'), 'click')).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('click', heard, { capture: true });
    hydrate();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each(['Enter', ' '])('is pressed by its key %j if it is text, once, and the page does not scroll', (key) => {
    const press = (repeat: boolean) =>
      button('#price').dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
    expect([press(false), press(true)]).toEqual([false, false]);
    hydrate();
    button('#price').dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is clicked again even if hydration replaced it with another element of the same id', () => {
    const old = button('#press');
    dispatch(old, 'click');
    hydrate(0);
    const next = Object.assign(document.createElement('button'), { id: 'press', __reactProps$new: {} });
    const heard = vi.fn();
    next.addEventListener('click', heard);
    old.replaceWith(next);
    wait(32);
    expect(heard).toHaveBeenCalledTimes(1);
    next.replaceWith(old);
  });

  it('is not clicked again after 10 s, when the visitor no longer expects anything to happen', () => {
    dispatch(button('#press'), 'click');
    wait(10_100);
    hydrate(1_000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('opens its popover without a script; the click is held back only in a browser without popovers', () => {
    Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
    expect(dispatch(button('#menu'), 'click')).toBe(true);
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    expect(dispatch(button('#menu'), 'click')).toBe(false);
  });
});
