import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { ActionResult, DeskAction } from '@/desk/model/actions';
import type { FollowUp } from '@/desk/model/followUp';
import { appointmentDraftsOf } from '@/desk/store/unsavedWork';

import { followUp } from '../support/fixtures';
import { asksBeforeClosing, choose, member, toastWith } from '../support/staff';
import { atTheDesk, cameAt, deskBackend, dubai, mine, newsOf, lookAgain, saved, sentTo, showDesk } from '../support/staffAtDesk';

atTheDesk('15:47');
afterEach(() => appointmentDraftsOf(member.id).keep('1', undefined));

const layla = cameAt('14:08', { id: '1', name: 'Layla' });
const omar = cameAt('12:00', { id: '2', name: 'Omar' });
const lips = { day: '2026-11-20', treatment: 'lips', price: 3200 } as const;
const booked = { ...mine, state: 'Booked', firstContactAt: dubai('14:20') } as const;

const panel = () => within(screen.getByRole('complementary', { name: 'Lead details' }));
const group = () => within(panel().getByRole('group', { name: 'Appointment' }));
const line = () => group().getByRole('heading').nextElementSibling?.textContent;
const save = () => group().getByRole('button', { name: 'Save appointment' });
const toggle = (name: string) => screen.queryByRole('button', { name });
const listedNames = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('button')?.textContent);

/** Opens Layla's details. The server saves every action as `result`. */
async function open(part: Partial<FollowUp>, result: Partial<FollowUp> = {}) {
  const backend = deskBackend([layla, omar], { '1': part });
  backend.desk.send.mockImplementation(saved({ ...part, ...result }));
  await showDesk(backend);
  await screen.findByText(/^(Booked|Contacted)/, { selector: 'th *' });
  await userEvent.click(screen.getByRole('button', { name: 'Layla' }));
  return { backend, sent: (): DeskAction[] => sentTo(backend).map(({ action }) => action) };
}

function type(day: string, price: string): void {
  fireEvent.change(group().getByLabelText('Day'), { target: { value: day } });
  fireEvent.change(group().getByLabelText('Price, AED'), { target: { value: price } });
}

test('a booked lead gets an appointment: faults are named and send nothing, Enter saves, and the line replaces the form', async () => {
  const { sent } = await open(booked, { appointment: lips });
  await userEvent.click(save());
  group().getByText('A day, a treatment or a price, please.');
  type('2026-11-19', '-1');
  await userEvent.click(save());
  group().getByLabelText('Day', { selector: '[aria-invalid]' });
  group().getByText('A day from 20 Nov 2026 on, please.');
  group().getByText('A number from 0 to 100,000, please.');
  expect(document.activeElement).toBe(group().getByLabelText('Day'));
  expect(sent()).toEqual([]);
  // Arabic digits are no number to a field of type number.
  expect(group().getByLabelText<HTMLInputElement>('Price, AED').type).toBe('text');
  type('2026-11-20', '٣٬٢٠٠');
  await choose('Treatment', 'Permanent lips');
  await userEvent.type(group().getByLabelText('Price, AED'), '{Enter}');
  expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 3,200');
  expect(document.activeElement).toBe(group().getByRole('button', { name: 'Change' }));
  expect(sent()).toEqual([{ kind: 'appointment', appointment: lips }]);
  await userEvent.click(within(await toastWith('Layla: appointment saved.')).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ kind: 'undo' }));
});

test.each(['the button', 'an emptied form'])(
  'an appointment that fell through is removed by %s, and the form is empty for the next',
  async (way) => {
    const { sent } = await open({ ...booked, appointment: lips }, { appointment: null });
    await userEvent.click(group().getByRole('button', { name: 'Change' }));
    if (way === 'the button') {
      await userEvent.click(group().getByRole('button', { name: 'Remove appointment' }));
    } else {
      type('', '');
      await choose('Treatment', 'Not specified');
      await userEvent.click(save());
    }
    expect(sent()).toEqual([{ kind: 'appointment', appointment: null }]);
    await screen.findByText('Layla: appointment removed.');
    expect(line()).toBeUndefined();
    for (const label of ['Day', 'Price, AED']) expect(group().getByLabelText<HTMLInputElement>(label).value).toBe('');
    expect(group().getByRole('combobox', { name: 'Treatment' }).textContent).toBe('Not specified');
    expect(group().queryByRole('button', { name: 'Remove appointment' })).toBeNull();
    expect(document.activeElement).toBe(group().getByLabelText('Day'));
  },
);

