import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { followUp } from '../../leads/desk/desk';
import { atTheDesk, cameAt, deskBackend, showDesk } from './staffAtDesk';

atTheDesk('15:47');

const asksBeforeReload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before a note is lost that is being typed, or waits for the network', async () => {
  const backend = deskBackend([cameAt('14:08', { id: '2', full_name: 'Sofia Lindqvist' })]);
  await showDesk(backend);
  await screen.findByText('21 min left', { selector: 'th *' });
  await userEvent.click(screen.getByRole('button', { name: 'Sofia Lindqvist' }));
  expect(asksBeforeReload()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Add a note for the team' }), 'Call after six');
  expect(asksBeforeReload()).toBe(true);

  backend.desk.act.mockResolvedValueOnce({ outcome: 'unanswered' });
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText(/^1 change waits for the connection\. A note is among them: it is lost when this page is closed/);
  expect(asksBeforeReload()).toBe(true);

  backend.desk.act.mockResolvedValue({ outcome: 'saved', followUp: followUp('2') });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asksBeforeReload()).toBe(false));
});
