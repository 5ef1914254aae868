import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { HistoryEvent } from '@/desk/model/actions';

import { asksBeforeClosing, card, choose, counter, firstCells, panel, press, showDesk, showDetails } from '../support/deskPage';
import { at } from '../support/fixtures';
import { installMedia } from '../support/screenDouble';
import { member, showStaff } from '../support/staff';
import { actionsOf, atTheDesk, cameAt, deskBackend, mayas, mine, omar, saved, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const earlier = cameAt('03 12:00', { id: '3', name: 'S. Lindqvist', phone: '+971 50 123 4567', email: '' });
const message = 'I had lip blush two years ago.';
const leads = [omar, cameAt('14:08', { ...sofia, email: 'sofia@example.com', message }), earlier];

const inPanel = () => within(panel());
const heading = (name: string) => inPanel().getByRole('heading', { name });
const row = (name: string) => screen.getByRole('button', { name });
const reply = () => inPanel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Sofia Lindqvist' });
const note = () => inPanel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note for the team' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('details open beside the list when a name is clicked, move to other leads, and return the focus to the name on closing', async () => {
  const backend = deskBackend(leads);
  backend.desk.origin.mockResolvedValue({ channel: 'Google', campaign: 'spring-lips', firstPage: '/about', toldBy: 'visit' });
  await showDetails(backend);
  expect(backend.desk.origin.mock.calls).toEqual([['2']]);
  await inPanel().findByText('Google · spring-lips · /about');
  expect(row('Sofia Lindqvist').getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  heading('Sofia Lindqvist');
  const shown =
    'Lead 2 of 3|21 min left|Answer by 16:08|Confirm by 21 Nov, 14:08|sofia@example.com|050 123 4567|lip-blush|' +
    `Only what helps to answer. No health details.|${message}`;
  for (const text of shown.split('|')) expect(panel().textContent).toContain(text);
  expect(inPanel().getByRole('link', { name: 'Mail Sofia Lindqvist' })).toHaveProperty('href', 'mailto:sofia@example.com');

  await press('Previous lead');
  heading('Omar Said');
  expect(row('Previous lead').getAttribute('aria-disabled')).toBe('true');
  await press('Next lead');
  await press('Also asked on 3 Nov 2026, 12:00');
  await waitFor(() => expect(document.activeElement).toBe(heading('S. Lindqvist')));
  await press('Close details');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(row('S. Lindqvist'));
});

test('details receive focus on Enter, keep it when an answered question disappears, and return it to the card on Escape', async () => {
  const pendingContacts = [{ kind: 'whatsapp', at: at('15:40'), by: member.id, byName: 'staff' }] as const;
  await showDesk(deskBackend(leads, { '2': { ...mine, pendingContacts } }));
  const details = within(card()).getByRole('button', { name: 'Details' });
  details.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(heading('Sofia Lindqvist'));
  await press('Not yet', panel());
  await waitFor(() => expect(document.activeElement).toBe(heading('Sofia Lindqvist')));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(details);
  row('Omar Said').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(heading('Omar Said'));
});

test('a button sets the state; Lost asks for one of six reasons; a lead can be assigned to a colleague and taken over from one', async () => {
  const backend = deskBackend(leads, { '1': mayas });
  backend.desk.recentEvents.mockResolvedValue([{ leadId: '3', by: 'u3', byName: 'Lea', kind: 'note' }]);
  await showDetails(backend);
  backend.desk.send.mockImplementation(saved({ state: 'Booked', ...mine }));
  const state = within(inPanel().getByRole('group', { name: 'State' }));
  expect(state.getByRole('button', { pressed: true }).textContent).toBe('New');
  await press('Booked', panel());
  await waitFor(() => expect(firstCells()[1]).toEqual(['Sofia Lindqvist', 'Booked · you']));
  expect(screen.queryByText(/^Confirm by/)).toBeNull();
  await press('Lost', panel());
  const why = await screen.findByRole('dialog', { name: 'Why?' });
  const reasons = ['No answer', 'Price', 'Went elsewhere', 'Not suitable', 'Spam or test', 'Asked not to be contacted'];
  expect([...why.querySelectorAll('button')].flatMap(({ textContent }) => textContent || [])).toEqual(reasons);
  await press('Price', why);
  await userEvent.click(inPanel().getByRole('combobox', { name: 'Owner' }));
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(options).toEqual(['Nobody', 'staff (you)', 'Lea', 'Maya']);
  await userEvent.click(screen.getByRole('option', { name: 'Maya' }));
  await press('Omar Said');
  await press('Take over', panel());
  expect(actionsOf(backend)).toEqual([
    ['2', { kind: 'state', state: 'Booked', lostReason: null }],
    ['2', { kind: 'state', state: 'Lost', lostReason: 'Price' }],
    ['2', { kind: 'assign', owner: 'u2' }],
    ['1', { kind: 'take' }],
  ]);
});

