import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { TimedPopup } from '@/layout/TimedPopup';
import { LeadDeliveryProvider } from '@/leads/LeadDelivery';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

function show(id: 'home' | 'browsLanding' | 'skinPen' | 'microbladingNew') {
  const delivery = { prepare: () => undefined, isReady: () => true, submit: async () => true, insert: async () => true };
  return render(
    <LeadDeliveryProvider value={delivery}>
      <MemoryRouter>
        <TimedPopup id={id} />
      </MemoryRouter>
    </LeadDeliveryProvider>,
  );
}

/** §4, §9: the brows and skin-pen popups after 2 s, those of home and of the alternate microblading page after 3 s. */
describe.each([
  ['home', 3_000, ['Full Name', 'Phone Number', 'Service (optional)']],
  ['browsLanding', 2_000, ['Full Name', 'Email Address', 'Phone Number', 'Service (optional)']],
  ['skinPen', 2_000, ['Full Name', 'Email Address', 'Phone Number', 'Service (optional)']],
  ['microbladingNew', 3_000, ['Full Name', 'Phone Number']],
] as const)('%s', (id, delayMs, fields) => {
  test('opens by itself in time, for first-time clients only, with its fields; stays closed once closed', async () => {
    show(id);
    await act(() => vi.advanceTimersByTimeAsync(delayMs - 1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    const popup = await screen.findByRole('dialog');
    expect(popup.getAttribute('aria-modal')).toBe('false');
    expect(popup.getAttribute('aria-labelledby')).not.toBeNull();
    screen.getByText('For first-time clients only');
    expect(
      [...popup.querySelectorAll('form label')].map((label) => label.textContent).filter((text) => text !== 'Leave this empty'),
    ).toEqual(fields);
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
