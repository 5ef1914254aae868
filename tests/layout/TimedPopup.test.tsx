import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { latePopupCard } from '@/layout/late';
import { lateTimedPopup } from '@/layout/lateFrame';
import { TimedPopup } from '@/layout/TimedPopup';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { CallbackButton } from '@/pages/microbladingNew/sections';

import { Delivery } from '../support/Delivery';

type Id = 'home' | 'browsLanding' | 'skinPen' | 'microbladingNew';

const submit = vi.fn<LeadDelivery['submit']>();

beforeEach(async () => {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue(true);
  await lateTimedPopup.get();
});
afterEach(() => {
  document.querySelector('template')?.remove();
  vi.useRealTimers();
});

const delivery: LeadDelivery = {
  path: () => '/',
  address: () => undefined,
  goTo: () => undefined,
  prepare: () => undefined,
  isReady: () => true,
  submit,
  insert: async () => 'delivered',
};

/** Renders a page with its popup. The page is either prerendered or reached by navigation within the site. */
async function showPage(id: Id, prerendered: boolean): Promise<void> {
  if (prerendered) {
    const template = document.body.appendChild(document.createElement('template'));
    template.dataset.popup = id;
    template.innerHTML = renderToString(
      (await latePopupCard.get())(id, delivery, () => undefined),
      { identifierPrefix: 'popup' },
    );
  }
  render(
    <MemoryRouter>
      <Delivery {...delivery}>
        <TimedPopup id={id} />
        <main>
          <h1>Microblading</h1>
          <a href="#prices">Prices</a>
          <CallbackButton label="Call me back" />
        </main>
      </Delivery>
    </MemoryRouter>,
  );
  await act(async () => undefined);
}

const closings = [
  ['X', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
] as const;
const opener = () => screen.getByRole('button', { name: 'Call me back' });
const nameField = () => screen.getByLabelText('Full Name');
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

describe.each([
  ['home', 3_000, true, ['Full Name', 'Phone Number', 'Service (optional)']],
  ['browsLanding', 2_000, true, ['Full Name', 'Email Address', 'Phone Number', 'Service (optional)']],
  ['skinPen', 2_000, true, ['Full Name', 'Email Address', 'Phone Number', 'Service (optional)']],
  ['microbladingNew', 3_000, false, ['Full Name', 'Phone Number']],
] as const)('%s', (id, delayMs, prerendered, fields) => {
  test('opens by itself after its delay, with its fields and the text for first-time clients; once closed it stays closed', async () => {
    vi.useFakeTimers();
    await showPage(id, prerendered);
    await act(() => vi.advanceTimersByTimeAsync(delayMs - 1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    const popup = await screen.findByRole('dialog');
    expect(popup.getAttribute('aria-modal')).toBe('false');
    expect(popup.getAttribute('aria-labelledby')).not.toBeNull();
    screen.getByText(/For first-time clients only/);
    expect(
      [...popup.querySelectorAll('form label')].map((label) => label.textContent).filter((text) => text !== 'Leave this empty'),
    ).toEqual(fields);
    expect(document.activeElement).toBe(document.body);
    // A prerendered popup hydrates on the first interaction.
    expect(isHydrated(nameField())).toBe(!prerendered);
    fireEvent.pointerDown(nameField());
    await waitFor(() => expect(isHydrated(nameField())).toBe(true));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test.each(closings)(
  'the button of a popup opens it with the focus on the first field; %s returns the focus to the button, every time',
  async (_, close) => {
    await showPage('microbladingNew', false);
    for (let time = 0; time < 2; time += 1) {
      act(() => opener().click());
      await screen.findByRole('dialog');
      await waitFor(() => expect(document.activeElement).toBe(nameField()));
      act(close);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener());
    }
  },
);

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
    if (name instanceof HTMLInputElement) name.value = 'Noor';
    await waitFor(() => expect(isHydrated(name)).toBe(true));
    expect(nameField()).toBe(name);
    fireEvent.input(screen.getByLabelText('Phone Number'), { target: { value: '+971 50 000 0001' } });
    await act(async () => screen.getByRole('button', { name: 'Request a Callback' }).click());
    await waitFor(() => expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Noor', whatsapp: '+971 50 000 0001' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('causes no React error if it is closed while it hydrates', async () => {
    const report = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    window.addEventListener('error', report);
    await open();
    nameField().dispatchEvent(new Event('pointerover', { bubbles: true }));
    // Only promises settle here, so React gets no task in between.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.removeEventListener('error', report);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  test('closes on Escape outside the popup without moving the focus', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Prices' });
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test('returns the focus on X to the element that had it before, or to the headline if there is none', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Prices' });
    const button = opener();
    button.remove();
    link.focus();
    nameField().focus();
    screen.getByLabelText('Phone Number').focus();
    act(closings[0][1]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);

    link.blur();
    link.after(button);
    act(() => button.click());
    button.remove();
    act(closings[0][1]);
    const headline = screen.getByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(headline);
    expect(headline.tabIndex).toBe(-1);
  });
});
