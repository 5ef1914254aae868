import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { allLeads, isListed, listed } from '../support/staff';
import { atTheDesk, cameAt, counter, deskBackend, lookAgain, newsOf, showDesk } from '../support/staffAtDesk';

atTheDesk('14:12');

const MINUTE_MS = 60_000;
const first = cameAt('14:08', { id: '1', name: 'Sofia Lindqvist' });
const second = cameAt('14:11', { id: '2', name: 'Hana Idris' });

async function showOne() {
  const backend = deskBackend([first]);
  await showDesk(backend);
  await screen.findByRole('heading', { name: 'Sofia Lindqvist' });
  return backend;
}

describe('changes', () => {
  test('are requested three times a minute while the page is visible and idle; the whole table is not read again', async () => {
    vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
    const backend = await showOne();
    backend.desk.mailState.mockClear();
    for (let second = 0; second < 60; second += 1) await act(async () => vi.advanceTimersByTimeAsync(1_000));
    const others = backend.desk.mailState.mock.calls.length + backend.desk.countLeads.mock.calls.length;
    expect([backend.desk.changes.mock.calls.length, others]).toEqual([3, 1]);
    expect(backend.desk.leads).toHaveBeenCalledTimes(1);
    expect(backend.desk.changes.mock.calls[0]?.[0]).toEqual({ leads: 'newest', followUps: '', deletions: 'newest' });
  });

  test.each(['online', 'focus'])('are requested immediately on the event “%s”', async (event) => {
    const backend = await showOne();
    vi.setSystemTime(Date.now() + 2_000);
    await act(async () => void window.dispatchEvent(new Event(event)));
    expect(backend.desk.changes).toHaveBeenCalledTimes(1);
  });

  test('that were missed are detected by a different number of leads, and the whole table is read again', async () => {
    const backend = await showOne();
    backend.desk.leads.mockResolvedValue(allLeads([second, first]));
    backend.desk.countLeads.mockResolvedValue(2);
    for (let minute = 0; minute < 5; minute += 1) await lookAgain(MINUTE_MS);
    await screen.findByRole('button', { name: '1 new lead, show it' });
    expect(backend.desk.leads).toHaveBeenCalledTimes(2);
  });

  test('are replaced by a full read of the table after twelve hours', async () => {
    const backend = await showOne();
    await lookAgain(12 * 60 * MINUTE_MS);
    expect(backend.desk.leads).toHaveBeenCalledTimes(2);
  });
});

describe('changes that cannot be loaded', () => {
  test('leave the list unchanged; after a minute a notice shows the age of the list, until a retry succeeds', async () => {
    const backend = await showOne();
    backend.desk.changes.mockRejectedValue(new Error('down'));
    await lookAgain(MINUTE_MS - 1);
    expect(screen.queryByText(/Newer ones could not be loaded/)).toBeNull();
    await lookAgain();
    await screen.findByText('These are the leads of 14:12. Newer ones could not be loaded.');
    expect(counter('Total Leads')).toEqual(['1']);
    expect(screen.queryByText('Failed to fetch leads')).toBeNull();

    let fail: (reason: Error) => void = () => undefined;
    backend.desk.changes.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trying again...' }).disabled).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await act(async () => fail(new Error('down')));
    newsOf(backend, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Newer ones could not be loaded/)).toBeNull());
  });

  test('do not restore a lead that I delete while the changes are loading', async () => {
    const backend = await showOne();
    let respond: () => void = () => undefined;
    backend.desk.changes.mockImplementationOnce(
      async (cursors) =>
        new Promise((resolve) => (respond = () => resolve({ leads: [second, first], followUps: [], deleted: [], cursors }))),
    );
    await lookAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Delete lead from Sofia Lindqvist' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Lead deleted successfully');
    await act(async () => respond());
    await userEvent.click(await screen.findByRole('button', { name: '1 new lead, show it' }));
    await listed('Hana Idris');
    expect(isListed('Sofia Lindqvist')).toBe(false);
  });
});
