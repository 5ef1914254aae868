import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { isHydrated } from '@/boot/hydrated';
import { latePopupCard } from '@/layout/late';
import { lateTimedPopup } from '@/layout/lateFrame';
import { type PopupRule, timePopup } from '@/layout/popupTiming';
import { TimedPopup } from '@/layout/TimedPopup';
import { rememberLeadSent } from '@/leads/sentLeads';
import { registerOverlay } from '@/lib/overlays';
import { requestPopup } from '@/lib/popupRequests';
import { CallbackButton } from '@/pages/microbladingNew/sections';

import { fakeBoot } from '../support/fakeBoot';
import { moveNear } from '../support/screenDouble';
import { delivery, newVisit, submit, visit } from '../support/visit';

type Id = 'home' | 'browsLanding' | 'skinPen' | 'microbladingNew';

beforeEach(async () => {
  newVisit();
  await lateTimedPopup.get();
});

/** Renders a page with its popup. The page is either prerendered or reached by navigation within the site. */
async function showPage(id: Id, prerendered: boolean) {
  if (prerendered) {
    const template = document.body.appendChild(document.createElement('template'));
    template.dataset.popup = id;
    template.innerHTML = renderToString(
      (await latePopupCard.get())(id, delivery, () => undefined),
      { identifierPrefix: 'popup' },
    );
  }
  const page = (
    <main>
      <TimedPopup id={id} />
      <h1>Microblading</h1>
      <a href="#prices">Prices</a>
      <CallbackButton label="Call me back" />
    </main>
  );
  const shown = render(visit(page, '/'));
  await act(async () => undefined);
  return shown;
}

const popup = () => screen.queryByRole('dialog');
const opener = () => screen.getByRole('button', { name: 'Call me back' });
const prices = () => screen.getByRole('link', { name: 'Prices' });
const nameField = () => screen.getByLabelText<HTMLInputElement>('Full Name');
const pressClose = () => act(() => screen.getByRole('button', { name: 'Close' }).click());
const pressEscape = () => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));

const state = () => [popup(), document.activeElement];

test.each([
  ['home', 3_000, true, ['Full Name', 'Phone Number', 'Service (optional)']],
  ['browsLanding', 2_000, true, ['Full Name', 'Email Address', 'Phone Number', 'Service (optional)']],
  ['skinPen', 2_000, true, ['Full Name', 'Email Address', 'Phone Number', 'Service (optional)']],
  ['microbladingNew', 3_000, false, ['Full Name', 'Phone Number']],
] as const)('%s opens by itself after its delay, with its fields, until it is closed', async (id, delayMs, prerendered, fields) => {
  vi.useFakeTimers();
  // Not on a page that the visitor has left.
  (await showPage(id, prerendered)).unmount();
  await act(() => vi.advanceTimersByTimeAsync(delayMs));
  await showPage(id, prerendered);
  await act(() => vi.advanceTimersByTimeAsync(delayMs - 1));
  expect(popup()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  const dialog = await screen.findByRole('dialog');
  expect([dialog.getAttribute('aria-modal'), dialog.hasAttribute('aria-labelledby')]).toEqual(['false', true]);
  expect(document.activeElement).toBe(document.body);
  screen.getByText(/For first-time clients only/);
  expect([...dialog.querySelectorAll('form label')].map(({ textContent }) => textContent)).toEqual([...fields, 'Leave this empty']);
  // A prerendered popup hydrates on the first interaction.
  expect(isHydrated(nameField())).toBe(!prerendered);
  fireEvent.pointerDown(nameField());
  await waitFor(() => expect(isHydrated(nameField())).toBe(true));
  pressClose();
  expect(popup()).toBeNull();
});

test('the button of a popup opens it with the focus on the first field; X and Escape return the focus to the button, every time', async () => {
  await showPage('microbladingNew', false);
  // Focused elements scroll clear of the popup. jsdom places it at the top.
  const padding = () => document.documentElement.style.scrollPaddingBottom;
  for (const close of [pressClose, pressEscape, pressClose, pressEscape]) {
    act(() => opener().click());
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(nameField()));
    await waitFor(() => expect(padding()).toBe(`${window.innerHeight - 160}px`));
    close();
    expect([...state(), padding()]).toEqual([null, opener(), '']);
  }
});

test('from 768 px the popup hides while a form or table that was scrolled to is behind it, but not with the focus inside', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(768);
  await showPage('microbladingNew', false);
  const [behindAtFirst, reached] = [document.createElement('form'), document.createElement('table')];
  screen.getByRole('main').append(behindAtFirst, reached);
  act(() => opener().click());
  await waitFor(() => expect(document.documentElement.style.scrollPaddingBottom).not.toBe(''));
  const isShownWith = (element: Element, isBehind: boolean) => moveNear(element, isBehind).then(() => popup() !== null);
  const shown = [await isShownWith(behindAtFirst, true), await isShownWith(reached, false), await isShownWith(reached, true)];
  act(() => prices().focus());
  shown.push(await isShownWith(reached, true), await isShownWith(reached, false));
  expect(shown).toEqual([true, true, true, false, true]);
});

