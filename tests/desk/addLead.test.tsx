import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { DeskBackend } from '@/desk/model/backend';
import { createLead } from '@/desk/model/lead';

import { asksBeforeClosing, choose, isListed, listed, lookAgain, press, showDesk, toastWith } from '../support/deskPage';
import { followUp } from '../support/fixtures';
import { atTheDesk, type Backend, cameAt, deskBackend, mine, newsOf } from '../support/staffAtDesk';

atTheDesk('14:00');

type Added = Parameters<DeskBackend['addLead']>[0];
const OFFLINE = 'Not saved: no connection. Try again.';
const earlier = cameAt('12:00', { id: '1', name: 'Layla', phone: '+971 50 123 4567' });

/** What the database answers after it has stored the lead. */
function stored({ id, source, values }: Added) {
  const row = followUp(id, { ...mine, state: 'Contacted', firstContactAt: Date.now(), version: 1 });
  return { outcome: 'added' as const, lead: createLead({ id, createdAt: Date.now(), source, ...values }), followUp: row };
}

/** Shows the desk with the dialog open. The database answers `outcomes` in turn, then stores the lead. */
async function open(...outcomes: ('unanswered' | 'capped' | 'conflict' | 'deleted' | 'refused')[]) {
  const backend = deskBackend([earlier]);
  const figures = { leads: 12, answered: 5, booked: 3, came: 0, value: 0, spend: null };
  backend.desk.campaignFigures.mockResolvedValue([{ channel: 'Google', campaign: 'spring-lips', ...figures }]);
  for (const outcome of outcomes) backend.desk.addLead.mockResolvedValueOnce({ outcome });
  backend.desk.addLead.mockImplementation(async (lead) => stored(lead));
  await showDesk(backend);
  await openDialog();
  return backend;
}

async function openDialog(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a lead' }).getAttribute('aria-disabled')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'a' });
  await screen.findByRole('dialog', { name: 'Add a lead' });
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Add a lead' }));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => await userEvent.type(field(label), text);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const close = async () => await userEvent.keyboard('{Escape}');
const sentTo = (backend: Backend): Added[] => backend.desk.addLead.mock.calls.map(([lead]) => lead);

/** The next poll finds the lead that was sent last. */
async function find(backend: Backend): Promise<void> {
  const leads = sentTo(backend).slice(-1).map(stored);
  newsOf(backend, { leads: leads.map(({ lead }) => lead), followUps: leads.map((found) => found.followUp) });
  await lookAgain();
}

test('a lead added by hand is first in the list, answered by me, with the focus on its name', async () => {
  const backend = await open();
  const ways = within(dialog().getByRole('group', { name: 'How they got in touch' }));
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['WhatsApp', 'Call', 'Instagram message', 'Walk-in']);
  ways.getByRole('button', { name: 'WhatsApp', pressed: true });
  expect(document.activeElement).toBe(field('Full Name'));
  dialog().getByText('Only what helps to answer. No health details.');
  fill('Full Name', 'Noor');
  fill('Phone Number', '+971 50 765 4321');
  expect(dialog().getByRole('combobox', { name: 'Service' }).textContent).toBe('Not known');
  await choose('Advert', 'Google · spring-lips');
  await press('Add lead');
  expect((await listed('Noor')).textContent).toContain('Contacted · you');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Noor'));
  await screen.findByText('Lead added');
  expect(asksBeforeClosing()).toBe(false);
  const values = expect.objectContaining({ name: 'Noor', phone: '+971 50 765 4321', email: '', service: '', message: '' });
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(sentTo(backend)).toEqual([{ id, source: 'WhatsApp', values, channel: 'Google', campaign: 'spring-lips' }]);
});

test('with blanks as name and number nothing is sent; a text that is too long to send is not cut: the form asks to shorten it', async () => {
  const backend = await open('refused');
  for (const blank of ['', '   ', '\u200b\u202e']) {
    for (const label of ['Full Name', 'Phone Number']) fill(label, blank);
    await press('Add lead');
    expect(dialog().getAllByText('Enter a name or phone number.')).toHaveLength(2);
    expect(document.activeElement).toBe(field('Full Name'));
  }
  fill('Full Name', 'نور');
  fill('Message', 'م'.repeat(4_000));
  await press('Add lead');
  dialog().getByText(/^Please shorten this to 3,\d{3} characters\. It has 4,000 now\.$/);
  expect(document.activeElement).toBe(field('Message'));
  expect(field('Message').value).toHaveLength(4_000);
  expect(sentTo(backend)).toEqual([]);
  fill('Message', 'م'.repeat(3_000));
  await press('Add lead');
  expect(sentTo(backend)).toHaveLength(1);
  expect((await toastWith('Failed to add lead')).role).toBe('alert');
  expect(field('Message').value).toHaveLength(3_000);
});

