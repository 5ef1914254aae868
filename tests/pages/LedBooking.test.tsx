import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import LedLight from '@/pages/LedLight';

import { newVisit, submit, visit } from '../support/visit';

beforeEach(() => {
  newVisit();
  render(visit(<LedLight />, '/led-light-therapy-dubai'));
});

it('the dialog is closed at first, opens from every Book button with the focus on its first field, and returns the focus', async () => {
  // By selector, because a query by label reads the whole page twelve times.
  const field = () => document.querySelector<HTMLElement>('[role=dialog] [name=name]');
  expect(field()).toBeNull();
  const buttons = document.querySelectorAll<HTMLElement>('button[aria-haspopup="dialog"]');
  expect(buttons).toHaveLength(6);
  for (const button of buttons) {
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(field()).toBe(document.activeElement));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(field()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});

it.each([
  ['Book: Course of 6', /^Course of 6, AED 1,350/, 'Course of 6, AED 1,350'],
  ['Book: Add-on', /^Add-on, AED 200/, 'Add-on, AED 200'],
  ['Book a session', /^Tell us/, ''],
])('%s: the dialog names the offer in its description and its editable message', async (name, description, message) => {
  fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Your LED Session', description }));
  const field = dialog.getByLabelText(/^Message/);
  expect(field).toHaveProperty('value', message);
  fireEvent.input(field, { target: { value: 'Mornings' } });
  fireEvent.input(dialog.getByLabelText('Full Name'), { target: { value: 'Hessa A.' } });
  fireEvent.input(dialog.getByLabelText('WhatsApp'), { target: { value: '+971 50 123 4567' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Request an appointment' }));
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submit.mock.calls.map(([sent]) => [sent.message, sent.landingPage])).toEqual([['Mornings', 'led_booking']]);
});
