import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { counter, firstCells, press, showDesk } from '../support/deskPage';
import { atTheDesk, cameAt, deskBackend, dubai, mayas, mine } from '../support/staffAtDesk';

atTheDesk('15:47');

const leads = [
  cameAt('15:45', { id: '8', name: 'Wanda' }),
  cameAt('14:08', { id: '7', name: 'Sofia' }),
  cameAt('13:19', { id: '6', name: 'Omar' }),
  cameAt('12:00', { id: '5', name: 'Beth' }),
  cameAt('11:00', { id: '4', name: 'Carl' }),
  cameAt('05 10:00', { id: '1', name: 'Ancient' }),
];
const followUpById = {
  '8': mayas,
  '6': mine,
  '5': { state: 'Booked', ...mayas, firstContactAt: dubai('12:12') },
  '4': { state: 'Contacted', ...mine, firstContactAt: dubai('11:50') },
} as const;

const numbers = () => ['Waiting', 'Due soon', 'Overdue', 'Median first response'].flatMap(counter);
const NUMBERS = ['1', '1', '1', '31 min', '2 answered, 30 days'];

test('each lead shows its status and owner below its name; the counters count all leads, even those that the search hides', async () => {
  await showDesk(deskBackend(leads, followUpById));
  expect(firstCells()).toEqual([
    ['Wanda', '1 h 58 min left · Maya'],
    ['Sofia', '21 min left'],
    ['Omar', '28 min late · you'],
    ['Beth', 'Booked · Maya'],
    ['Carl', 'Contacted · you'],
    ['Ancient', 'Not answered'],
  ]);
  expect(numbers()).toEqual(NUMBERS);
  await userEvent.type(screen.getByRole('searchbox'), 'beth');
  await waitFor(() => expect(firstCells()).toHaveLength(1));
  expect(numbers()).toEqual(NUMBERS);
});

test('remaining times are updated while the page is visible, and immediately when it becomes visible again', async () => {
  await showDesk(deskBackend(leads, followUpById));
  const left = () => firstCells()[1];
  act(() => void vi.advanceTimersByTime(75_000));
  expect(left()).toEqual(['Sofia', '20 min left']);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void vi.advanceTimersByTime(1_200_000));
  expect(left()).toEqual(['Sofia', '20 min left']);
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect([left(), counter('Overdue')]).toEqual([['Sofia', 'due now'], ['2']]);
});

test('on a computer that is 16 days ahead, a notice says so, and the server’s time counts as soon as it is known', async () => {
  const days = 16 * 24 * 60 * 60_000;
  vi.setSystemTime(Date.now() + days);
  const backend = deskBackend(leads, followUpById);
  const { leads: read } = backend.desk;
  const response = await read();
  read.mockImplementationOnce(async () => {
    backend.desk.clockOffset.mockReturnValue(-days);
    return response;
  });
  await showDesk(backend);
  await waitFor(() => expect(numbers()).toEqual(NUMBERS));
  screen.getByText("This computer's clock is 16 days off. The desk uses the server's time.");
});

test('leads can be used while follow-ups load', async () => {
  const backend = deskBackend(leads);
  backend.desk.followUps.mockReturnValue(new Promise(() => undefined));
  await showDesk(backend);
  expect([counter('Total Leads'), numbers().join(''), firstCells()[1]]).toEqual([['6'], '', ['Sofia', '']]);
  await press('Delete lead from Wanda');
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
});

test.each([
  ['they cannot be loaded', 'Follow-ups couldn’t be loaded. Leads are shown without status or timers.'],
  ['their tables are missing', 'Follow-up is not set up yet: the latest database migration has not been run.'],
])('follow-ups: when %s, a notice says so, no wrong number appears, and Try again loads the follow-ups', async (how, sentence) => {
  const backend = deskBackend(leads, followUpById);
  if (how === 'they cannot be loaded') backend.desk.followUps.mockRejectedValueOnce(new Error('down'));
  else backend.desk.followUps.mockResolvedValueOnce('missing');
  await showDesk(backend);
  await screen.findByText(sentence);
  expect([counter('Total Leads'), numbers()]).toEqual([['6'], Array(4).fill('–none')]);
  expect(firstCells()[1]).toEqual(['Sofia']);
  await press('Try again');
  await screen.findByText('21 min left');
  expect(screen.queryByText(sentence)).toBeNull();
});
