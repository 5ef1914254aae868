import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { lead } from './fixtures';
import { fakeBackend, showStaff } from './staff';

const leads = ['Mariam Khoury', 'Maria Novak', 'Sofia Lindqvist', 'Hana Idris'].map((name, index) =>
  lead({ id: String(index), name, email: '' }),
);

/** Longer than the pause after which the count is read out, in ms. */
const PAUSE_MS = 1000;

/** The dashboard with its four leads, and every text that its live region said since then. */
async function show(shown = leads) {
  showStaff('/dashboard', { load: async () => fakeBackend({ leads: shown }) });
  const region = await waitFor(() => {
    const found = screen.getAllByRole('status').find((status) => /shown\.|match\./.test(status.textContent));
    if (!found) throw new Error('nothing was said yet');
    return found;
  });
  const said: string[] = [];
  new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  return { region, said };
}

const search = () => screen.getByRole('searchbox');

/** What stands in the search field, key by key, without a pause. */
function typeFast(...values: string[]): void {
  for (const value of values) fireEvent.change(search(), { target: { value } });
}

describe('the count for screen readers', () => {
  test('is said politely once the leads are there', async () => {
    const { region } = await show();
    expect(region.textContent).toBe('All 4 leads shown.');
    expect(region.getAttribute('aria-live')).toBe('polite');
  });

  test('is said once after the typing, not at each key', async () => {
    const { said } = await show();
    typeFast('m', 'ma', 'mar', 'mari', 'maria', 'mariam');
    expect(said).toEqual([]);
    await waitFor(() => expect(said).toEqual(['1 of 4 leads shown.']));
  });

  test('of nothing is said once too, and the sentence in the list is not read out by itself', async () => {
    const { said } = await show();
    typeFast('n', 'no', 'nobody');
    await waitFor(() => expect(said).toEqual(['No leads match.']));
    expect(screen.getByText('No leads found matching your criteria.').closest('output, [role], [aria-live]')).toBeNull();
  });

  test('of one lead is in the singular', async () => {
    const { region } = await show(leads.slice(0, 1));
    expect(region.textContent).toBe('1 lead shown.');
  });

  test('is not said while the leads are not known', async () => {
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
  ])('%s: everything is there again, and the focus is in the search field', async (_, text, place) => {
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
