import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { spendDraftsOf } from '@/desk/store/unsavedWork';

import { member } from './staff';
import { atTheDesk, cameAt, deskBackend, dubai, maya, showDesk } from './staffAtDesk';

atTheDesk('15:47');

let backend: ReturnType<typeof deskBackend>;

beforeEach(() => {
  backend = deskBackend([cameAt('15:40', { id: '1', name: 'Wanda', source: 'WhatsApp' })]);
  const lips = { channel: 'Google', campaign: 'spring-lips' };
  backend.desk.campaignFigures.mockResolvedValue([{ ...lips, leads: 12, answered: 5, booked: 3, came: 2, value: 6400, spend: 1200 }]);
  backend.desk.spend.mockResolvedValue([{ ...lips, aed: 1200, byName: 'Maya', at: dubai('14:00') }]);
});
afterEach(() => {
  for (const month of spendDraftsOf(member.id).get().keys()) spendDraftsOf(member.id).keep(month, undefined);
});

const field = (name: string) => screen.getByRole('textbox', { name });

async function unfold(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Overview' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
  await vi.dynamicImportSettled();
}

async function open(): Promise<void> {
  const figure = await screen.findByRole('figure', { name: 'By campaign' });
  await userEvent.click(await within(figure).findByRole('button', { name: 'Enter spend' }));
  await screen.findByText('Maya, 20 Nov');
}

async function openSpend(): Promise<void> {
  await showDesk(backend);
  await unfold();
  await open();
}

test('a name that the database refuses is named beside its field, and nothing that was typed is lost', async () => {
  await openSpend();
  backend.desk.saveSpend.mockResolvedValueOnce('campaign');
  await userEvent.type(field('Channel'), 'Instagram');
  await userEvent.type(field('Campaign'), 'boost @atelier.marina');
  await userEvent.type(field('AED'), '80{Enter}');
  await screen.findByText(/^A name without @/);
  expect(field('Campaign').getAttribute('aria-invalid')).toBe('true');
  expect(field('AED')).toHaveProperty('value', '80');
  expect(screen.queryByText('Spend saved')).toBeNull();
});

test('a figure typed for a campaign whose last lead has gone since is asked for again, not dropped', async () => {
  spendDraftsOf(member.id).keep('2026-11-01', { 'aed TikTok · autumn': '300' });
  await openSpend();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('TikTok · autumn has no field any more. Type its 300 here.');
  expect(backend.desk.saveSpend).not.toHaveBeenCalled();
});

test.each([
  ['google ', 'Spring-Lips'],
  ['instagram', ''],
])('a campaign with a field of its own is not overwritten by “Another campaign”: %s%s', async (channel, name) => {
  await openSpend();
  await userEvent.type(field('Channel'), channel);
  if (name !== '') await userEvent.type(field('Campaign'), name);
  await userEvent.type(field('AED'), '80{Enter}');
  await screen.findByText('This campaign has a field of its own above.');
  expect(backend.desk.saveSpend).not.toHaveBeenCalled();
});

test('typed figures stay after Escape, a failure and the end of the session, only for their author, until Cancel', async () => {
  const asksBeforeReload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openSpend();
  await userEvent.type(field('Instagram, AED'), '80');
  await userEvent.keyboard('{Escape}');
  expect(asksBeforeReload()).toBe(true);
  await open();
  screen.getByText('Started earlier, not saved yet.');
  let fail: (error: Error) => void = () => undefined;
  backend.desk.saveSpend.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(field('Instagram, AED'), '9');
  act(() => backend.tell(maya));
  act(() => fail(new Error('The session ended.')));
  await screen.findByText(/^Another account has unsaved work in this tab/);
  await unfold();
  await open();
  expect(field('Instagram, AED')).toHaveProperty('value', '');
  await userEvent.keyboard('{Escape}');
  act(() => backend.tell(member));
  await unfold();
  await open();
  expect(field('Instagram, AED')).toHaveProperty('value', '80');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asksBeforeReload()).toBe(false);
  await open();
  expect(field('Instagram, AED')).toHaveProperty('value', '');
});
