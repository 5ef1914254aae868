import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Bar } from '@/layout/Bar';
import { BookingModalProvider } from '@/layout/BookingModal';

import { Delivery } from '../Delivery';

const delivery = { prepare: () => undefined, isReady: () => true, submit: async () => true, insert: async () => true };

/** Presses Book Appointment in the bar of a page. */
async function book(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Delivery {...delivery}>
        <BookingModalProvider>
          <Bar />
        </BookingModalProvider>
      </Delivery>
    </MemoryRouter>,
  );
  expect(screen.queryByLabelText('Full Name')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: /Book Appointment/ })[0] ?? document.body);
}

test.each(['/waxing', '/home', '/thank-you', '/no-such-page', '/permanent-makeup-in-dubai'])(
  '%s: the bar’s Book Appointment opens the booking modal, with its form and its focus',
  async (path) => {
    await book(path);
    const modal = await screen.findByRole('dialog', { name: 'Book Your Appointment' });
    for (const label of ['Full Name', 'Email Address', 'Phone Number']) {
      expect(within(modal).getByLabelText(label)).toHaveProperty('required', true);
    }
    expect(within(modal).getByText('Select a service')).toBeTruthy();
    expect(modal.contains(document.activeElement)).toBe(true);
  },
);
