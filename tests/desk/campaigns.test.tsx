import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { AdConversion, CampaignFigures, Origin } from '@/desk/model/campaigns';
import { spendDraftsOf } from '@/desk/store/unsavedWork';

import { member } from './staff';
import { atTheDesk, cameAt, deskBackend, dubai, showDesk } from './staffAtDesk';

atTheDesk('15:47');

let backend: ReturnType<typeof deskBackend>;
let file: { name: string; content: Blob } | undefined;

beforeEach(() => {
  backend = deskBackend([cameAt('15:40', { id: '1', name: 'Wanda', source: 'WhatsApp' })]);
  file = undefined;
  let content = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    content = blob;
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    file = { name: this.download, content };
  });
  return () => {
    vi.restoreAllMocks();
    for (const month of spendDraftsOf(member.id).get().keys()) spendDraftsOf(member.id).keep(month, undefined);
  };
});

const campaign = (channel: string | null, name: string | null, leads: number, part: Partial<CampaignFigures> = {}): CampaignFigures => ({
  channel,
  campaign: name,
  leads,
  answered: 0,
  booked: 0,
  came: 0,
  value: 0,
  spend: null,
  ...part,
});
const lips = campaign('Google', 'spring-lips', 12, { answered: 5, booked: 3, spend: 1200, came: 2, value: 6400.5 });

async function openOverview(): Promise<void> {
  await showDesk(backend);
  const button = screen.getByRole('button', { name: 'Overview' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
  await vi.dynamicImportSettled();
  await screen.findByRole('figure', { name: 'By campaign' });
}

const figure = () => within(screen.getByRole('figure', { name: 'By campaign' }));
const press = async (name: string) => await userEvent.click(figure().getByRole('button', { name }));

/** The rows of the table, without the second line that narrow screens show. */
async function rows(): Promise<string[][]> {
  const table = await figure().findByRole('table', { name: 'By campaign' });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => (cell.querySelector('bdi') ?? cell).textContent));
}

test('campaigns are listed by leads; below ten leads there is no rate', async () => {
  backend.desk.campaignFigures.mockResolvedValue([
    campaign(null, null, 30, { booked: 6 }),
    campaign('TikTok', 'autumn', 0, { spend: 300 }),
    campaign('Google', 'nine', 9, { booked: 3, spend: 900 }),
    campaign('Facebook', 'b', 10, { spend: 500.5 }),
    campaign('Facebook', 'a', 10),
    lips,
  ]);
  await openOverview();
  expect(await rows()).toEqual([
    ['Campaign', 'Leads', 'Answered', 'Booked', 'Booked rate', 'Came', 'Value', 'Spend', 'Cost per booking'],
    ['Google · spring-lips', '12', '5', '3', '25%', '2', '6,401', '1,200', '400'],
    ['Facebook · a', '10', '0', '0', '0%', '0', '0', '–', '–'],
    ['Facebook · b', '10', '0', '0', '0%', '0', '0', '501', 'none booked'],
    ['Google · nine', '9', '0', '3', '–', '0', '0', '900', '–'],
    ['TikTok · autumn', '0', '0', '0', '–', '0', '0', '300', '–'],
    ['Not known', '30', '0', '6', '20%', '0', '0', '–', '–'],
    ['Total', '71', '5', '12', '17%', '2', '6,401', '2,901', '–'],
  ]);
  figure().getByText('Rates need at least 10 leads.');
  figure().getByText('5 answered · 25% booked · 2 came, AED 6,401 · AED 1,200 spent');
  // The overview has no field of its own: Search and the two filters stay the first.
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('combobox').slice(0, 2)).toEqual(
    ['Inquiry type', 'Source page'].map((name) => screen.getByRole('combobox', { name })),
  );
});

