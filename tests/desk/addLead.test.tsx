import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { DeskBackend } from '@/desk/model/backend';
import { createLead } from '@/desk/model/lead';
import { addedLeadsOf } from '@/desk/store/unsavedWork';

import { followUp } from '../support/fixtures';
import { asksBeforeClosing, choose, isListed, listed, member, toastWith } from '../support/staff';
import { atTheDesk, cameAt, deskBackend, lookAgain, mine, newsOf, showDesk } from '../support/staffAtDesk';

atTheDesk('14:00');
afterEach(() => {
  const drafts = addedLeadsOf(member.id);
  for (const id of drafts.get().keys()) drafts.keep(id, undefined);
});

type Added = Parameters<DeskBackend['addLead']>[0];

/** What the database answers after it has stored the lead. */
function stored({ id, source, values }: Added) {
  const row = followUp(id, { ...mine, state: 'Contacted', firstContactAt: Date.now(), version: 1 });
  return { outcome: 'added' as const, lead: createLead({ id, createdAt: Date.now(), source, ...values }), followUp: row };
}

const earlier = cameAt('12:00', { id: '1', name: 'Layla', phone: '+971 50 123 4567' });

async function open() {
  const backend = deskBackend([earlier]);
  backend.desk.campaignFigures.mockResolvedValue([
    { channel: 'Google', campaign: 'spring-lips', leads: 12, answered: 5, booked: 3, came: 0, value: 0, spend: null },
  ]);
  await showDesk(backend);
  return { backend, ...(await press()) };
}

/** Presses the key that opens the dialog. */
async function press() {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a lead' }).getAttribute('aria-disabled')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'a' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a lead' }));
  return { dialog, type: async (label: string, text: string) => await userEvent.type(dialog.getByLabelText(label), text) };
}

const nameIn = (dialog: Awaited<ReturnType<typeof press>>['dialog']): string => dialog.getByLabelText<HTMLInputElement>('Full Name').value;

test('a lead added by hand is first in the list, answered by me, with the focus on its name', async () => {
  const { backend, dialog, type } = await open();
  backend.desk.addLead.mockImplementation(async (lead) => stored(lead));
  const ways = within(dialog.getByRole('group', { name: 'How they got in touch' }));
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['WhatsApp', 'Call', 'Instagram message', 'Walk-in']);
  expect(ways.getByRole('button', { name: 'WhatsApp', pressed: true })).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('Full Name'));
  dialog.getByText('Only what helps to answer. No health details.');
  await type('Full Name', 'Noor');
  await type('Phone Number', '+971 50 765 4321');
  expect(dialog.getByRole('combobox', { name: 'Service' }).textContent).toBe('Not known');
  await choose('Advert', 'Google · spring-lips');
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  const row = await listed('Noor');
  expect(row.textContent).toContain('Contacted · you');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Noor'));
  await screen.findByText('Lead added');
  expect(asksBeforeClosing()).toBe(false);
  expect(backend.desk.addLead.mock.calls[0]?.[0]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    source: 'WhatsApp',
    values: expect.objectContaining({ name: 'Noor', phone: '+971 50 765 4321', email: '', service: '', message: '' }),
    channel: 'Google',
    campaign: 'spring-lips',
  });
});

