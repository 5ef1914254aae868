import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { addedLeadsOf, appointmentDraftsOf, noteDraftsOf, replyDraftsOf, spendDraftsOf } from '@/desk/store/unsavedWork';

import { followUp } from '../support/fixtures';
import { asksBeforeClosing, member } from '../support/staff';
import { atTheDesk, cameAt, deskBackend, lookAgain, maya, mine, newsOf, openOverview, saved, showDesk } from '../support/staffAtDesk';

atTheDesk('15:47');
afterEach(() => {
  for (const drafts of [noteDraftsOf, replyDraftsOf, appointmentDraftsOf, addedLeadsOf, spendDraftsOf].map((of) => of(member.id)))
    for (const key of drafts.get().keys()) drafts.keep(key, undefined);
});

const SOFIA = cameAt('14:08', { id: '2', name: 'Sofia Lindqvist' });
const noteBox = (): Promise<HTMLTextAreaElement> => screen.findByRole('textbox', { name: 'Add a note for the team' });

async function showSofia(done: Parameters<typeof deskBackend>[1] = {}) {
  const backend = deskBackend([SOFIA], done);
  await showDesk(backend);
  await screen.findByText(/21 min left|Booked/, { selector: 'th *' });
  return backend;
}

async function openDetails(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Sofia Lindqvist' }));
}

async function saveNote(text: string): Promise<void> {
  await userEvent.click(await noteBox());
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
}

test('the browser asks for confirmation before it loses a note that is being typed or is not yet sent', async () => {
  const backend = await showSofia();
  await openDetails();
  expect(asksBeforeClosing()).toBe(false);
  await userEvent.type(await noteBox(), 'Call after six');
  expect(asksBeforeClosing()).toBe(true);

  backend.desk.send.mockResolvedValueOnce({ outcome: 'unanswered' });
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText(/^1 change will be sent when you’re back online\. It is a note, which is lost if this page is closed/);
  expect(asksBeforeClosing()).toBe(true);

  backend.desk.send.mockResolvedValue({ outcome: 'saved', followUp: followUp('2') });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
});

/** Where staff type, how to get there, and the field. */
const PLACES: Record<string, [open: () => Promise<void>, field: () => HTMLInputElement | HTMLTextAreaElement]> = {
  'a note': [openDetails, () => screen.getByRole('textbox', { name: 'Add a note for the team' })],
  'an edited reply': [openDetails, () => screen.getByRole('textbox', { name: 'Message to Sofia Lindqvist' })],
  'an appointment': [openDetails, () => screen.getByLabelText('Price, AED')],
  'a lead that is being added': [
    async () => await userEvent.click(await screen.findByRole('button', { name: 'Add a lead' })),
    () => screen.getByLabelText('Full Name'),
  ],
  'the spend on adverts': [
    async () => {
      await openOverview();
      await userEvent.click(screen.getByRole('button', { name: 'Enter spend' }));
      await screen.findByRole('dialog');
    },
    () => screen.getByRole('textbox', { name: 'Instagram, AED' }),
  ],
};

describe('on a shared computer', () => {
  test.each(Object.keys(PLACES))(
    'what is typed as %s waits for its author, through Logout and the session of a colleague',
    async (place) => {
      const [open, field] = PLACES[place] ?? [];
      if (!open || !field) throw new Error(place);
      const backend = await showSofia({ '2': { ...mine, state: 'Booked' } });
      await open();
      await waitFor(field);
      expect(asksBeforeClosing()).toBe(false);
      await userEvent.type(field(), '70707');
      expect(asksBeforeClosing()).toBe(true);
      await userEvent.keyboard('{Escape}');
      act(() => backend.tell(null));
      await screen.findByText(/^You have unsaved work in this tab\. Sign in with the same account/);

      act(() => backend.tell(maya));
      await screen.findByText(/^Another account has unsaved work in this tab/);
      await screen.findByText(/^Booked/, { selector: 'th *' });
      await open();
      await waitFor(() => expect(field().value).not.toContain('70707'));
      await userEvent.keyboard('{Escape}');

      act(() => backend.tell(member));
      // The details with a note in them open by themselves.
      await screen.findByText(/^Booked/, { selector: 'th *' });
      if (place !== 'a note') await open();
      await waitFor(() => expect(field().value).toContain('70707'));
      expect(asksBeforeClosing()).toBe(true);
    },
  );

  test('an edited reply is no longer unsaved once WhatsApp is opened with it', async () => {
    const backend = await showSofia();
    backend.desk.send.mockImplementation(saved({}));
    await openDetails();
    await userEvent.type(await screen.findByDisplayValue(/ I’d be happy to help\./), ' See you soon.');
    await userEvent.click(screen.getAllByRole('link', { name: 'WhatsApp Sofia Lindqvist' }).at(-1) ?? document.body);
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
    screen.getByDisplayValue(/See you soon\.$/);
  });

  test('a new account sees no toast of the previous one', async () => {
    const backend = await showSofia();
    const region = screen.getByRole('region', { name: 'Next to answer' });
    await userEvent.click(within(region).getByRole('button', { name: 'I have it' }));
    await screen.findByText('Failed to save');
    act(() => backend.tell(maya));
    await waitFor(() => expect(screen.queryByText('Failed to save')).toBeNull());
  });
});

describe('a note', () => {
  test('is saved without the characters that the database rejects', async () => {
    const backend = await showSofia();
    await openDetails();
    await saveNote('After\u0000 six \ud83d');
    expect(backend.desk.send.mock.calls[0]?.[0].action).toEqual({ kind: 'note', text: 'After six \ufffd' });
  });

  test('is not shortened if it is too long; a message gives the number of excess characters', async () => {
    const backend = await showSofia();
    await openDetails();
    await saveNote('😀'.repeat(4_001));
    await screen.findByText('Too long: 4,001 of 4,000 characters');
    expect((await noteBox()).value).toHaveLength(8_002);
    expect(backend.desk.send).not.toHaveBeenCalled();
    await userEvent.type(await noteBox(), '{Backspace}{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(backend.desk.send).toHaveBeenCalledTimes(1);
  });

  test('is shown in an alert if its lead was deleted before the note was saved', async () => {
    const backend = await showSofia();
    backend.desk.send.mockResolvedValue({ outcome: 'gone' });
    await openDetails();
    await saveNote('Prefers Arabic');
    const sentence = await screen.findByText('Sofia Lindqvist has been deleted.');
    expect(sentence.closest('[role=alert]')?.textContent).toMatch(/Your note was not saved: Prefers Arabic$/);
  });
});

test('if a colleague deletes a lead while I am typing a note on it, the page shows the unsaved text', async () => {
  const backend = await showSofia();
  await openDetails();
  await userEvent.type(await noteBox(), 'Prefers Arabic');
  newsOf(backend, { deleted: ['2'] });
  await lookAgain();
  const details = (await screen.findByText('Deleted', { selector: 'aside *' })).closest('aside');
  expect(details?.querySelector('a')).toBeNull();
  expect((await noteBox()).value).toBe('Prefers Arabic');
  // A change made by a colleague must not move the focus.
  expect(document.activeElement).toBe(await noteBox());
  screen.getByText('Not saved: the lead was deleted');
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  await screen.findByText('The lead was deleted before this note was saved:');
  screen.getByText('Prefers Arabic');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
});