test('a period is whole calendar months in Dubai', async () => {
  vi.setSystemTime(Date.parse('2026-11-30T20:30:00Z'));
  await openOverview();
  for (const period of ['Last month', '3 months', '12 months']) {
    await press(period);
    expect(figure().getByRole('button', { name: period, pressed: true })).toBeDefined();
  }
  expect(within(figure().getByRole('group', { name: 'Period' })).getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(backend.desk.campaignFigures.mock.calls).toEqual([
    ['2026-12-01', '2027-01-01'],
    ['2026-11-01', '2026-12-01'],
    ['2026-10-01', '2027-01-01'],
    ['2026-01-01', '2027-01-01'],
  ]);
});

test('the figure says when it is loading, empty, failed or not set up', async () => {
  const { campaignFigures } = backend.desk;
  let answer: (figures: CampaignFigures[]) => void = () => undefined;
  campaignFigures.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await openOverview();
  figure().getByText('Loading figures...');
  answer([]);
  await figure().findByText('No leads in this period.');
  campaignFigures.mockRejectedValueOnce(new Error('offline'));
  await press('Last month');
  await figure().findByText('The figures could not be loaded.');
  campaignFigures.mockResolvedValueOnce([lips]);
  await press('Try again');
  expect((await rows()).slice(1)).toEqual([
    ['Google · spring-lips', '12', '5', '3', '25%', '2', '6,401', '1,200', '400'],
    ['Total', '12', '5', '3', '25%', '2', '6,401', '1,200', '–'],
  ]);
  expect(document.activeElement).toBe(screen.getByRole('figure', { name: 'By campaign' }));
  campaignFigures.mockResolvedValueOnce('missing');
  await press('3 months');
  await figure().findByText('Campaigns are not set up yet: the latest database migration has not been run.');
});

const field = (name: string) => screen.getByRole('textbox', { name });

async function openSpend(): Promise<void> {
  backend.desk.campaignFigures.mockResolvedValue([lips, campaign('Google search', null, 4)]);
  const saved = { channel: 'Google', campaign: 'spring-lips', aed: 1200, byName: 'Maya', at: dubai('14:00') };
  backend.desk.spend.mockResolvedValue([saved]);
  await openOverview();
  await press('Enter spend');
  await screen.findByRole('dialog', { name: 'Ad spend' });
  await screen.findByText('Maya, 20 Nov');
}

test('only changed figures are saved, and an emptied field deletes its figure', async () => {
  await openSpend();
  expect(screen.getAllByRole('textbox', { name: /, AED$/ }).map((input) => input.closest('div')?.textContent)).toEqual([
    'Google · spring-lips, AED',
    'Google, AED',
    'Instagram, AED',
    'Facebook, AED',
  ]);
  await userEvent.clear(field('Google · spring-lips, AED'));
  await userEvent.type(field('Instagram, AED'), '1,200.50');
  await userEvent.type(field('Channel'), 'TikTok');
  await userEvent.type(field('Campaign'), 'autumn');
  backend.desk.saveSpend.mockRejectedValueOnce(new Error('offline'));
  await userEvent.type(field('AED'), '300{Enter}');
  expect((await screen.findByText('Failed to save spend')).closest('[role]')?.textContent).toMatch(/^Error/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('Spend saved')).closest('[role]')?.textContent).toMatch(/^Success/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.desk.saveSpend).toHaveBeenLastCalledWith('2026-11-01', [
    { channel: 'Google', campaign: 'spring-lips', aed: null },
    { channel: 'Instagram', campaign: null, aed: 1200.5 },
    { channel: 'TikTok', campaign: 'autumn', aed: 300 },
  ]);
  // The overview, the dialog, and the overview again.
  expect(backend.desk.campaignFigures).toHaveBeenCalledTimes(3);
  expect(document.activeElement).toBe(figure().getByRole('button', { name: 'Enter spend' }));
});

test('another month is shown only once the changes of this one are saved or taken back', async () => {
  await openSpend();
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Month' }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await userEvent.type(field('Instagram, AED'), '5');
  await choose('Oct 2026');
  expect((await screen.findByRole('alert')).textContent).toBe('Save or cancel your changes to Nov 2026 first.');
  expect(field('Instagram, AED')).toHaveProperty('value', '5');
  expect(backend.desk.spend.mock.calls).toEqual([['2026-11-01']]);
  await userEvent.clear(field('Instagram, AED'));
  await choose('Oct 2026');
  await waitFor(() => expect(backend.desk.spend).toHaveBeenLastCalledWith('2026-10-01'));
  expect(screen.queryByText(/^Save or cancel/)).toBeNull();
});

test.each(['-1', 'abc', '1,000,000', '1.234', '12,5'])('%s is not saved as a spend', async (text) => {
  await openSpend();
  await userEvent.type(field('Facebook, AED'), `${text}{Enter}`);
  expect(field('Facebook, AED').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('A number from 0 to 999,999, please.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.desk.saveSpend).not.toHaveBeenCalled();
});

test('bookings with a Google click ID are exported, with their value once there is a price', async () => {
  const booking = (clickKind: AdConversion['clickKind'], clickId: string, aed: number | null) => ({
    clickKind,
    clickId,
    bookedAt: dubai('14:05'),
    aed,
  });
  await openOverview();
  await press('For Google Ads');
  await figure().findByText('No booking of the last 90 days has a Google click.');
  expect(file).toBeUndefined();
  backend.desk.adConversions.mockResolvedValueOnce([
    booking('gclid', 'Cj0KCQjw-x_1', 3200),
    booking('wbraid', 'w', 10),
    booking('gclid', 'b', null),
  ]);
  await press('For Google Ads');
  await screen.findByText('2 bookings exported, 1 left out: their clicks have no Google click ID.');
  expect(file?.name).toBe('google-ads-2026-11-20.csv');
  expect(await file?.content.text()).toBe(
    'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\n' +
      'Cj0KCQjw-x_1,Booked,2026-11-20 14:05:00+0400,3200.00,AED\nb,Booked,2026-11-20 14:05:00+0400,,\n',
  );
});

test.each<[Origin | null, string]>([
  [{ channel: 'Google', campaign: 'spring-lips', landing: '/lip-blush-dubai', toldBy: 'visit' }, 'Google · spring-lips · /lip-blush-dubai'],
  [{ channel: 'Direct', campaign: null, landing: '/about', toldBy: 'visit' }, 'Direct · /about'],
  [{ channel: 'Google', campaign: 'spring-lips', landing: null, toldBy: 'staff' }, 'Google · spring-lips · told by the client'],
  [{ channel: 'WhatsApp', campaign: null, landing: null, toldBy: 'staff' }, 'WhatsApp'],
  [null, 'Not known'],
])('details say where the lead came from: %j', async (origin, words) => {
  backend.desk.origin.mockResolvedValue(origin);
  await showDesk(backend);
  await userEvent.click(screen.getByRole('button', { name: 'Wanda' }));
  await waitFor(() => expect(screen.getByText('Came from').nextSibling?.textContent).toBe(words));
  expect(backend.desk.origin.mock.calls).toEqual([['1']]);
});

test('details work without the origin', async () => {
  backend.desk.origin.mockRejectedValue(new Error('offline'));
  await showDesk(backend);
  await userEvent.click(screen.getByRole('button', { name: 'Wanda' }));
  await waitFor(() => expect(screen.getByText('Came from').nextSibling?.textContent).toBe('Could not be loaded'));
  screen.getByRole('textbox', { name: 'Add a note for the team' });
});
