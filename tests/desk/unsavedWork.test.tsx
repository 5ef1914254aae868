import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { asksBeforeClosing, lookAgain, openOverview, press, showDesk, showDetails } from '../support/deskPage';
import { member } from '../support/staff';
import { actionsOf, atTheDesk, deskBackend, maya, mine, newsOf, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note for the team' });
const type = (value: string) => fireEvent.change(note(), { target: { value } });

/** Where staff type: how to get there, and the name of the field. */
const PLACES: [place: string, open: () => Promise<void>, field: string][] = [
  ['a note', async () => await press('Sofia Lindqvist'), 'Add a note for the team'],
  ['an edited reply', async () => await press('Sofia Lindqvist'), 'Message to Sofia Lindqvist'],
  ['an appointment', async () => await press('Sofia Lindqvist'), 'Price, AED'],
  ['a lead that is being added', async () => await press('Add a lead'), 'Full Name'],
  ['the spend on adverts', async () => await openOverview().then(async () => await press('Enter spend')), 'Instagram, AED'],
];

test.each(PLACES)('what is typed as %s waits for its author, through Logout and the session of a colleague', async (place, open, name) => {
  const field = async () => await screen.findByRole<HTMLInputElement>('textbox', { name });
  const backend = deskBackend([sofia], { '2': { ...mine, state: 'Booked' } });
  await showDesk(backend);
  await open();
  expect([(await field()).isConnected, asksBeforeClosing()]).toEqual([true, false]);
  await userEvent.type(await field(), '70707');
  expect(asksBeforeClosing()).toBe(true);
  await userEvent.keyboard('{Escape}');
  act(() => backend.tell(null));
  await screen.findByText(/^You have unsaved work in this tab\. Sign in with the same account/);

  act(() => backend.tell(maya));
  await screen.findByText(/^Another account has unsaved work in this tab/);
  await screen.findByText(/^Booked/, { selector: 'th *' });
  await open();
  expect((await field()).value).not.toContain('70707');
  await userEvent.keyboard('{Escape}');

  act(() => backend.tell(member));
  // The details with a note in them open by themselves.
  await screen.findByText(/^Booked/, { selector: 'th *' });
  if (place !== 'a note') await open();
  expect((await field()).value).toContain('70707');
  expect(asksBeforeClosing()).toBe(true);
});

test('an edited reply is no longer unsaved once WhatsApp is opened with it; a new account sees no toast of the previous one', async () => {
  const backend = deskBackend([sofia]);
  await showDetails(backend);
  await userEvent.type(await screen.findByDisplayValue(/ I’d be happy to help\./), ' See you soon.');
  await userEvent.click(screen.getAllByRole('link', { name: 'WhatsApp Sofia Lindqvist' }).at(-1) ?? document.body);
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  screen.getByDisplayValue(/See you soon\.$/);
  await screen.findByText('Failed to save');
  act(() => backend.tell(maya));
  await waitFor(() => expect(screen.queryByText('Failed to save')).toBeNull());
});

test('a note is not shortened if it is too long, is saved without characters that the database rejects, and is shown if its lead is gone', async () => {
  const backend = deskBackend([sofia]);
  backend.desk.send.mockResolvedValue({ outcome: 'gone' });
  await showDetails(backend);
  type('😀'.repeat(4_001));
  screen.getByText('Too long: 4,001 of 4,000 characters');
  await press('Save note');
  expect(note().value).toHaveLength(8_002);
  expect(actionsOf(backend)).toEqual([]);
  type('After\u0000 six \ud83d');
  await press('Save note');
  expect(actionsOf(backend)).toEqual([['2', { kind: 'note', text: 'After six \ufffd' }]]);
  const sentence = await screen.findByText('Sofia Lindqvist has been deleted.');
  expect(sentence.closest('[role=alert]')?.textContent).toMatch(/Your note was not saved: After six \ufffd$/);
});

test('if a colleague deletes a lead while I am typing a note on it, the page shows the unsaved text', async () => {
  const backend = deskBackend([sofia]);
  await showDetails(backend);
  await userEvent.type(note(), 'Prefers Arabic');
  newsOf(backend, { deleted: ['2'] });
  await lookAgain();
  const details = (await screen.findByText('Deleted', { selector: 'aside *' })).closest('aside');
  expect(details?.querySelector('a')).toBeNull();
  expect(note().value).toBe('Prefers Arabic');
  // A change made by a colleague must not move the focus.
  expect(document.activeElement).toBe(note());
  screen.getByText('Not saved: the lead was deleted');
  await press(/^All/);
  await screen.findByText('The lead was deleted before this note was saved:');
  screen.getByText('Prefers Arabic');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
});