test('leads can be used before follow-ups are loaded, but have no state; the details work even if the lead’s origin cannot be loaded', async () => {
  const backend = deskBackend(leads);
  backend.desk.origin.mockRejectedValue(new Error('offline'));
  backend.desk.followUps.mockReturnValue(new Promise(() => undefined));
  await showDetails(backend);
  await press('Booked', panel());
  expect(inPanel().getByRole('button', { name: 'Booked' }).getAttribute('aria-disabled')).toBe('true');
  expect(backend.desk.send).not.toHaveBeenCalled();
  await waitFor(() => expect(inPanel().getByText('Came from').nextSibling?.textContent).toBe('Could not be loaded'));
  expect([...['Total Leads', 'Waiting', 'Overdue'].flatMap(counter), firstCells()[1]]).toEqual(['3', '', '', ['Sofia Lindqvist', '']]);
  await press('Delete lead from Omar Said');
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
});

test('the reply can be edited, replaced, copied and sent by the WhatsApp links, unless a placeholder is not filled in', async () => {
  await showDetails(deskBackend(leads));
  const links = () => inPanel().getAllByRole('link', { name: 'WhatsApp Sofia Lindqvist' });
  const sent = () => links().map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text'));
  expect(reply().value).toMatch(/^Hello Sofia, this is staff from Atelier Marina .*complimentary\.$/);
  type(reply(), 'Hello!');
  expect(sent()).toEqual(['Hello!', 'Hello!']);
  await press('العربية');
  await press('Cancel', screen.getByRole('alertdialog', { name: 'Replace the edited message?' }));
  expect(reply().value).toBe('Hello!');
  await press('العربية');
  await press('Replace');
  expect(reply().value).toMatch(/، معكِ \u2068staff/);
  await press('Plural');
  expect(reply().value).toMatch(/^مرحباً \u2068Sofia\u2069، معكم \u2068staff\u2069 من \u2068Atelier Marina\u2069 في دبي مارينا/);

  await press('English');
  await choose('Reply', 'Two times', panel());
  inPanel().getByText('Fill in day and time first.');
  const off = ['true', null];
  expect(links().map((link) => [link.getAttribute('aria-disabled'), link.getAttribute('href')])).toEqual([off, off]);
  type(reply(), 'Saturday at 11:00 or 15:00?');
  expect(inPanel().queryByText('Fill in day and time first.')).toBeNull();
  expect(sent()[1]).toBe('Saturday at 11:00 or 15:00?');
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await press('Copy text');
  expect(writeText).toHaveBeenCalledWith('Saturday at 11:00 or 15:00?');
  // Nothing unsaved is lost now, so the desk does not ask.
  await choose('Reply', 'Last question', panel());
  inPanel().getByText('Not before 21 Nov, 14:08.');
  inPanel().getByText('Send this only once to each lead. The history does not show which reply was sent.');
});

