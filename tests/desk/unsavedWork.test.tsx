import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { noteDraftsOf, replyDraftsOf } from '@/desk/store/unsavedWork';

import { followUp } from '../support/fixtures';
import { asksBeforeClosing, member } from '../support/staff';
import { atTheDesk, cameAt, deskBackend, firstCells, lookAgain, maya, mine, newsOf, sentTo, showDesk } from '../support/staffAtDesk';

atTheDesk('15:47');
afterEach(() => {
  noteDraftsOf(member.id).keep('2', undefined);
  replyDraftsOf(member.id).keep('2', undefined);
});

const SOFIA = cameAt('14:08', { id: '2', name: 'Sofia Lindqvist' });
const WAITS = '1 change waits for the connection.';
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
  await screen.findByText(/^1 change waits for the connection\. It is a note, which is lost if this page is closed/);
  expect(asksBeforeClosing()).toBe(true);

  backend.desk.send.mockResolvedValue({ outcome: 'saved', followUp: followUp('2') });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
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
    expect(screen.getByRole('status').textContent).toMatch(/^Unsaved work waits in this tab\. Sign in with the same account/);
    expect(asksBeforeClosing()).toBe(true);

    backend.desk.send.mockClear();
    act(() => backend.tell(maya));
    await screen.findByText(/^Unsaved work of another account waits in this tab/);
    await openDetails();
    expect((await noteBox()).value).toBe('');
    expect(firstCells()).toEqual([['Sofia Lindqvist', '21 min left']]);
    await lookAgain();
    expect(backend.desk.send).not.toHaveBeenCalled();
    expect(asksBeforeClosing()).toBe(true);

    backend.desk.send.mockResolvedValue({ outcome: 'saved', followUp: followUp('2', mine) });
    act(() => backend.tell(null));
    await screen.findByText('Admin Login');
    act(() => backend.tell(member));
    await waitFor(() => expect(sentTo(backend)).toMatchObject([{ account: 'u1', action: { kind: 'claim' } }]));
    expect((await noteBox()).value).toBe('Prefers Arabic');
  });

  test('keeps an edited reply for its author until WhatsApp is opened with that reply', async () => {
    const backend = await showSofia();
    backend.desk.send.mockResolvedValue({ outcome: 'unanswered' });
    const reply = async (): Promise<HTMLElement> => await screen.findByDisplayValue(/ I’d be happy to help\./);
    await openDetails();
    await userEvent.type(await reply(), ' See you soon.');
    expect(asksBeforeClosing()).toBe(true);
    act(() => backend.tell(maya));
    await openDetails();
    expect(await reply()).not.toHaveProperty('value', expect.stringContaining('See you soon.'));
    act(() => backend.tell(member));
    await openDetails();
    expect(await reply()).toHaveProperty('value', expect.stringContaining('See you soon.'));

    backend.desk.send.mockImplementation(async ({ leadId }) => ({ outcome: 'saved', followUp: followUp(leadId) }));
    const [link] = screen.getAllByRole('link', { name: 'WhatsApp Sofia Lindqvist' }).slice(-1);
    await userEvent.click(link ?? document.body);
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
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
