import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { createElement, type ReactNode, type SyntheticEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { replayEarlyEvents } from '@/boot/replay';
import { indexedDbEarlyLeads } from '@/leads/earlyLeadStore';

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

/** Whether the browser would have gone on with the event by itself. */
const goesOn = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, createElement(Page));
  });
}

/** Lets frames of 16 ms pass. */
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

const disk = indexedDbEarlyLeads();
// The loader's listeners stay: it runs once in a page, and so it does in this file.
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

describe('a form that React does not manage yet', () => {
  it('is not sent into the address bar, but replayed once React is done with it, however late, with what was typed', async () => {
    expect(goesOn(form(), 'submit')).toBe(false);
    wait(60_000);
    // Marked is not managed.
    Object.assign(form(), { __reactProps$half: {} });
    wait(100);
    expect(submitted).not.toHaveBeenCalled();
    await hydrate();
    wait(32);
    expect(submitted.mock.calls).toEqual([['Noor']]);
    wait(1000);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('is sent in a page that is hidden too, where no frame comes', async () => {
    goesOn(form(), 'submit');
    await hydrate();
    await waitFor(() => expect(submitted.mock.calls).toEqual([['Noor']]));
  });

  it('and that the browser would refuse is looked at again once React has it: it speaks in the words of the page', async () => {
    find('input', HTMLInputElement).value = '';
    expect(goesOn(find('[type="submit"]', HTMLButtonElement), 'click')).toBe(false);
    const refused = vi.fn();
    form().addEventListener('invalid', refused, { capture: true });
    await hydrate();
    wait(32);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
    expect(window.boot?.earlyLeads.has(form())).toBe(false);
  });

  it('and is sent twice is one lead on the disk, with what was typed last', async () => {
    goesOn(form(), 'submit');
    const sid = window.boot?.earlyLeads.get(form()) ?? '';
    find('input', HTMLInputElement).value = 'Noor K.';
    goesOn(form(), 'submit');
    expect(window.boot?.earlyLeads.get(form())).toBe(sid);
    await waitFor(async () => expect((await disk.all()).find((lead) => lead.sid === sid)?.values).toEqual({ name: 'Noor K.' }));
  });

  it('is left to whoever delivers leads when it leaves the page: no frame asks for it again', () => {
    goesOn(form(), 'submit');
    expect(vi.getTimerCount()).toBe(1);
    const sent = form();
    sent.remove();
    wait(32);
    expect(vi.getTimerCount()).toBe(0);
    expect(formGone.mock.calls).toEqual([[sent]]);
  });
});

describe('a button that React does not manage yet', () => {
  it('is pressed again as soon as React has it; nobody else hears of the first press', async () => {
    const heard = vi.fn();
    document.addEventListener('click', heard, { capture: true, once: true });
    expect(goesOn(button('press'), 'click')).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('click', heard, { capture: true });
    await hydrate();
    wait(32);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is pressed in its new shape when the part that has come alive replaced it by another of its id', async () => {
    const old = button('press');
    goesOn(old, 'click');
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

  it('is given up after 10 s: nothing moves that the visitor no longer expects', async () => {
    goesOn(button('press'), 'click');
    wait(10_100);
    await hydrate();
    wait(1000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('opens its popover by itself, without a script; only a browser that knows none has to wait', () => {
    Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
    expect(goesOn(button('menu'), 'click')).toBe(true);
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    expect(goesOn(button('menu'), 'click')).toBe(false);
  });
});
