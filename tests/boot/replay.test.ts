import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { createElement, type ReactNode, type SyntheticEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { onRecoverableError } from '@/boot/hydrate';
import { replayEarlyEvents } from '@/boot/replay';
import { indexedDbOutbox } from '@/leads/outboxStore';

import { runLoader } from './loaderPage';

const submitted = vi.fn<(name: string) => void>();
const pressed = vi.fn();
const formGone = vi.fn<(form: HTMLFormElement) => void>();

/** A page with a form and two buttons, as the server renders it. */
function Page(): ReactNode {
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted(String(new FormData(event.currentTarget).get('name')));
  };
  return createElement(
    'main',
    null,
    createElement(
      'form',
      { onSubmit, 'data-lead': 'lipBlushHero' },
      createElement('input', { name: 'name', required: true }),
      createElement('button', { type: 'submit' }, 'Send'),
    ),
    createElement('button', { type: 'button', id: 'press', onClick: pressed }, 'Show More'),
    createElement('button', { type: 'button', id: 'menu', popoverTarget: 'mobile-menu', onClick: pressed }, 'Menu'),
  );
}

let container: HTMLDivElement;
let root: Root | undefined;

function find<Found extends HTMLElement>(selector: string, kind: new () => Found): Found {
  const element = container.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`${selector} is not on the page`);
  return element;
}
const form = () => find('form', HTMLFormElement);
const button = (id: string) => find(`#${id}`, HTMLButtonElement);

/** Dispatches an event. Returns false if its default action was prevented. */
const dispatch = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, createElement(Page));
  });
}

/** Advances the clock, in frames of 16 ms. */
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function showPage(): void {
  container = document.createElement('div');
  container.innerHTML = renderToString(createElement(Page));
  document.body.append(container);
  find('input', HTMLInputElement).value = 'Noor';
}

const store = indexedDbOutbox();
// The loader's listeners cannot be removed, so it runs only once in this file, as it does on a page.
beforeAll(async () => {
  await runLoader('/assets/index.js', () => new Promise(() => undefined));
  replayEarlyEvents(formGone);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  submitted.mockReset();
  pressed.mockReset();
  formGone.mockReset();
  showPage();
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
  wait(32);
  vi.useRealTimers();
});

describe('a form sent before React manages it', () => {
  it('is not submitted into the URL, but replayed with its typed text once React has hydrated it, however late that is', async () => {
    expect(dispatch(form(), 'submit')).toBe(false);
    wait(60_000);
    // React has marked the form as its own, but does not manage it yet.
    Object.assign(form(), { __reactProps$half: {} });
    wait(100);
    expect(submitted).not.toHaveBeenCalled();
    await hydrate();
    wait(32);
    expect(submitted.mock.calls).toEqual([['Noor']]);
    wait(1000);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('is also replayed on a hidden page, which gets no animation frames', async () => {
    dispatch(form(), 'submit');
    await hydrate();
    await waitFor(() => expect(submitted.mock.calls).toEqual([['Noor']]));
  });

  it('is validated again once React manages it if it is invalid, so that the page shows its own messages', async () => {
    find('input', HTMLInputElement).value = '';
    expect(dispatch(find('[type="submit"]', HTMLButtonElement), 'click')).toBe(false);
    const refused = vi.fn();
    form().addEventListener('invalid', refused, { capture: true });
    await hydrate();
    wait(32);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
    expect(window.boot?.earlyLeads.has(form())).toBe(false);
  });

  it('is stored as one lead if it is sent twice, with the latest text', async () => {
    dispatch(form(), 'submit');
    const sid = window.boot?.earlyLeads.get(form()) ?? '';
    find('input', HTMLInputElement).value = 'Noor K.';
    dispatch(form(), 'submit');
    expect(window.boot?.earlyLeads.get(form())).toBe(sid);
    await waitFor(async () => expect((await store.all()).find((lead) => lead.sid === sid)).toMatchObject({ values: { name: 'Noor K.' } }));
  });

  it('is sent by its successor, under the same id, if React has replaced its HTML', async () => {
    Object.assign(window.boot?.changes ?? {}, { seen: true, ignoreOwn: () => [container] });
    dispatch(form(), 'submit');
    const sent = form();
    const sid = window.boot?.earlyLeads.get(sent);
    container.remove();
    onRecoverableError(new Error('mismatch'));
    wait(32);
    expect(formGone).not.toHaveBeenCalled();
    showPage();
    await hydrate();
    wait(32);
    expect(submitted.mock.calls).toEqual([['Noor']]);
    expect([window.boot?.earlyLeads.get(sent), window.boot?.earlyLeads.get(form())]).toEqual([undefined, sid]);
  });

  it('is handed to the delivery code when it is removed from the page, and is no longer polled', () => {
    dispatch(form(), 'submit');
    expect(vi.getTimerCount()).toBe(1);
    const sent = form();
    sent.remove();
    wait(32);
    expect(vi.getTimerCount()).toBe(0);
    expect(formGone.mock.calls).toEqual([[sent]]);
  });
});

describe('a button clicked before React manages it', () => {
  it('is clicked again as soon as React manages it; no other listener receives the first click', async () => {
    const heard = vi.fn();
    document.addEventListener('click', heard, { capture: true, once: true });
    expect(dispatch(button('press'), 'click')).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('click', heard, { capture: true });
    await hydrate();
    wait(32);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is clicked again even if hydration replaced it with another element of the same id', async () => {
    const old = button('press');
    dispatch(old, 'click');
    await hydrate();
    const next = Object.assign(document.createElement('button'), { id: 'press' });
    Object.assign(next, { __reactProps$new: {} });
    const heard = vi.fn();
    next.addEventListener('click', heard);
    old.replaceWith(next);
    wait(32);
    expect(heard).toHaveBeenCalledTimes(1);
    next.replaceWith(old);
  });

  it('is not clicked again after 10 s, when the visitor no longer expects anything to happen', async () => {
    dispatch(button('press'), 'click');
    wait(10_100);
    await hydrate();
    wait(1000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('opens its popover without a script; the click is held back only in a browser without popovers', () => {
    Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
    expect(dispatch(button('menu'), 'click')).toBe(true);
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    expect(dispatch(button('menu'), 'click')).toBe(false);
  });
});
