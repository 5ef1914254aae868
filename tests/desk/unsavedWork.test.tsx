import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { noteDraftsOf, replyDraftsOf } from '@/desk/store/unsavedWork';

import { followUp } from './fixtures';
import { member } from './staff';
import { atTheDesk, cameAt, deskBackend, firstCells, lookAgain, maya, mine, newsOf, showDesk } from './staffAtDesk';

atTheDesk('15:47');
afterEach(() => {
  noteDraftsOf(member.id).keep('2', undefined);
  replyDraftsOf(member.id).keep('2', undefined);
});

const SOFIA = cameAt('14:08', { id: '2', name: 'Sofia Lindqvist' });
const WAITS = '1 change will be sent when you’re back online.';
const asksBeforeReload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
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
  expect(asksBeforeReload()).toBe(false);
  await userEvent.type(await noteBox(), 'Call after six');
  expect(asksBeforeReload()).toBe(true);

  backend.desk.send.mockResolvedValueOnce({ outcome: 'unanswered' });
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText(/^1 change will be sent when you’re back online\. It is a note, which is lost if this page is closed/);
  expect(asksBeforeReload()).toBe(true);

  backend.desk.send.mockResolvedValue({ outcome: 'saved', followUp: followUp('2') });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asksBeforeReload()).toBe(false));
});

describe('a shared computer', () => {
  test('keeps an action and a note after Logout; a colleague’s session neither sends nor shows them', async () => {
    const backend = await showSofia();
    backend.desk.send.mockResolvedValue({ outcome: 'unanswered' });
    const region = screen.getByRole('region', { name: 'Next to answer' });
    await userEvent.click(within(region).getByRole('button', { name: 'I have it' }));
    await screen.findByText(WAITS);
    await openDetails();
    await userEvent.type(await noteBox(), 'Prefers Arabic');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Admin Login');
    expect(screen.getByRole('status').textContent).toMatch(/^You have unsaved work in this tab\. Sign in with the same account/);
    expect(asksBeforeReload()).toBe(true);

    backend.desk.send.mockClear();
    act(() => backend.tell(maya));
    await screen.findByText(/^Another account has unsaved work in this tab/);
    await openDetails();
    expect((await noteBox()).value).toBe('');
    expect(firstCells()).toEqual([['Sofia Lindqvist', '21 min left']]);
    await lookAgain();
    expect(backend.desk.send).not.toHaveBeenCalled();
    expect(asksBeforeReload()).toBe(true);

    backend.desk.send.mockResolvedValue({ outcome: 'saved', followUp: followUp('2', mine) });
    act(() => backend.tell(null));
    await screen.findByText('Admin Login');
    act(() => backend.tell(member));
    await waitFor(() =>
      expect(
        backend.desk.send.mock.calls.map(
          ([
            {
              account,
              action: { kind },
            },
          ]) => [account, kind],
        ),
      ).toEqual([['u1', 'claim']]),
    );
    expect((await noteBox()).value).toBe('Prefers Arabic');
  });

  test('keeps an edited reply for its author until WhatsApp is opened with that reply', async () => {
    const backend = await showSofia();
    backend.desk.send.mockResolvedValue({ outcome: 'unanswered' });
    const reply = async (): Promise<HTMLElement> => await screen.findByDisplayValue(/ I’d be happy to help\./);
    await openDetails();
    await userEvent.type(await reply(), ' See you soon.');
    expect(asksBeforeReload()).toBe(true);
    act(() => backend.tell(maya));
    await openDetails();
    expect(await reply()).not.toHaveProperty('value', expect.stringContaining('See you soon.'));
    act(() => backend.tell(member));
    await openDetails();
    expect(await reply()).toHaveProperty('value', expect.stringContaining('See you soon.'));

    backend.desk.send.mockImplementation(async ({ leadId }) => ({ outcome: 'saved', followUp: followUp(leadId) }));
    const [link] = screen.getAllByRole('link', { name: 'WhatsApp Sofia Lindqvist' }).slice(-1);
    await userEvent.click(link ?? document.body);
    await waitFor(() => expect(asksBeforeReload()).toBe(false));
    expect(await reply()).toHaveProperty('value', expect.stringContaining('See you soon.'));
  });

  test('shows no toast from the previous account to the next one', async () => {
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
  await screen.findByText('Deleted', { selector: 'aside *' });
  expect((await noteBox()).value).toBe('Prefers Arabic');
  screen.getByText('Not saved: the lead was deleted');
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  await screen.findByText('The lead was deleted before this note was saved:');
  screen.getByText('Prefers Arabic');
  expect(asksBeforeReload()).toBe(false);
});