test('from the day on the desk asks whether she came, in the details and in the bar; the answer ends both', async () => {
  const { sent } = await open({ ...booked, appointment: lips }, { came: true });
  await userEvent.click(toggle('Did they come? 1') ?? document.body);
  expect(listedNames()).toEqual(['Layla']);
  expect(toggle('Did they come? 1')?.getAttribute('aria-pressed')).toBe('true');
  const question = within(group().getByRole('group', { name: 'Did Layla come?' }));
  await userEvent.click(question.getByRole('button', { name: 'Yes, came' }));
  expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 3,200 · came');
  expect(group().queryByRole('group')).toBeNull();
  await waitFor(() => expect(listedNames()).toEqual(['Layla', 'Omar']));
  expect(toggle('Did they come? 1')).toBeNull();
  expect(sent()).toEqual([{ kind: 'came', answer: 'yes' }]);
  await screen.findByText('Layla: came.');
  await userEvent.click(group().getByRole('button', { name: 'Change' }));
  group().getByRole('group', { name: 'Did Layla come?' });
  await userEvent.click(group().getByRole('button', { name: 'Cancel' }));
  expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 3,200 · came');
});

test('a touch-up that is due opens with its reply and can be offered; other leads have five replies', async () => {
  const { sent } = await open({ ...booked, appointment: { ...lips, day: '2026-10-23' }, came: true }, { touchUp: 'offered' });
  expect(toggle('Touch-ups to offer 1')?.getAttribute('aria-pressed')).toBe('false');
  const reply = () => panel().getByRole('combobox', { name: 'Reply' });
  expect(reply().textContent).toBe('Touch-up');
  expect(panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Layla' }).value).toMatch(
    /^Hello Layla, .* of your lips\. .* your touch-up session/,
  );
  const question = within(group().getByRole('group', { name: 'Touch-up: 20 Nov to 4 Dec' }));
  await userEvent.click(question.getByRole('button', { name: 'Offered' }));
  expect(sent()).toEqual([{ kind: 'touch-up', answer: 'offered' }]);
  expect(toggle('Touch-ups to offer 1')).toBeNull();
  await userEvent.click(reply());
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toHaveLength(5);
});

