import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { counter, firstCells, press, showDesk } from '../support/deskPage';
import { atTheDesk, cameAt, deskBackend, mayas, omar, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const ancient = cameAt('05 10:00', { id: '3', name: 'Ancient' });
const leads = [omar, sofia, ancient];
const followUpById = { '1': mayas } as const;
const numbers = () => ['Waiting', 'Due soon', 'Overdue', 'Median first response'].flatMap(counter);

test('remaining times are updated while the page is visible, and immediately when it becomes visible again', async () => {
  await showDesk(deskBackend(leads));
  act(() => void vi.advanceTimersByTime(75_000));
  expect(firstCells()[1]).toEqual(['Sofia Lindqvist', '20 min left']);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void vi.advanceTimersByTime(1_200_000));
  expect(firstCells()[1]).toEqual(['Sofia Lindqvist', '20 min left']);
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect([firstCells()[1], counter('Overdue')]).toEqual([['Sofia Lindqvist', 'due now'], ['1']]);
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
  const statuses = ['1 h 13 min left · Maya', '21 min left', 'Not answered'];
  await waitFor(() => expect(firstCells().map(([, status]) => status)).toEqual(statuses));
  expect(numbers()).toEqual(['1', '1', '0', '–', '0 answered, 30 days']);
  screen.getByText("This computer's clock is 16 days off. The desk uses the server's time.");
});

test('leads can be used while follow-ups load', async () => {
  const backend = deskBackend(leads);
  backend.desk.followUps.mockReturnValue(new Promise(() => undefined));
  await showDesk(backend);
  expect([counter('Total Leads'), numbers().join(''), firstCells()[1]]).toEqual([['3'], '', ['Sofia Lindqvist', '']]);
  await press('Delete lead from Omar Said');
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
  expect([counter('Total Leads'), numbers(), firstCells()[1]]).toEqual([['3'], Array(4).fill('–none'), ['Sofia Lindqvist']]);
  await press('Try again');
  await screen.findByText('21 min left', { selector: 'th *' });
  expect(screen.queryByText(sentence)).toBeNull();
});
