import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CampaignFigures } from '@/desk/model/campaigns';
import { spendDraftsOf } from '@/desk/store/unsavedWork';

import { asksBeforeClosing, choose, openOverview, press, showDesk, toastWith } from '../support/deskPage';
import { at } from '../support/fixtures';
import { member } from '../support/staff';
import { atTheDesk, type Backend, deskBackend, maya, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const none = { answered: 0, booked: 0, came: 0, value: 0, spend: null };
const facebook = { ...none, channel: 'Facebook', leads: 10 };
const lips = { channel: 'Google', campaign: 'spring-lips', leads: 12, answered: 5, booked: 3, spend: 1200, came: 2, value: 6400.5 };

let backend: Backend;
beforeEach(() => {
  backend = deskBackend([sofia]);
  backend.desk.campaignFigures.mockResolvedValue([lips, { ...lips, channel: 'Google search', campaign: null, spend: null }]);
  backend.desk.spend.mockResolvedValue([{ channel: 'Google', campaign: 'spring-lips', aed: 1200, byName: 'Maya', at: at('14:00') }]);
});

async function open(): Promise<void> {
  await showDesk(backend);
  await openOverview();
}

const figure = () => within(screen.getByRole('figure', { name: 'By campaign' }));

/** The rows of the table, without the second line that narrow screens show. */
async function rows(): Promise<string[]> {
  const table = await figure().findByRole('table', { name: 'By campaign' });
  const cells = (row: Element) => [...row.children].map((cell) => (cell.querySelector('bdi') ?? cell).textContent);
  return [...table.querySelectorAll('tr')].map((row) => cells(row).join(' | '));
}

test('campaigns are listed by leads; below ten leads there is no rate', async () => {
  backend.desk.campaignFigures.mockResolvedValue([
    { ...none, channel: null, campaign: null, leads: 30, booked: 6 },
    { ...none, channel: 'TikTok', campaign: 'autumn', leads: 0, spend: 300 },
    { ...none, channel: 'Google', campaign: 'nine', leads: 9, booked: 3, spend: 900 },
    { ...facebook, campaign: 'b', spend: 500.5 },
    { ...facebook, campaign: 'a' },
    lips,
  ]);
  await open();
  expect(await rows()).toEqual([
    'Campaign | Leads | Answered | Booked | Booked rate | Came | Value | Spend | Cost per booking',
    'Google · spring-lips | 12 | 5 | 3 | 25% | 2 | 6,401 | 1,200 | 400',
    'Facebook · a | 10 | 0 | 0 | 0% | 0 | 0 | – | –',
    'Facebook · b | 10 | 0 | 0 | 0% | 0 | 0 | 501 | none booked',
    'Google · nine | 9 | 0 | 3 | – | 0 | 0 | 900 | –',
    'TikTok · autumn | 0 | 0 | 0 | – | 0 | 0 | 300 | –',
    'Not known | 30 | 0 | 6 | 20% | 0 | 0 | – | –',
    'Total | 71 | 5 | 12 | 17% | 2 | 6,401 | 2,901 | –',
  ]);
  figure().getByText('Rates need at least 10 leads.');
  figure().getByText('Visits whose campaign a privacy tool removed from the address count as direct.');
  figure().getByText('5 answered · 25% booked · 2 came, AED 6,401 · AED 1,200 spent');
});

test('a period is whole calendar months in Dubai', async () => {
  vi.setSystemTime(Date.parse('2026-11-30T20:30:00Z'));
  await open();
  for (const period of ['Last month', '3 months', '12 months']) {
    await press(period);
    expect(within(figure().getByRole('group', { name: 'Period' })).getByRole('button', { pressed: true }).textContent).toBe(period);
  }
  expect(backend.desk.campaignFigures.mock.calls).toEqual([
    ['2026-12-01', '2027-01-01'],
    ['2026-11-01', '2026-12-01'],
    ['2026-10-01', '2027-01-01'],
    ['2026-01-01', '2027-01-01'],
  ]);
});

test('the figure says when it is loading, empty, failed or not set up', async () => {
  const { campaignFigures } = backend.desk;
  const { promise, resolve } = Promise.withResolvers<CampaignFigures[]>();
  campaignFigures.mockReturnValueOnce(promise);
  await open();
  figure().getByText('Loading figures...');
  resolve([]);
  await figure().findByText('No leads in this period.');
  campaignFigures.mockRejectedValueOnce(new Error('offline'));
  await press('Last month');
  await figure().findByText('The figures could not be loaded.');
  campaignFigures.mockResolvedValueOnce([lips]);
  await press('Try again');
  expect(await rows()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('figure', { name: 'By campaign' }));
  campaignFigures.mockResolvedValueOnce('missing');
  await press('3 months');
  await figure().findByText('Campaigns are not set up yet: the latest database migration has not been run.');
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

async function showSpend(): Promise<void> {
  await press('Enter spend');
  await screen.findByText('Maya, 20 Nov');
}

test('only valid and changed figures are saved, and an emptied field deletes its figure', async () => {
  await open();
  await showSpend();
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
  await open();
  await showSpend();
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
  await open();
  await showSpend();
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
  await open();
  await showSpend();
  await press('Save');
  await screen.findByText('TikTok · autumn has no field any more. Type its 300 here.');
  expect(backend.desk.saveSpend).not.toHaveBeenCalled();
});

test('figures that are being saved when the session ends stay typed if that fails, until Cancel', async () => {
  await open();
  await showSpend();
  fill('Instagram, AED', '80');
  const { promise, reject } = Promise.withResolvers<never>();
  backend.desk.saveSpend.mockReturnValueOnce(promise);
  await press('Save');
  await userEvent.type(field('Instagram, AED'), '9');
  act(() => backend.tell(maya));
  act(() => reject(new Error('The session ended.')));
  act(() => backend.tell(member));
  await openOverview();
  await showSpend();
  screen.getByText('Started earlier, not saved yet.');
  expect(field('Instagram, AED').value).toBe('80');
  await press('Cancel');
  expect(asksBeforeClosing()).toBe(false);
  await showSpend();
  expect(field('Instagram, AED').value).toBe('');
});