test('a colleague’s appointment appears above what I typed, also if I looked at another lead meanwhile; an answer given before mine is a conflict', async () => {
  const { backend } = await open({ ...booked, appointment: lips });
  await userEvent.click(group().getByRole('button', { name: 'Change' }));
  fireEvent.input(group().getByLabelText('Price, AED'), { target: { value: '3500' } });
  await userEvent.click(screen.getByRole('button', { name: 'Omar' }));
  const theirs = followUp('1', { ...booked, appointment: { ...lips, price: 2900 }, version: 2 });
  newsOf(backend, { followUps: [theirs] });
  await lookAgain();
  await userEvent.click(screen.getByRole('button', { name: 'Layla' }));
  await waitFor(() => expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 2,900'));
  expect(group().getByLabelText<HTMLInputElement>('Price, AED').value).toBe('3500');
  await userEvent.click(group().getByRole('button', { name: 'Cancel' }));
  const at = dubai('14:05');
  backend.desk.send.mockResolvedValueOnce({
    outcome: 'conflict',
    followUp: { ...theirs, came: false, version: 3 },
    by: 'u2',
    byName: 'Maya',
    at,
  });
  await userEvent.click(group().getByRole('button', { name: 'Yes, came' }));
  const alert = await panel().findByRole('alert');
  within(alert).getByText('Maya set this to Fri 20 Nov 2026 · Permanent lips · AED 2,900 · did not come at 14:05. Yours was not saved.');
  expect(document.activeElement).toBe(within(alert).getByRole('button', { name: 'Leave it' }));
  await userEvent.click(within(alert).getByRole('button', { name: 'Save mine anyway' }));
  expect(backend.desk.send.mock.calls.at(-1)?.[0]).toMatchObject({ seenVersion: 3, action: { kind: 'came', answer: 'yes' } });
});

test('an answer leaves the form open, with what I typed', async () => {
  const { sent } = await open({ ...booked, appointment: { ...lips, price: 1000 } });
  await userEvent.click(group().getByRole('button', { name: 'Change' }));
  type('2026-11-20', '3200');
  await userEvent.click(group().getByRole('button', { name: 'Yes, came' }));
  expect(group().getByLabelText('Price, AED')).toHaveProperty('value', '3200');
  expect(document.activeElement).toBe(group().getByRole('button', { name: 'Yes, came' }));
  await userEvent.click(save());
  expect(sent()).toEqual([
    { kind: 'came', answer: 'yes' },
    { kind: 'appointment', appointment: lips },
  ]);
});

/** Books Layla and saves an appointment after Maya has set her to Lost. */
async function bookTooLate() {
  const { backend, sent } = await open({ ...mine, state: 'Contacted' });
  const lost = followUp('1', { state: 'Lost', lostReason: 'Price', version: 2 });
  let respond: (outcome: ActionResult) => void = () => undefined;
  backend.desk.send
    .mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    .mockResolvedValueOnce({ outcome: 'changed', followUp: lost })
    .mockImplementation(async () => ({ outcome: 'saved', followUp: followUp('1', { ...booked, version: 3 }) }));
  await userEvent.click(panel().getByRole('button', { name: 'Booked' }));
  type('2026-11-27', '3200');
  await userEvent.click(save());
  respond({ outcome: 'conflict', followUp: lost, by: 'u2', byName: 'Maya', at: dubai('14:05') });
  await screen.findByText('Your appointment was not saved: 27 Nov, AED 3,200');
  expect(panel().queryByRole('group', { name: 'Appointment' })).toBeNull();
  return { backend, sent };
}

test('an appointment that waited behind a conflict stands in the form once the lead is booked anyway', async () => {
  const { backend, sent } = await bookTooLate();
  await userEvent.click(await panel().findByRole('button', { name: 'Set to Booked anyway' }));
  expect(group().getByLabelText('Day')).toHaveProperty('value', '2026-11-27');
  expect(group().getByLabelText('Price, AED')).toHaveProperty('value', '3200');
  await userEvent.click(save());
  expect(backend.desk.send.mock.calls[2]?.[0].seenVersion).toBe(2);
  expect(sent().slice(2)).toEqual([
    { kind: 'state', state: 'Booked', lostReason: null },
    { kind: 'appointment', appointment: { day: '2026-11-27', treatment: null, price: 3200 } },
  ]);
});

test('an appointment that waited behind a conflict goes with “Leave it”', async () => {
  await bookTooLate();
  await userEvent.click(await panel().findByRole('button', { name: 'Leave it' }));
  expect(asksBeforeClosing()).toBe(false);
});

test('a refused appointment returns to its form', async () => {
  const { backend } = await open({ ...booked, appointment: lips });
  backend.desk.send.mockResolvedValueOnce({ outcome: 'refused', reason: 'No such appointment' });
  await userEvent.click(group().getByRole('button', { name: 'Change' }));
  type('2026-11-27', '3500');
  await userEvent.click(save());
  await screen.findByText('Failed to save');
  expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 3,200');
  expect(group().getByLabelText('Price, AED')).toHaveProperty('value', '3500');
});

test('without a connection an appointment waits in memory only', async () => {
  const { backend } = await open(booked);
  backend.desk.send.mockResolvedValue({ outcome: 'unanswered' });
  type('2026-11-27', '');
  await userEvent.click(save());
  await screen.findByText(/^1 change will be sent when you’re back online\. It is an appointment, which is lost if this page is closed/);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('2026-11-27');
});

test('what is typed in an appointment is kept for the next look, until it is saved or the lead is no longer booked', async () => {
  await open(booked, { appointment: lips });
  fireEvent.input(group().getByLabelText('Price, AED'), { target: { value: '3200' } });
  expect(asksBeforeClosing()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Omar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Layla' }));
  expect(group().getByLabelText('Price, AED')).toHaveProperty('value', '3200');
  await userEvent.click(save());
  await waitFor(() => expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 3,200'));
  expect(asksBeforeClosing()).toBe(false);
});
