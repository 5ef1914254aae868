import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { AdConversion, CampaignFigures } from '@/desk/model/campaigns';

import { recordDownloads } from '../support/download';
import { atTheDesk, cameAt, deskBackend, dubai, openOverview, showDesk } from '../support/staffAtDesk';

atTheDesk('15:47');

const { files } = recordDownloads();
let backend: ReturnType<typeof deskBackend>;
beforeEach(() => {
  backend = deskBackend([cameAt('15:40', { id: '1', name: 'Wanda', source: 'WhatsApp' })]);
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

async function open(): Promise<void> {
  await showDesk(backend);
  await openOverview();
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
  await open();
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
  await open();
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
  let respond: (figures: CampaignFigures[]) => void = () => undefined;
  campaignFigures.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await open();
  figure().getByText('Loading figures...');
  respond([]);
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

test('bookings with a Google click ID are exported, with their value once there is a price', async () => {
  const booking = (clickKind: AdConversion['clickKind'], clickId: string, aed: number | null) => ({
    clickKind,
    clickId,
    bookedAt: dubai('14:05'),
    aed,
  });
  await open();
  await press('For Google Ads');
  await figure().findByText('No booking of the last 90 days has a Google click.');
  expect(files).toEqual([]);
  backend.desk.adConversions.mockResolvedValueOnce([
    booking('gclid', 'Cj0KCQjw-x_1', 3200),
    booking('wbraid', 'w', 10),
    booking('gclid', 'b', null),
  ]);
  await press('For Google Ads');
  await screen.findByText('2 bookings exported, 1 left out: their clicks have no Google click ID.');
  expect(files.map(({ name }) => name)).toEqual(['google-ads-2026-11-20.csv']);
  expect(await files[0]?.content.text()).toBe(
    'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\n' +
      'Cj0KCQjw-x_1,Booked,2026-11-20 14:05:00+0400,3200.00,AED\nb,Booked,2026-11-20 14:05:00+0400,,\n',
  );
});
