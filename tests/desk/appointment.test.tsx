import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { ActionResult } from '@/desk/model/actions';
import type { FollowUp } from '@/desk/model/followUp';

import { asksBeforeClosing, choose, lookAgain, names, panel, press, showDetails, toastWith } from '../support/deskPage';
import { at, followUp } from '../support/fixtures';
import { actionsOf, atTheDesk, cameAt, deskBackend, mine, newsOf, saved, sentTo } from '../support/staffAtDesk';

atTheDesk('15:47');

const layla = cameAt('14:08', { id: '1', name: 'Layla' });
const omar = cameAt('12:00', { id: '2', name: 'Omar' });
const lips = { day: '2026-11-20', treatment: 'lips', price: 3200 } as const;
const booked = { ...mine, state: 'Booked', firstContactAt: at('14:20') } as const;

const group = () => within(panel()).getByRole('group', { name: 'Appointment' });
const inGroup = () => within(group());
const line = () => inGroup().getByRole('heading').nextElementSibling?.textContent;
const field = (label: 'Day' | 'Price, AED') => inGroup().getByLabelText<HTMLInputElement>(label);
const toggle = (name: string) => screen.queryByRole('button', { name });

/** Opens Layla's details. The server saves every action as `result`. */
async function open(part: Partial<FollowUp>, result: Partial<FollowUp> = {}) {
  const backend = deskBackend([layla, omar], { '1': part });
  backend.desk.send.mockImplementation(saved({ ...part, ...result }));
  await showDetails(backend, 'Layla');
  return { backend, sent: () => actionsOf(backend).map(([, action]) => action) };
}

function type(day: string, price: string): void {
  fireEvent.change(field('Day'), { target: { value: day } });
  fireEvent.input(field('Price, AED'), { target: { value: price } });
}

test('a booked lead gets an appointment: faults are named, what is typed stays for the next look, Enter saves, and a line replaces the form', async () => {
  const { sent } = await open(booked, { appointment: lips });
  await press('Save appointment');
  inGroup().getByText('A day, a treatment or a price, please.');
  type('2026-11-19', '-1');
  await press('Save appointment');
  inGroup().getByText('A day from 20 Nov 2026 on, please.');
  inGroup().getByText('A number from 0 to 100,000, please.');
  expect(document.activeElement).toBe(inGroup().getByLabelText('Day', { selector: '[aria-invalid]' }));
  expect(sent()).toEqual([]);
  // Arabic digits are no number to a field of type number.
  expect(field('Price, AED').type).toBe('text');
  type('2026-11-20', '٣٬٢٠٠');
  expect(asksBeforeClosing()).toBe(true);
  await press('Omar');
  await press('Layla');
  expect([field('Day').value, field('Price, AED').value]).toEqual(['2026-11-20', '٣٬٢٠٠']);
  await choose('Treatment', 'Permanent lips');
  await userEvent.type(field('Price, AED'), '{Enter}');
  expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 3,200');
  expect(document.activeElement).toBe(inGroup().getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  expect(sent()).toEqual([{ kind: 'appointment', appointment: lips }]);
  await press('Undo', await toastWith('Layla: appointment saved.'));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ kind: 'undo' }));
});

test.each(['Remove appointment', 'Save appointment'])(
  'an appointment that fell through is removed by “%s” with an empty form, which stays for the next',
  async (button) => {
    const { sent } = await open({ ...booked, appointment: lips }, { appointment: null });
    await press('Change');
    if (button === 'Save appointment') {
      type('', '');
      await choose('Treatment', 'Not specified');
    }
    await press(button);
    expect(sent()).toEqual([{ kind: 'appointment', appointment: null }]);
    await screen.findByText('Layla: appointment removed.');
    expect([line(), field('Day').value, field('Price, AED').value]).toEqual([undefined, '', '']);
    expect(inGroup().getByRole('combobox', { name: 'Treatment' }).textContent).toBe('Not specified');
    expect(toggle('Remove appointment')).toBeNull();
    expect(document.activeElement).toBe(field('Day'));
  },
);

test('from the day on the desk asks whether she came, in the details and in the bar; an answer leaves the form open', async () => {
  const { sent } = await open({ ...booked, appointment: lips }, { came: true });
  await press('Did they come? 1');
  expect(names()).toEqual(['Layla']);
  expect(toggle('Did they come? 1')?.getAttribute('aria-pressed')).toBe('true');
  await press('Yes, came', inGroup().getByRole('group', { name: 'Did Layla come?' }));
  expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 3,200 · came');
  expect(inGroup().queryByRole('group')).toBeNull();
  await waitFor(() => expect(names()).toEqual(['Layla', 'Omar']));
  expect(toggle('Did they come? 1')).toBeNull();
  await screen.findByText('Layla: came.');

  await press('Change');
  type('2026-11-20', '3500');
  await press('Yes, came');
  expect(field('Price, AED').value).toBe('3500');
  expect(document.activeElement).toBe(inGroup().getByRole('button', { name: 'Yes, came' }));
  await press('Save appointment');
  const came = { kind: 'came', answer: 'yes' };
  await waitFor(() => expect(sent()).toEqual([came, came, { kind: 'appointment', appointment: { ...lips, price: 3500 } }]));
});