test('a note is saved only by the button or Ctrl+Enter, returns if the server refuses it, waits for the connection, and is discarded only after a confirmation', async () => {
  const backend = deskBackend(leads);
  await showDetails(backend);
  type(note(), 'Call after six');
  inPanel().getByText('Not saved yet');
  await userEvent.tab();
  expect(backend.desk.send).not.toHaveBeenCalled();
  await press('Save note');
  await screen.findByText('Failed to save');
  expect(note().value).toBe('Call after six');
  backend.desk.send.mockResolvedValueOnce({ outcome: 'unanswered' }).mockImplementation(saved({}));
  await press('Save note');
  await screen.findByText(/^1 change will be sent when you’re back online\. It is a note, which is lost if this page is closed/);
  expect([note().value, asksBeforeClosing()]).toEqual(['', true]);
  expect(inPanel().queryByText('Not saved yet')).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  await userEvent.type(note(), 'Hi{Control>}{Enter}{/Control}');
  const texts = [...Array<string>(3).fill('Call after six'), 'Hi'];
  await waitFor(() => expect(actionsOf(backend)).toEqual(texts.map((text) => ['2', { kind: 'note', text }])));

  type(note(), 'Prefers Arabic');
  await press('Close details');
  const question = () => screen.getByRole('alertdialog', { name: 'Leave without saving the note?' });
  await press('Cancel', question());
  expect(note().value).toBe('Prefers Arabic');
  await press('Omar Said');
  await press('Leave', question());
  heading('Omar Said');
  await press('Sofia Lindqvist');
  expect(note().value).toBe('');
});

test('the history lists each action, newest first, and undoes my last one', async () => {
  const event = { by: 'u2', byName: 'Maya', value: null };
  const last: HistoryEvent = { id: 'c', at: at('15:46'), by: member.id, byName: 'staff', kind: 'state', value: 'Contacted' };
  const events: HistoryEvent[] = [
    { ...event, id: 'a', at: at('14:20'), kind: 'whatsapp' },
    { ...event, id: 'b', at: at('15:00'), kind: 'note', value: 'Call after six' },
    last,
  ];
  const backend = deskBackend(leads);
  backend.desk.history.mockResolvedValueOnce(events).mockResolvedValue([...events, { ...last, id: 'd', kind: 'undo', value: 'c' }]);
  backend.desk.send.mockImplementation(saved({}));
  await showDetails(backend);
  const list = within(await inPanel().findByRole('list', { name: 'History' }));
  const lines = await list.findAllByRole('listitem');
  expect(lines.map((line) => line.firstElementChild?.textContent)).toEqual([
    '20 Nov, 15:46 · you · Set to Contacted',
    '20 Nov, 15:00 · Maya · Call after six',
    '20 Nov, 14:20 · Maya · WhatsApp opened',
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Undo' }));
  expect(actionsOf(backend)).toEqual([['2', { kind: 'undo', actionId: 'c' }]]);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
  expect(list.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the link of a lead that no longer exists shows a notice', async () => {
  showStaff('/dashboard?lead=9', { load: async () => deskBackend(leads) });
  expect(await screen.findByText('This lead no longer exists.')).toBeDefined();
});

test('on a phone a lead’s card has contact links; its name opens the details, and Back closes them, but asks about an unsaved note', async () => {
  installMedia('max-width');
  const backend = deskBackend([omar, sofia]);
  showStaff('/dashboard', { load: async () => backend });
  const leadCard = within(await screen.findByRole('article', { name: /Sofia Lindqvist/ }));
  expect(leadCard.getByRole('link', { name: 'WhatsApp Sofia Lindqvist' })).toHaveProperty('href', expect.stringContaining('971501234567'));
  expect(leadCard.getByRole('link', { name: 'Call Sofia Lindqvist' })).toHaveProperty('href', 'tel:+971501234567');
  await press('Sofia Lindqvist');
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Sofia Lindqvist' }));
  const isClosed = async () => await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const back = () => fireEvent.click(screen.getByText('Back'));
  const footer = (await sheet()).getAllByRole('link').slice(-2);
  expect(footer.map((link) => link.textContent)).toEqual(['WhatsApp', 'Call']);
  (await sheet()).getByRole('button', { name: 'I have it' });
  back();
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(row('Sofia Lindqvist')));

  await press('Sofia Lindqvist');
  type((await sheet()).getByRole('textbox', { name: 'Add a note for the team' }), 'Call after six');
  back();
  await press('Cancel', await screen.findByRole('alertdialog', { name: 'Leave without saving the note?' }));
  await sheet();
  back();
  await press('Leave');
  await isClosed();
  expect(screen.queryByText('Home page')).toBeNull();
});
