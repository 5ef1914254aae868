import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { HistoryEvent } from '@/desk/model/actions';

import { choose as chooseIn, member } from '../support/staff';
import { atTheDesk, cameAt, deskBackend, dubai, firstCells, mayas, mine, saved, sentTo, showDesk } from '../support/staffAtDesk';

atTheDesk('15:47');

const sofia = cameAt('14:08', {
  id: '2',
  name: 'Sofia Lindqvist',
  phone: '050 123 4567',
  email: 'sofia@example.com',
  message: 'I had lip blush two years ago.',
});
const omar = cameAt('15:00', { id: '3', name: 'Omar Said' });
const earlier = cameAt('03 12:00', { id: '1', name: 'S. Lindqvist', phone: '+971 50 123 4567', email: '' });
const leads = [omar, sofia, earlier];

const panel = () => within(screen.getByRole('complementary', { name: 'Lead details' }));
const row = (name: string) => screen.getByRole('button', { name });

async function open(backend = deskBackend(leads), name = 'Sofia Lindqvist') {
  await showDesk(backend);
  await screen.findByText('21 min left', { selector: 'th *' });
  await userEvent.click(row(name));
  return backend;
}

const sentActions = (backend: ReturnType<typeof deskBackend>) => sentTo(backend).map(({ leadId, action }) => [leadId, action]);
const message = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Sofia Lindqvist' });
const note = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note for the team' });

const choose = async (name: string, option: string) => await chooseIn(name, option, screen.getByRole('complementary'));

