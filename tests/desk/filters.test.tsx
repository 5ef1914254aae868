import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { lead } from '../support/fixtures';
import { fakeBackend, showStaff } from '../support/staff';

const leads = ['Mariam Khoury', 'Maria Novak', 'Sofia Lindqvist', 'Hana Idris'].map((name, index) =>
  lead({ id: String(index), name, email: '' }),
);

/** Longer than the delay before the count is announced. */
const PAUSE_MS = 1000;

/** Shows the dashboard and records every later announcement of its live region. */
async function show(shown = leads) {
  showStaff('/dashboard', { load: async () => fakeBackend({ leads: shown }) });
  const region = await waitFor(() => {
    const found = screen.getAllByRole('status').find((status) => /shown\.|match\./.test(status.textContent));
    if (!found) throw new Error('nothing announced yet');
    return found;
  });
  const announcements: string[] = [];
  new MutationObserver(() => announcements.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return { region, announcements };
}

const search = () => screen.getByRole('searchbox');

/** Sets the search field to each value in turn, without a pause. */
function typeFast(...values: string[]): void {
  for (const value of values) fireEvent.change(search(), { target: { value } });
}

describe('the count for screen readers', () => {
  test('is announced politely once leads are loaded', async () => {
    const { region } = await show();
    expect(region.textContent).toBe('All 4 leads shown.');
    expect(region.getAttribute('aria-live')).toBe('polite');
  });

  test('is announced once when typing has stopped, not on every key', async () => {
    const { announcements } = await show();
    typeFast('m', 'ma', 'mar', 'mari', 'maria', 'mariam');
    expect(announcements).toEqual([]);
    await waitFor(() => expect(announcements).toEqual(['1 of 4 leads shown.']));
  });

  test('is announced once when nothing matches, and the sentence about it in the list is not announced', async () => {
    const { announcements } = await show();
    typeFast('n', 'no', 'nobody');
    await waitFor(() => expect(announcements).toEqual(['No leads match.']));
    expect(screen.getByText('No leads found matching your criteria.').closest('output, [role], [aria-live]')).toBeNull();
  });

  test('uses the singular for one lead', async () => {
    const { region } = await show(leads.slice(0, 1));
    expect(region.textContent).toBe('1 lead shown.');
  });

  test('is not announced when leads could not be loaded', async () => {
    const backend = fakeBackend({ leads });
    backend.desk.leads.mockRejectedValue(new Error('down'));
    showStaff('/dashboard', { load: async () => backend });
    await screen.findByText('Failed to fetch leads');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    for (const status of screen.queryAllByRole('status')) expect(status.textContent).not.toMatch(/lead/);
  });
});

describe('Clear filters', () => {
  test.each([
    ['above the list', 'maria', 0],
    ['in the empty list', 'nobody', 1],
  ])('the button %s shows every lead again and focuses the search field', async (_, text, place) => {
    await show();
    await userEvent.type(search(), text);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(place + 1));
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[place] ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    expect(search()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(search());
  });
});
