import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import LedLight from '@/pages/LedLight';

import { newVisit, submit, visit } from '../visit';

const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast }));

beforeEach(() => {
  newVisit();
  showToast.mockReset();
  render(visit(<LedLight />, '/led-light-therapy-dubai'));
});

async function sendNameAndPhone(form: HTMLElement): Promise<void> {
  await userEvent.type(within(form).getByLabelText(/^Full Name/), 'Hessa A.');
  await userEvent.type(within(form).getByLabelText(/^WhatsApp/), '+971 50 123 4567');
  await userEvent.click(within(form).getByRole('button', { name: 'Book Appointment' }));
}

const opener = (name: string) => screen.getAllByRole('button', { name })[0] ?? document.body;

it('is closed at first, and opens from every Book button', async () => {
  expect(screen.queryByRole('dialog')).toBeNull();
  const openers = screen.getAllByRole('button', { name: /^Book/ });
  expect(openers).toHaveLength(6);
  for (const button of openers) {
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Book Your LED Session' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  }
});

it('asks for full name and WhatsApp, optionally for a service and a message', async () => {
  await userEvent.click(opener('Book a session'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Your LED Session' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Full Name'));
  expect(dialog.getByLabelText('Full Name')).toHaveProperty('required', true);
  expect(dialog.getByLabelText('WhatsApp')).toHaveProperty('required', true);
  expect(dialog.getByLabelText(/^Message/)).toHaveProperty('required', false);
  expect(dialog.getByLabelText(/^Service/)).toBeTruthy();
  expect(dialog.queryByLabelText(/Email/)).toBeNull();
});

it('names the option it was opened beside, also in the message, which stays the visitor’s', async () => {
  await userEvent.click(opener('Book: Course of 6'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Your LED Session', description: /^Course of 6, AED 1,350/ }));
  expect(dialog.getByLabelText(/^Message/)).toHaveProperty('value', 'Course of 6, AED 1,350');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(opener('Book: Add-on'));
  const next = within(await screen.findByRole('dialog', { description: /^Add-on, AED 200/ }));
  expect(next.getByLabelText(/^Message/)).toHaveProperty('value', 'Add-on, AED 200');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(opener('Book a session'));
  const plain = within(await screen.findByRole('dialog', { description: /^Tell us/ }));
  expect(plain.getByLabelText(/^Message/)).toHaveProperty('value', '');
});

it('sends the message as the visitor left it', async () => {
  await userEvent.click(opener('Book: Single session'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.clear(within(dialog).getByLabelText(/^Message/));
  await sendNameAndPhone(dialog);
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(submit.mock.calls[0]?.[0].message).toBe('');
});

it('sends one lead, closes, and goes to /thank-you with the toast', async () => {
  await userEvent.click(opener('Book: Course of 6'));
  await sendNameAndPhone(await screen.findByRole('dialog'));
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[0]?.[0]).toEqual({
    name: 'Hessa A.',
    email: '',
    whatsapp: '+971 50 123 4567',
    service: '',
    message: 'Course of 6, AED 1,350',
    landingPage: 'led_booking',
  });
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Booking Request Sent!',
      text: "We'll contact you within 24 hours to confirm your appointment.",
      kind: 'success',
    }),
  );
});
