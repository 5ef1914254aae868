import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { insert, newVisit, submit } from '../support/visit';
import { fillIn, press, requiredLabels, show } from './formVisit';

// By agreement with the customer, these forms send nothing.

beforeEach(newVisit);
afterEach(() => expect([submit.mock.calls, insert.mock.calls, screen.queryByText('Thank you')]).toEqual([[], [], null]));

test('brows page: the form requires name, email and phone; after 1.2 s it is cleared and shows the alert, without a request', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  show('browsPage', '/brows-lashes');
  expect(requiredLabels()).toEqual(['Full Name', 'Email Address', 'Phone Number']);
  fillIn();
  vi.useFakeTimers();
  press();
  await act(() => vi.advanceTimersByTimeAsync(1_199));
  expect(alert).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(alert).toHaveBeenCalledExactlyOnceWith('Your request has been sent!');
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '');
});

test('home-facials callback: the form logs a line without the typed text, and tells the visitor that request wasn’t sent', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  show('homeFacialsCallback', '/home-facials');
  expect(requiredLabels()).toEqual(['Full Name', 'Phone Number']);
  fillIn();
  press();
  await screen.findByText(/request wasn’t sent/);
  expect(info).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(info.mock.calls)).not.toContain('Hessa');
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Hessa A.');
});