test('a touch-up that is due opens with its reply and can be offered; other leads have five replies', async () => {
  const { sent } = await open({ ...booked, appointment: { ...lips, day: '2026-10-23' }, came: true }, { touchUp: 'offered' });
  expect(toggle('Touch-ups to offer 1')?.getAttribute('aria-pressed')).toBe('false');
  const reply = () => within(panel()).getByRole('combobox', { name: 'Reply' });
  expect(reply().textContent).toBe('Touch-up');
  const message = within(panel()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Layla' });
  expect(message.value).toMatch(/^Hello Layla, .* of your lips\. .* your touch-up session/);
  await press('Offered', inGroup().getByRole('group', { name: 'Touch-up: 20 Nov to 4 Dec' }));
  expect(sent()).toEqual([{ kind: 'touch-up', answer: 'offered' }]);
  expect(toggle('Touch-ups to offer 1')).toBeNull();
  await userEvent.click(reply());
  expect(await screen.findAllByRole('option')).toHaveLength(5);
});

test('a colleague’s appointment appears above what I typed, also if I looked at another lead meanwhile; an answer given before mine is a conflict', async () => {
  const { backend } = await open({ ...booked, appointment: lips });
  await press('Change');
  type('2026-11-20', '3500');
  await press('Omar');
  const theirs = followUp('1', { ...booked, appointment: { ...lips, price: 2900 }, version: 2 });
  newsOf(backend, { followUps: [theirs] });
  await lookAgain();
  await press('Layla');
  await waitFor(() => expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 2,900'));
  expect(field('Price, AED').value).toBe('3500');
  await press('Cancel', group());
  const answered = { ...theirs, came: false, version: 3 };
  backend.desk.send.mockResolvedValueOnce({ outcome: 'conflict', followUp: answered, by: 'u2', byName: 'Maya', at: at('14:05') });
  await press('Yes, came');
  const alert = await within(panel()).findByRole('alert');
  within(alert).getByText('Maya set this to Fri 20 Nov 2026 · Permanent lips · AED 2,900 · did not come at 14:05. Yours was not saved.');
  expect(document.activeElement?.textContent).toBe('Leave it');
  await press('Save mine anyway', alert);
  expect(sentTo(backend).at(-1)).toMatchObject({ seenVersion: 3, action: { kind: 'came', answer: 'yes' } });
});

test.each([
  ['Set to Booked anyway', ['2026-11-27', '3200'], [{ seenVersion: 2, action: { kind: 'state', state: 'Booked', lostReason: null } }]],
  ['Leave it', [], []],
])('an appointment behind a conflict is put in the form only if the lead is booked anyway (“%s”)', async (decision, kept, sent) => {
  const { backend } = await open({ ...mine, state: 'Contacted' }, booked);
  const lost = followUp('1', { state: 'Lost', lostReason: 'Price', version: 2 });
  const { promise, resolve } = Promise.withResolvers<ActionResult>();
  backend.desk.send.mockReturnValueOnce(promise).mockResolvedValueOnce({ outcome: 'changed', followUp: lost });
  await press('Booked', panel());
  type('2026-11-27', '3200');
  await press('Save appointment');
  resolve({ outcome: 'conflict', followUp: lost, by: 'u2', byName: 'Maya', at: at('14:05') });
  await screen.findByText('Your appointment was not saved: 27 Nov, AED 3,200');
  expect(within(panel()).queryByRole('group', { name: 'Appointment' })).toBeNull();
  await press(decision, panel());
  const fields = [...panel().querySelectorAll('input')].map(({ value }) => value);
  expect([fields, asksBeforeClosing()]).toEqual([kept, kept.length > 0]);
  expect(sentTo(backend).slice(2)).toMatchObject(sent);
});

test('a refused appointment returns to its form; without a connection it waits', async () => {
  const { backend } = await open({ ...booked, appointment: lips });
  await press('Change');
  type('2026-11-27', '3500');
  backend.desk.send.mockResolvedValueOnce({ outcome: 'refused', reason: 'No such appointment' });
  await press('Save appointment');
  await screen.findByText('Failed to save');
  expect(line()).toBe('Fri 20 Nov 2026 · Permanent lips · AED 3,200');
  expect(field('Price, AED').value).toBe('3500');
  backend.desk.send.mockResolvedValue({ outcome: 'unanswered' });
  await press('Save appointment');
  await screen.findByText(/^1 change will be sent when you’re back online\. It is an appointment, which is lost if this page is closed/);
});