describe('the details', () => {
  test('open beside the list when a name is clicked, with everything known about the lead', async () => {
    const backend = deskBackend(leads);
    backend.desk.origin.mockResolvedValue({ channel: 'Google', campaign: 'spring-lips', landing: '/about', toldBy: 'visit' });
    await open(backend);
    expect(backend.desk.origin.mock.calls).toEqual([['2']]);
    await panel().findByText('Google · spring-lips · /about');
    expect(row('Sofia Lindqvist').getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    panel().getByRole('heading', { name: 'Sofia Lindqvist' });
    const said = screen.getByRole('complementary').textContent;
    for (const part of [
      'Lead 2 of 3',
      '21 min left',
      'Answer by 16:08',
      'Confirm by 21 Nov, 14:08',
      'I had lip blush two years ago.',
      'sofia@example.com',
      '050 123 4567',
      'lip-blush',
      'Only what helps to answer. No health details.',
    ]) {
      expect(said).toContain(part);
    }
    expect(panel().getByRole<HTMLAnchorElement>('link', { name: 'Mail Sofia Lindqvist' }).href).toBe('mailto:sofia@example.com');
  });

  test('can move to the next or previous lead and to another lead of the same person; closing focuses that lead’s name', async () => {
    await open();
    await userEvent.click(panel().getByRole('button', { name: 'Previous lead' }));
    panel().getByRole('heading', { name: 'Omar Said' });
    expect(panel().getByRole('button', { name: 'Previous lead' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(panel().getByRole('button', { name: 'Next lead' }));
    await userEvent.click(await panel().findByRole('button', { name: 'Also asked on 3 Nov 2026, 12:00' }));
    const heading = panel().getByRole('heading', { name: 'S. Lindqvist' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await userEvent.click(panel().getByRole('button', { name: 'Close details' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(row('S. Lindqvist'));
  });

  test('receive focus on Enter, keep it when an answered question disappears, and return focus to the card on Escape', async () => {
    const backend = deskBackend(leads, {
      '2': { ...mine, pendingContacts: [{ kind: 'whatsapp', at: dubai('15:40'), by: member.id, byName: 'staff' }] },
    });
    await showDesk(backend);
    const details = await screen.findByRole('button', { name: 'Details' });
    details.focus();
    await userEvent.keyboard('{Enter}');
    const heading = panel().getByRole('heading', { name: 'Sofia Lindqvist' });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(panel().getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(details);
    row('Omar Said').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(panel().getByRole('heading', { name: 'Omar Said' }));
  });
});

describe('state and owner', () => {
  test('a button sets the state; Lost asks for one of six reasons', async () => {
    const backend = await open();
    backend.desk.send.mockImplementation(saved({ state: 'Booked', ...mine }));
    const state = () => within(panel().getByRole('group', { name: 'State' }));
    expect(state().getByRole('button', { pressed: true }).textContent).toBe('New');
    await userEvent.click(state().getByRole('button', { name: 'Booked' }));
    await waitFor(() => expect(firstCells()[1]).toEqual(['Sofia Lindqvist', 'Booked · you']));
    expect(screen.queryByText(/^Confirm by/)).toBeNull();

    await userEvent.click(state().getByRole('button', { name: 'Lost' }));
    const why = within(await screen.findByRole('dialog', { name: 'Why?' }));
    expect(why.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
      'No answer',
      'Price',
      'Went elsewhere',
      'Not suitable',
      'Spam or test',
      'Asked not to be contacted',
      'Close',
    ]);
    await userEvent.click(why.getByRole('button', { name: 'Price' }));
    expect(sentActions(backend)).toEqual([
      ['2', { kind: 'state', state: 'Booked', lostReason: null }],
      ['2', { kind: 'state', state: 'Lost', lostReason: 'Price' }],
    ]);
  });

  test('a lead can be assigned to a colleague, and can be taken over from a colleague', async () => {
    const backend = deskBackend(leads, { '3': mayas });
    backend.desk.recentEvents.mockResolvedValue([{ leadId: '1', by: 'u3', byName: 'Lea', kind: 'note' }]);
    await open(backend);
    await userEvent.click(panel().getByRole('combobox', { name: 'Owner' }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toEqual(['Nobody', 'staff (you)', 'Lea', 'Maya']);
    await userEvent.click(screen.getByRole('option', { name: 'Maya' }));
    expect(sentActions(backend)).toEqual([['2', { kind: 'assign', owner: 'u2' }]]);
    await userEvent.click(row('Omar Said'));
    await userEvent.click(panel().getByRole('button', { name: 'Take over' }));
    expect(sentActions(backend)[1]).toEqual(['3', { kind: 'take' }]);
  });

  test('cannot be changed before follow-ups are loaded; the details work even if the lead’s origin cannot be loaded', async () => {
    const backend = deskBackend(leads);
    backend.desk.origin.mockRejectedValue(new Error('offline'));
    backend.desk.followUps.mockReturnValue(new Promise(() => undefined));
    await showDesk(backend);
    await userEvent.click(row('Sofia Lindqvist'));
    const booked = panel().getByRole('button', { name: 'Booked' });
    expect(booked.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(booked);
    expect(backend.desk.send).not.toHaveBeenCalled();
    await waitFor(() => expect(panel().getByText('Came from').nextSibling?.textContent).toBe('Could not be loaded'));
  });
});

describe('the reply', () => {
  test('can be edited, and the last WhatsApp link sends it; in Arabic, Latin values are wrapped in bidi isolates', async () => {
    await open();
    const href = () =>
      panel()
        .getAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
        .at(-1)?.href ?? '';
    const sent = () => new URL(href()).searchParams.get('text');
    await userEvent.type(message(), '!');
    expect(sent()).toBe(message().value);
    expect(message().value).toMatch(/^Hello Sofia, this is staff from Atelier Marina .*complimentary\.!$/);
    const pick = (group: string, name: string) =>
      userEvent.click(within(panel().getByRole('group', { name: group })).getByRole('button', { name }));
    await pick('Language', 'العربية');
    const question = within(screen.getByRole('alertdialog', { name: 'Replace the edited message?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(message().value).toMatch(/!$/);
    await pick('Language', 'العربية');
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    expect(message().value).toMatch(/، معكِ \u2068staff/);
    await pick('Address', 'Plural');
    expect(message().value).toMatch(/^مرحباً \u2068Sofia\u2069، معكم \u2068staff\u2069 من \u2068Atelier Marina\u2069 في دبي مارينا/);
    expect(message().value).toContain('عن توريد الشفاه');
    expect(sent()).toBe(message().value);
  });

  test('cannot be sent while a placeholder in it is not filled in', async () => {
    await open();
    await choose('Reply', 'Two times');
    panel().getByText('Fill in day and time first.');
    const links = panel().getAllByRole('link', { name: 'WhatsApp Sofia Lindqvist' });
    expect(links.map((link) => [link.getAttribute('aria-disabled'), link.getAttribute('href')])).toEqual([
      ['true', null],
      ['true', null],
    ]);
    fireEvent.change(message(), { target: { value: 'Saturday at 11:00 or 15:00?' } });
    expect(panel().queryByText('Fill in day and time first.')).toBeNull();
    expect(panel().getAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })[1]?.href).toContain('Saturday');
    // Drafts outlive the panel, so this one would meet the next test.
    await choose('Reply', 'First answer');
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  });

  test('“Last question” warns against sending it within a day', async () => {
    await open();
    await choose('Reply', 'Last question');
    expect(panel().getByText('Not before 21 Nov, 14:08.')).toBeDefined();
    expect(panel().getByText('Send this only once to each lead. The history does not show which reply was sent.')).toBeDefined();
  });

  test('can be copied', async () => {
    await open();
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await userEvent.click(panel().getByRole('button', { name: 'Copy text' }));
    expect(write).toHaveBeenCalledWith(message().value);
  });
});

describe('notes', () => {
  beforeEach(() => vi.restoreAllMocks());

  test('are saved only by the button or Ctrl+Enter', async () => {
    const backend = await open();
    backend.desk.send.mockImplementation(saved({}));
    await userEvent.type(note(), 'Call after six');
    panel().getByText('Not saved yet');
    await userEvent.tab();
    expect(backend.desk.send).not.toHaveBeenCalled();
    await userEvent.click(panel().getByRole('button', { name: 'Save note' }));
    expect(note().value).toBe('');
    await userEvent.type(note(), 'Prefers Arabic{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(sentActions(backend)).toEqual([
        ['2', { kind: 'note', text: 'Call after six' }],
        ['2', { kind: 'note', text: 'Prefers Arabic' }],
      ]),
    );
    expect(panel().queryByText('Not saved yet')).toBeNull();
  });

  test('a note that the server refuses returns to its text box', async () => {
    await open();
    await userEvent.type(note(), 'Call after six');
    await userEvent.click(panel().getByRole('button', { name: 'Save note' }));
    await screen.findByText('Failed to save');
    expect(note().value).toBe('Call after six');
    fireEvent.change(note(), { target: { value: '' } });
  });

  test('an unsaved note is discarded only after a confirmation', async () => {
    await open();
    await userEvent.type(note(), 'Call after six');
    await userEvent.click(panel().getByRole('button', { name: 'Close details' }));
    const question = () => within(screen.getByRole('alertdialog', { name: 'Leave without saving the note?' }));
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    expect(note().value).toBe('Call after six');
    await userEvent.click(row('Omar Said'));
    await userEvent.click(question().getByRole('button', { name: 'Leave' }));
    panel().getByRole('heading', { name: 'Omar Said' });
    await userEvent.click(row('Sofia Lindqvist'));
    expect(note().value).toBe('');
  });
});

describe('history', () => {
  const events: HistoryEvent[] = [
    { id: 'a', at: dubai('14:20'), by: 'u2', byName: 'Maya', kind: 'whatsapp', value: null },
    { id: 'b', at: dubai('15:00'), by: 'u2', byName: 'Maya', kind: 'note', value: 'Call after six' },
    { id: 'c', at: dubai('15:46'), by: member.id, byName: 'staff', kind: 'state', value: 'Contacted' },
  ];

  test('lists each action, newest first, and undoes my last one', async () => {
    const backend = deskBackend(leads);
    backend.desk.history.mockResolvedValue(events);
    await open(backend);
    const list = within(await panel().findByRole('list', { name: 'History' }));
    const lines = await list.findAllByRole('listitem');
    expect(lines.map((line) => line.firstElementChild?.textContent)).toEqual([
      '20 Nov, 15:46 · you · Set to Contacted',
      '20 Nov, 15:00 · Maya · Call after six',
      '20 Nov, 14:20 · Maya · WhatsApp opened',
    ]);
    backend.desk.send.mockImplementation(saved({}));
    backend.desk.history.mockResolvedValue([...events, { ...(events[2] as HistoryEvent), id: 'd', kind: 'undo', value: 'c' }]);
    await userEvent.click(list.getByRole('button', { name: 'Undo' }));
    expect(sentActions(backend)).toEqual([['2', { kind: 'undo', actionId: 'c' }]]);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
    expect(list.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
