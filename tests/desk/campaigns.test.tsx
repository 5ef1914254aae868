import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CampaignFigures } from '@/desk/model/campaigns';

import { openOverview, press, showDesk } from '../support/deskPage';
import { recordDownloads } from '../support/download';
import { at } from '../support/fixtures';
import { atTheDesk, deskBackend, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const { files } = recordDownloads();
let backend: ReturnType<typeof deskBackend>;
beforeEach(() => {
  backend = deskBackend([sofia]);
});

const none = { answered: 0, booked: 0, came: 0, value: 0, spend: null };
const facebook = { ...none, channel: 'Facebook', leads: 10 };
const lips = { channel: 'Google', campaign: 'spring-lips', leads: 12, answered: 5, booked: 3, spend: 1200, came: 2, value: 6400.5 };

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
  figure().getByText('5 answered · 25% booked · 2 came, AED 6,401 · AED 1,200 spent');
});

test('a period is whole calendar months in Dubai', async () => {
  vi.setSystemTime(Date.parse('2026-11-30T20:30:00Z'));
  await open();
  for (const period of ['Last month', '3 months', '12 months']) {
    await press(period);
    const pressed = within(figure().getByRole('group', { name: 'Period' })).getAllByRole('button', { pressed: true });
    expect(pressed.map(({ textContent }) => textContent)).toEqual([period]);
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

test('bookings with a Google click ID are exported, with their value once there is a price', async () => {
  await open();
  await press('For Google Ads');
  await figure().findByText('No booking of the last 90 days has a Google click.');
  expect(files).toEqual([]);
  const bookedAt = at('14:05');
  backend.desk.adConversions.mockResolvedValueOnce([
    { clickKind: 'gclid', clickId: 'Cj0KCQjw-x_1', bookedAt, aed: 3200 },
    { clickKind: 'wbraid', clickId: 'w', bookedAt, aed: 10 },
    { clickKind: 'gclid', clickId: 'b', bookedAt, aed: null },
  ]);
  await press('For Google Ads');
  await screen.findByText('2 bookings exported, 1 left out: their clicks have no Google click ID.');
  expect(files.map(({ name }) => name)).toEqual(['google-ads-2026-11-20.csv']);
  expect(await files[0]?.content.text()).toBe(
    'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\n' +
      'Cj0KCQjw-x_1,Booked,2026-11-20 14:05:00+0400,3200.00,AED\nb,Booked,2026-11-20 14:05:00+0400,,\n',
  );
});
