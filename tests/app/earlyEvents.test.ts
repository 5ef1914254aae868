import { act } from '@testing-library/react';
import { createElement, type ReactNode, type SyntheticEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { replayEarlyEvents } from '@/app/earlyEvents';

const submitted = vi.fn<(name: string) => void>();
const pressed = vi.fn();

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
      { onSubmit },
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

// From here on the listeners stay: the page calls this once, and so does this file.
beforeAll(() => {
  window.earlyEvents = { take: () => [] };
  replayEarlyEvents();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  submitted.mockReset();
  pressed.mockReset();
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
  it('is not sent into the address bar, but replayed as soon as React has it, with what was typed', async () => {
    expect(goesOn(form(), 'submit')).toBe(false);
    wait(1000);
    expect(submitted).not.toHaveBeenCalled();
    await hydrate();
    wait(32);
    expect(submitted.mock.calls).toEqual([['Noor']]);
    wait(1000);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('is never given up', async () => {
    goesOn(form(), 'submit');
    wait(60_000);
    await hydrate();
    wait(32);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('is sent by its submit button through its own checks: the click itself is left to the browser', () => {
    const send = find('[type="submit"]', HTMLButtonElement);
    expect(goesOn(send, 'click')).toBe(true);
  });

  it('is forgotten when it leaves the page: no frame asks for it again', () => {
    goesOn(form(), 'submit');
    wait(1000);
    expect(vi.getTimerCount()).toBe(1);
    form().remove();
    wait(32);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a button that React does not manage yet', () => {
  it('is pressed again as soon as React has it', async () => {
    expect(goesOn(button('press'), 'click')).toBe(false);
    await hydrate();
    wait(32);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is given up after 10 s: nothing moves that the visitor no longer expects', async () => {
    goesOn(button('press'), 'click');
    wait(10_100);
    await hydrate();
    wait(1000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('opens its popover by itself, without a script', () => {
    expect(goesOn(button('menu'), 'click')).toBe(true);
  });
});

it('leaves alone what React manages: one press, one event', async () => {
  await hydrate();
  act(() => button('press').click());
  act(() => form().requestSubmit());
  wait(1000);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(submitted.mock.calls).toEqual([['Noor']]);
});