test('what a password manager fills in without an event is added, and kept if that fails', async () => {
  const { backend, dialog, type } = await open();
  backend.desk.addLead.mockResolvedValueOnce({ outcome: 'unanswered' }).mockImplementation(async (lead) => stored(lead));
  await type('Full Name', 'Noor');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(dialog.getByLabelText('Phone Number'), '+971 50 765 4321');
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  await userEvent.keyboard('{Escape}');
  const { dialog: again } = await press();
  expect(again.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('+971 50 765 4321');
  await userEvent.click(again.getByRole('button', { name: 'Add lead' }));
  await screen.findByText('Lead added');
  expect(backend.desk.addLead.mock.calls.map(([{ values }]) => [values.name, values.phone])).toEqual([
    ['Noor', '+971 50 765 4321'],
    ['Noor', '+971 50 765 4321'],
  ]);
  expect(asksBeforeClosing()).toBe(false);
});

test.each(['', '   ', '\u200b\u202e'])('with %j as name and number nothing is sent', async (blank) => {
  const { backend, dialog } = await open();
  for (const label of ['Full Name', 'Phone Number']) fireEvent.change(dialog.getByLabelText(label), { target: { value: blank } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  expect(dialog.getAllByText('Enter a name or phone number.')).toHaveLength(2);
  expect(document.activeElement).toBe(dialog.getByLabelText('Full Name'));
  expect(backend.desk.addLead).not.toHaveBeenCalled();
});

test('a text that is too long to send is not cut: the form asks to shorten it', async () => {
  const { backend, dialog, type } = await open();
  await type('Full Name', 'نور');
  const message = dialog.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.change(message, { target: { value: 'م'.repeat(4_000) } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  dialog.getByText(/^Please shorten this to 3,\d{3} characters\. It has 4,000 now\.$/);
  expect(document.activeElement).toBe(message);
  expect(message.value).toHaveLength(4_000);
  expect(backend.desk.addLead).not.toHaveBeenCalled();
  fireEvent.change(message, { target: { value: 'م'.repeat(3_000) } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  expect(backend.desk.addLead).toHaveBeenCalledTimes(1);
  expect((await toastWith('Failed to add lead')).role).toBe('alert');
  expect(message.value).toHaveLength(3_000);
});

test('what was started earlier is in the dialog again, and can be dropped', async () => {
  const { dialog, type } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Call' }));
  await type('Full Name', 'Noor');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = await press();
  expect(nameIn(again.dialog)).toBe('Noor');
  expect(again.dialog.getByRole('button', { name: 'Call', pressed: true })).toBeDefined();
  again.dialog.getByText(/^Started earlier, not added yet\./);
  await userEvent.click(again.dialog.getByRole('button', { name: 'Start again' }));
  expect(nameIn(again.dialog)).toBe('');
  expect(document.activeElement).toBe(again.dialog.getByLabelText('Full Name'));
  expect(again.dialog.queryByText(/^Started earlier/)).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
});

test('a failure is shown even if the dialog was closed meanwhile, and the next press sends the same id', async () => {
  const { backend, type } = await open();
  let respond: (outcome: { outcome: 'unanswered' }) => void = () => undefined;
  backend.desk.addLead.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await type('Full Name', 'Noor{Enter}');
  await screen.findByText('Adding...');
  await type('Full Name', 'more');
  await userEvent.keyboard('{Escape}');
  act(() => respond({ outcome: 'unanswered' }));
  expect((await toastWith('Not saved: no connection. Try again.')).textContent).toMatch(/^Error/);
  const { dialog } = await press();
  expect(nameIn(dialog)).toBe('Noor');
  backend.desk.addLead.mockImplementation(async (lead) => stored(lead));
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  await listed('Noor');
  const [[first] = [], [second] = []] = backend.desk.addLead.mock.calls;
  expect(second).toEqual(first);
  expect(asksBeforeClosing()).toBe(false);
});

test('the dialog is empty while an earlier lead is being sent, and its answer closes nothing', async () => {
  const { backend, type } = await open();
  let respond: () => void = () => undefined;
  backend.desk.addLead.mockImplementationOnce(async (lead) => {
    await new Promise<void>((resolve) => (respond = resolve));
    return stored(lead);
  });
  await type('Full Name', 'Noor{Enter}');
  await screen.findByText('Adding...');
  await userEvent.keyboard('{Escape}');
  const { dialog, type: typeAgain } = await press();
  expect(nameIn(dialog)).toBe('');
  await typeAgain('Full Name', 'Hala');
  act(() => respond());
  await screen.findByText('Lead added');
  expect(nameIn(dialog)).toBe('Hala');
  backend.desk.addLead.mockImplementation(async (lead) => stored(lead));
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  await listed('Hala');
  expect(isListed('Noor')).toBe(true);
  expect(new Set(backend.desk.addLead.mock.calls.map(([{ id }]) => id)).size).toBe(2);
});

test('a lead whose answer was lost and that a poll has found is shown with the focus on its name', async () => {
  const { backend, dialog, type } = await open();
  backend.desk.addLead.mockResolvedValueOnce({ outcome: 'unanswered' }).mockImplementation(async (lead) => stored(lead));
  await type('Full Name', 'Noor{Enter}');
  await dialog.findByText('Not saved: no connection. Try again.');
  const [[sent] = []] = backend.desk.addLead.mock.calls;
  if (!sent) throw new Error('Nothing was sent.');
  newsOf(backend, { leads: [stored(sent).lead], followUps: [stored(sent).followUp] });
  await lookAgain();
  await screen.findByText('1 new lead, show it');
  expect(isListed('Noor')).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
  await listed('Noor');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Noor'));
  expect(screen.queryByText('1 new lead, show it')).toBeNull();
});

test.each([
  ['conflict', 'The lead as first typed is already in the list. Press ‘Add lead’ again to add this one too.'],
  ['deleted', 'This lead was added before and has been deleted since. Press ‘Add lead’ again to add it once more.'],
] as const)(
  'a lost answer or a cap keeps the text and the id; once the id is taken (%s), the next press adds the lead under another',
  async (outcome, text) => {
    const { backend, dialog, type } = await open();
    for (const next of ['unanswered', 'capped', outcome] as const) backend.desk.addLead.mockResolvedValueOnce({ outcome: next });
    await type('Full Name', 'Noor{Enter}');
    await dialog.findByText('Not saved: no connection. Try again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
    await dialog.findByText('Too many in a short time. Try again in a few minutes.');
    await type('Full Name', ' Haddad{Enter}');
    await dialog.findByText(text);
    expect(nameIn(dialog)).toBe('Noor Haddad');
    expect(asksBeforeClosing()).toBe(true);
    backend.desk.addLead.mockImplementation(async (lead) => stored(lead));
    await userEvent.click(dialog.getByRole('button', { name: 'Add lead' }));
    await listed('Noor Haddad');
    const [first, ...more] = backend.desk.addLead.mock.calls.map(([{ id }]) => id);
    expect(more).toEqual([first, first, expect.not.stringMatching(first ?? '')]);
    expect(asksBeforeClosing()).toBe(false);
  },
);

test('a draft goes once its lead is found, unless it was changed since', async () => {
  const { backend, dialog, type } = await open();
  backend.desk.addLead.mockResolvedValue({ outcome: 'unanswered' });
  await type('Full Name', 'Noor{Enter}');
  await dialog.findByText('Not saved: no connection. Try again.');
  const [[sent] = []] = backend.desk.addLead.mock.calls;
  if (!sent) throw new Error('Nothing was sent.');
  await type('Phone Number', '1');
  await userEvent.keyboard('{Escape}');
  newsOf(backend, { leads: [stored(sent).lead] });
  await lookAgain();
  const again = await press();
  expect(nameIn(again.dialog)).toBe('Noor');
  await userEvent.click(again.dialog.getByRole('button', { name: 'Start again' }));
  await again.type('Full Name', 'Hala{Enter}');
  await again.dialog.findByText('Not saved: no connection. Try again.');
  await userEvent.keyboard('{Escape}');
  const hala = backend.desk.addLead.mock.lastCall?.[0] ?? sent;
  newsOf(backend, { leads: [stored(hala).lead] });
  await lookAgain();
  expect(asksBeforeClosing()).toBe(false);
  expect(nameIn((await press()).dialog)).toBe('');
});

test('a known number names its lead, which can be opened', async () => {
  const { dialog, type } = await open();
  await type('Phone Number', '0501234567');
  await dialog.findByText('This number already asked on 20 Nov.');
  await userEvent.click(dialog.getByRole('button', { name: 'Open that lead' }));
  expect(screen.queryByRole('dialog', { name: 'Add a lead' })).toBeNull();
  await screen.findByRole('complementary', { name: 'Lead details' });
});