test('a known number names its lead, which can be opened; what was started is in the dialog again, and can be dropped', async () => {
  await open();
  await press('Call');
  fill('Full Name', 'Noor');
  fill('Phone Number', '0501234567');
  await dialog().findByText('This number already asked on 20 Nov.');
  await press('Open that lead');
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('complementary', { name: 'Lead details' });
  await openDialog();
  expect(field('Full Name').value).toBe('Noor');
  dialog().getByRole('button', { name: 'Call', pressed: true });
  dialog().getByText(/^Started earlier, not added yet\./);
  await press('Start again');
  expect(field('Full Name').value).toBe('');
  expect(document.activeElement).toBe(field('Full Name'));
  expect(dialog().queryByText(/^Started earlier/)).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
});

test('a failure is shown even if the dialog was closed meanwhile; the next press sends the same id and what a password manager filled in', async () => {
  const backend = await open();
  const { promise, resolve } = Promise.withResolvers<{ outcome: 'unanswered' }>();
  backend.desk.addLead.mockReturnValueOnce(promise);
  // A password manager sets the value without an event.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field('Phone Number'), '+971 50 765 4321');
  await type('Full Name', 'Noor{Enter}');
  await screen.findByText('Adding...');
  await type('Full Name', 'more');
  await close();
  act(() => resolve({ outcome: 'unanswered' }));
  expect((await toastWith(OFFLINE)).textContent).toMatch(/^Error/);
  await openDialog();
  expect([field('Full Name').value, field('Phone Number').value]).toEqual(['Noor', '+971 50 765 4321']);
  await press('Add lead');
  await listed('Noor');
  const [first, second] = sentTo(backend);
  expect(first?.values).toMatchObject({ name: 'Noor', phone: '+971 50 765 4321' });
  expect(second).toEqual(first);
  expect(asksBeforeClosing()).toBe(false);
});

test('the dialog is empty while an earlier lead is being sent, and its answer closes nothing', async () => {
  const backend = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.desk.addLead.mockImplementationOnce(async (lead) => await promise.then(() => stored(lead)));
  await type('Full Name', 'Noor{Enter}');
  await screen.findByText('Adding...');
  await close();
  await openDialog();
  expect(field('Full Name').value).toBe('');
  fill('Full Name', 'Hala');
  act(() => resolve());
  await screen.findByText('Lead added');
  expect(field('Full Name').value).toBe('Hala');
  await press('Add lead');
  await listed('Hala');
  expect(isListed('Noor')).toBe(true);
  expect(new Set(sentTo(backend).map(({ id }) => id)).size).toBe(2);
});

test('a draft goes once a poll has found its lead, unless it was changed since; Add lead then shows the lead with the focus on its name', async () => {
  const backend = await open('unanswered', 'unanswered');
  await type('Full Name', 'Hala{Enter}');
  await dialog().findByText(OFFLINE);
  await close();
  await find(backend);
  expect(asksBeforeClosing()).toBe(false);
  await openDialog();
  expect(field('Full Name').value).toBe('');
  await type('Full Name', 'Noor{Enter}');
  await dialog().findByText(OFFLINE);
  fill('Phone Number', '1');
  await close();
  await find(backend);
  await screen.findByText('2 new leads, show them');
  await openDialog();
  expect([field('Full Name').value, isListed('Noor')]).toEqual(['Noor', false]);
  await press('Add lead');
  await listed('Noor');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Noor'));
  screen.getByText('1 new lead, show it');
});

test.each([
  ['conflict', 'The lead as first typed is already in the list. Press ‘Add lead’ again to add this one too.'],
  ['deleted', 'This lead was added before and has been deleted since. Press ‘Add lead’ again to add it once more.'],
] as const)('a lost answer or a cap keeps text and id; once the id is taken (%s), the lead gets another', async (outcome, text) => {
  const backend = await open('unanswered', 'capped', outcome);
  await type('Full Name', 'Noor{Enter}');
  await dialog().findByText(OFFLINE);
  await press('Add lead');
  await dialog().findByText('Too many in a short time. Try again in a few minutes.');
  await type('Full Name', ' Haddad{Enter}');
  await dialog().findByText(text);
  expect(field('Full Name').value).toBe('Noor Haddad');
  expect(asksBeforeClosing()).toBe(true);
  await press('Add lead');
  await listed('Noor Haddad');
  const [first = '', ...more] = sentTo(backend).map(({ id }) => id);
  expect(more).toEqual([first, first, expect.not.stringMatching(first)]);
  expect(asksBeforeClosing()).toBe(false);
});
