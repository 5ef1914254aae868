import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import LedLight from '@/pages/LedLight';

import { newVisit, submit, visit } from '../support/visit';

const OFFERS = [
  ['Book: Course of 6', 'Course of 6, AED 1,350'],
  ['Book: Add-on', 'Add-on, AED 200'],
  ['Book a session', ''],
] as const;

it('every Book button opens the dialog with the focus on its first field, its offer in the description and in the editable message; Escape returns the focus', async () => {
  newVisit();
  render(visit(<LedLight />, '/led-light-therapy-dubai'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelectorAll('button[aria-haspopup="dialog"]')).toHaveLength(6);
  for (const [name, message] of OFFERS) {
    const button = screen.getAllByRole('button', { name })[0] ?? document.body;
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Book Your LED Session', description: RegExp(`^${message || 'Tell us'}`) });
    const [nameField, messageField] = ['name', 'message'].map((field) => dialog.querySelector<HTMLInputElement>(`[name=${field}]`));
    expect(messageField?.value).toBe(message);
    await waitFor(() => expect(document.activeElement).toBe(nameField));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }

  fireEvent.click(screen.getAllByRole('button', { name: 'Book: Add-on' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, value] of [
    ['Full Name', 'Hessa A.'],
    ['WhatsApp', '+971 50 123 4567'],
    ['Message', 'Mornings'],
  ])
    fireEvent.input(dialog.getByLabelText(RegExp(`^${label}`)), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: 'Request an appointment' }));
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submit.mock.calls.map(([sent]) => [sent.message, sent.landingPage])).toEqual([['Mornings', 'led_booking']]);
});