describe("a popup prerendered in its page's HTML", () => {
  const open = async (): Promise<void> => {
    await showPage('microbladingNew', true);
    act(() => opener().click());
    opener().focus();
  };

  test('keeps and sends text typed before it hydrates', async () => {
    await open();
    const name = nameField();
    expect(isHydrated(name)).toBe(false);
    name.value = 'Noor';
    await waitFor(() => expect(isHydrated(name)).toBe(true));
    expect(nameField()).toBe(name);
    fireEvent.input(screen.getByLabelText('Phone Number'), { target: { value: '+971 50 000 0001' } });
    await act(async () => screen.getByRole('button', { name: 'Request a Callback' }).click());
    await waitFor(() => expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Noor', whatsapp: '+971 50 000 0001' }));
    await waitFor(() => expect(popup()).toBeNull());
  });

  test('causes no React error if it is closed while it hydrates', async () => {
    await open();
    const report = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    window.addEventListener('error', report);
    nameField().dispatchEvent(new Event('pointerover', { bubbles: true }));
    // Only promises settle here, so React gets no task in between.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.removeEventListener('error', report);
    expect([popup(), report.mock.calls]).toEqual([null, []]);
  });

  test('leaves the focus outside on Escape; on X returns it to the element that had it before, or to the headline', async () => {
    await open();
    const [link, button] = [prices(), opener()];
    link.focus();
    pressEscape();
    expect(state()).toEqual([null, link]);

    act(() => button.click());
    button.remove();
    for (const element of [link, nameField(), screen.getByLabelText('Phone Number')]) element.focus();
    pressClose();
    expect(state()).toEqual([null, link]);

    link.blur();
    link.after(button);
    act(() => button.click());
    button.remove();
    pressClose();
    const headline = screen.getByRole('heading', { level: 1 });
    expect(state()).toEqual([null, headline]);
    expect(headline.tabIndex).toBe(-1);
  });
});

describe('the timing of popups', () => {
  /** Each test has a popup of its own, because a popup opens by itself only once. */
  let id = 'popup-0';
  const open = vi.fn<(asked: boolean) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    open.mockReset();
    window.scrollY = 0;
    id = `popup-${Number(id.slice(6)) + 1}`;
  });

  function show(rule: PopupRule = { delayMs: 3_000, scrollPx: 100 }) {
    const stop = timePopup(id, rule, open);
    onTestFinished(stop);
    return stop;
  }

  function scrollTo(top: number) {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  }
  /** Scrolls two seconds before the scripts start. */
  function scrollBeforeScripts(top: number) {
    fakeBoot({ scrolledAt: performance.now() - 2_000 });
    window.scrollY = top;
  }

  /** Advances the clock. Returns the calls of `open` so far: true for a popup opened by a button, false for one that opens by itself. */
  function opened(afterMs: number) {
    vi.advanceTimersByTime(afterMs);
    return open.mock.calls.flat();
  }
  test.each<[string, begin: () => void, afterMs: number]>([
    ['3 s after the load', show, 3_000],
    ['2 s after the load, regardless of scrolling, if its delay is 2 s', () => [scrollBeforeScripts(500), show({ delayMs: 2_000 })], 2_000],
    ['at the same time if a scroll past 100 px has started a second timer', () => [show(), opened(1_000), scrollTo(101)], 2_000],
    ['3 s after a scroll past 100 px that came before the scripts had loaded', () => [scrollBeforeScripts(101), show()], 1_000],
    ['3 s after the load if that scroll did not pass 100 px', () => [scrollBeforeScripts(100), show()], 3_000],
  ])('the popup opens exactly once, %s', (_when, begin, afterMs) => {
    begin();
    expect([opened(afterMs - 1), opened(1), opened(10_000)]).toEqual([[], [false], [false]]);
  });

  test('the popup does not open again when the visitor returns to the page within the site', () => {
    const stop = show();
    expect(opened(3_000)).toEqual([false]);
    stop();
    show();
    expect(opened(10_000)).toEqual([false]);
  });

  test('the popup does not open after a lead was sent in this tab, or on a page that the visitor has left', () => {
    show()();
    expect(opened(10_000)).toEqual([]);
    rememberLeadSent();
    show();
    expect(opened(10_000)).toEqual([]);
  });

  test('the popup waits while an overlay covers the page, and while the visitor types in a field', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const release = registerOverlay();
    show();
    expect(opened(10_000)).toEqual([]);
    field.focus();
    release();
    expect(opened(10_000)).toEqual([]);
    field.blur();
    expect(opened(1)).toEqual([false]);
  });

  test('a button opens the popup at any time, even after a lead was sent; once closed, the popup does not open by itself', () => {
    const stop = show();
    requestPopup('another');
    expect(opened(0)).toEqual([]);
    requestPopup(id);
    expect(opened(10_000)).toEqual([true]);
    stop();
    rememberLeadSent();
    // The script of the popups may load after the click.
    requestPopup(id);
    expect(opened(0)).toEqual([true]);
    for (const stopAgain of [show(), show()]) stopAgain();
    expect(opened(0)).toEqual([true, true]);
  });
});
