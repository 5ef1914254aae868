import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { spendDraftsOf } from '@/desk/store/unsavedWork';

import { asksBeforeClosing, choose, openOverview, press, showDesk, toastWith } from '../support/deskPage';
import { at } from '../support/fixtures';
import { member } from '../support/staff';
import { atTheDesk, deskBackend, maya, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

let backend: ReturnType<typeof deskBackend>;

beforeEach(() => {
  backend = deskBackend([sofia]);
  const lips = { channel: 'Google', campaign: 'spring-lips' };
  const figures = { leads: 12, answered: 5, booked: 3, came: 2, value: 6400, spend: 1200 };
  backend.desk.campaignFigures.mockResolvedValue([
    { ...lips, ...figures },
    { ...figures, channel: 'Google search', campaign: null, spend: null },
  ]);
  backend.desk.spend.mockResolvedValue([{ ...lips, aed: 1200, byName: 'Maya', at: at('14:00') }]);
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Fills in “Another campaign” and saves. */
async function addCampaign(channelAndName: `${string}/${string}`): Promise<void> {
  const [channel = '', campaign = ''] = channelAndName.split('/');
  fill('Channel', channel);
  fill('Campaign', campaign);
  fill('AED', '80');
  await userEvent.type(field('AED'), '{Enter}');
}

async function open(): Promise<void> {
  await press('Enter spend');
  await screen.findByText('Maya, 20 Nov');
}

async function openSpend(): Promise<void> {
  await showDesk(backend);
  await openOverview();
  await open();
}

test('only valid and changed figures are saved, and an emptied field deletes its figure', async () => {
  await openSpend();
  const figures = ['Google · spring-lips, AED', 'Google, AED', 'Instagram, AED', 'Facebook, AED'];
  expect(screen.getAllByRole('textbox', { name: /, AED$/ }).map((input) => input.closest('div')?.textContent)).toEqual(figures);
  fill('Facebook, AED', '-1');
  await press('Save');
  expect(field('Facebook, AED').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('A number from 0 to 999,999, please.');
  expect(backend.desk.saveSpend).not.toHaveBeenCalled();
  for (const name of ['Facebook, AED', 'Google · spring-lips, AED']) fill(name, '');
  fill('Instagram, AED', '1,200.50');
  backend.desk.saveSpend.mockRejectedValueOnce(new Error('offline'));
  await addCampaign('TikTok/autumn');
  expect((await toastWith('Failed to save spend')).textContent).toMatch(/^Error/);
  await press('Save');
  expect((await toastWith('Spend saved')).textContent).toMatch(/^Success/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.desk.saveSpend).toHaveBeenLastCalledWith('2026-11-01', [
    { channel: 'Google', campaign: 'spring-lips', aed: null },
    { channel: 'Instagram', campaign: null, aed: 1200.5 },
    { channel: 'TikTok', campaign: 'autumn', aed: 80 },
  ]);
  // The overview, the dialog, and the overview again.
  expect(backend.desk.campaignFigures).toHaveBeenCalledTimes(3);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enter spend' }));
});

test('another month is shown only once the changes of this one are saved or taken back', async () => {
  await openSpend();
  fill('Instagram, AED', '5');
  await choose('Month', 'Oct 2026');
  expect((await screen.findByRole('alert')).textContent).toBe('Save or cancel your changes to Nov 2026 first.');
  expect(field('Instagram, AED').value).toBe('5');
  expect(backend.desk.spend.mock.calls).toEqual([['2026-11-01']]);
  fill('Instagram, AED', '');
  await choose('Month', 'Oct 2026');
  await waitFor(() => expect(backend.desk.spend).toHaveBeenLastCalledWith('2026-10-01'));
  expect(screen.queryByText(/^Save or cancel/)).toBeNull();
});

test('a campaign with a field of its own is not overwritten by “Another campaign”; a name that the database refuses is named beside its field', async () => {
  await openSpend();
  for (const name of ['google /Spring-Lips', 'instagram/'] as const) {
    await addCampaign(name);
    screen.getByText('This campaign has a field of its own above.');
  }
  expect(backend.desk.saveSpend).not.toHaveBeenCalled();
  backend.desk.saveSpend.mockResolvedValueOnce('campaign');
  await addCampaign('Instagram/boost @atelier.marina');
  await screen.findByText(/^A name without @/);
  expect(field('Campaign').getAttribute('aria-invalid')).toBe('true');
  expect(field('AED').value).toBe('80');
  expect(screen.queryByText('Spend saved')).toBeNull();
});

test('a figure typed for a campaign whose last lead has gone since is asked for again, not dropped', async () => {
  spendDraftsOf(member.id).keep('2026-11-01', { 'aed TikTok · autumn': '300' });
  await openSpend();
  await press('Save');
  await screen.findByText('TikTok · autumn has no field any more. Type its 300 here.');
  expect(backend.desk.saveSpend).not.toHaveBeenCalled();
});

test('figures that are being saved when the session ends stay typed if that fails, until Cancel', async () => {
  await openSpend();
  fill('Instagram, AED', '80');
  const { promise, reject } = Promise.withResolvers<never>();
  backend.desk.saveSpend.mockReturnValueOnce(promise);
  await press('Save');
  await userEvent.type(field('Instagram, AED'), '9');
  act(() => backend.tell(maya));
  act(() => reject(new Error('The session ended.')));
  act(() => backend.tell(member));
  await openOverview();
  await open();
  screen.getByText('Started earlier, not saved yet.');
  expect(field('Instagram, AED').value).toBe('80');
  await press('Cancel');
  expect(asksBeforeClosing()).toBe(false);
  await open();
  expect(field('Instagram, AED').value).toBe('');
});
