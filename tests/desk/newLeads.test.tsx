import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { lead } from '../support/fixtures';
import { choose, listed } from '../support/staff';
import { atTheDesk, cameAt, counter, deskBackend, firstCells, lookAgain, mayas, mine, newsOf, showDesk } from '../support/staffAtDesk';

atTheDesk('15:47');
beforeEach(() => {
  document.title = 'Lead Dashboard | Atelier Marina';
});

const omar = cameAt('15:00', { id: '2', name: 'Omar Said', source: '/waxing' });
const sofia = cameAt('14:08', { id: '1', name: 'Sofia Lindqvist' });
const hana = cameAt('15:47', { id: '4', name: 'Hana Idris', source: '/waxing' });
const nora = cameAt('15:46', { id: '3', name: 'Nora Haddad' });

const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Follow-up' })).getByRole('button', { name: new RegExp(`^${name}`) });
const chips = () =>
  within(screen.getByRole('group', { name: 'Follow-up' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const names = () => firstCells().map(([name]) => name);
const ready = async () => await screen.findByText('21 min left', { selector: 'th *' });

describe('new leads', () => {
  test('count as waiting immediately, but appear in the list, its counters and chips only after a click on the notice', async () => {
    const backend = deskBackend([omar, sofia]);
    await showDesk(backend);
    await ready();
    newsOf(backend, { leads: [hana, nora, omar] });
    await lookAgain();
    const strip = screen.getByRole('button', { name: '2 new leads, show them' });
    expect(document.title).toBe('(2) Lead Dashboard | Atelier Marina');
    expect(screen.getByText('2 new leads.').getAttribute('aria-live')).toBe('polite');
    expect([counter('Waiting'), counter('Total Leads'), counter('This Month'), counter('Filtered Results')]).toEqual([
      ['3'],
      ['2'],
      ['2'],
      ['2'],
    ]);
    expect(chips()[2]).toBe('New 2');
    expect(names()).toEqual(['Omar Said', 'Sofia Lindqvist']);

    await userEvent.click(strip);
    expect(names()).toEqual(['Hana Idris', 'Nora Haddad', 'Omar Said', 'Sofia Lindqvist']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hana Idris' }));
    expect(document.title).toBe('Lead Dashboard | Atelier Marina');
    expect(counter('Total Leads')).toEqual(['4']);
    expect(chips()[2]).toBe('New 4');
    expect(screen.queryByText('2 new leads.')).toBeNull();
  });

  test('that do not match the filter are mentioned, with a button that shows them', async () => {
    const backend = deskBackend([omar, sofia]);
    await showDesk(backend);
    await ready();
    await userEvent.type(screen.getByRole('searchbox'), 'a');
    await userEvent.type(screen.getByRole('searchbox'), 'r');
    newsOf(backend, {
      leads: [lead({ ...hana, name: 'Hana Karam', email: '' }), lead({ ...nora, name: 'Zoe', email: '' })],
    });
    await lookAgain();
    // Announcements must not interrupt typing.
    expect(screen.queryByText('2 new leads.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '2 new leads, show them' }));
    await screen.findByText('1 of 2 is outside your filter.');
    expect(document.activeElement?.textContent).toBe('Hana Karam');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await listed('Zoe');
    expect(screen.queryByText('1 of 2 is outside your filter.')).toBeNull();
  });

  test('that are deleted before anyone has seen them are no longer announced', async () => {
    const backend = deskBackend([sofia]);
    await showDesk(backend);
    newsOf(backend, { leads: [omar] });
    await lookAgain();
    newsOf(backend, { leads: [omar], deleted: ['2'] });
    await lookAgain();
    expect(screen.queryByRole('button', { name: /new lead/ })).toBeNull();
    expect(document.title).toBe('Lead Dashboard | Atelier Marina');
  });
});

describe('chips and order', () => {
  const leads = [hana, nora, omar, sofia];
  const followUpById = {
    '2': { state: 'Contacted', ...mine },
    '3': { ...mayas },
    '4': { state: 'Lost', lostReason: 'Price' },
  } as const;

  test('each chip shows its count; one is selected at a time; it can be combined with the search; leads can be sorted', async () => {
    await showDesk(deskBackend(leads, followUpById));
    await ready();
    expect(chips()).toEqual(['All 4', 'Mine 1', 'New 2', 'Contacted 1', 'Booked 0', 'Lost 1']);
    await userEvent.click(chip('New'));
    expect(names()).toEqual(['Nora Haddad', 'Sofia Lindqvist']);
    expect(counter('Filtered Results')).toEqual(['2']);
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([chip('New')]);
    await userEvent.type(screen.getByRole('searchbox'), 'sofia');
    await waitFor(() => expect(names()).toEqual(['Sofia Lindqvist']));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(chip('All').getAttribute('aria-pressed')).toBe('true');
    await choose('Order', 'Answer by');
    await waitFor(() => expect(names()).toEqual(['Sofia Lindqvist', 'Nora Haddad', 'Hana Idris', 'Omar Said']));
  });

  test('a lead that I answer while New is selected stays in place, dimmed, until the next click', async () => {
    const backend = deskBackend(leads, {
      ...followUpById,
      '1': { pendingContacts: [{ kind: 'mail', at: Date.now(), by: 'u1', byName: 'staff' }] },
    });
    backend.desk.send.mockReturnValue(new Promise(() => undefined));
    await showDesk(backend);
    await ready();
    await userEvent.click(chip('New'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, contacted' }));
    expect(firstCells()[1]).toEqual(['Sofia Lindqvist', 'Contacted · you']);
    expect((await listed('Sofia Lindqvist')).closest('tbody')?.className).toContain('dimmed');
    expect(chips()[2]).toBe('New 1');
    await userEvent.click(chip('New'));
    expect(names()).toEqual(['Nora Haddad']);
  });

  test('an empty Mine says how to get a lead', async () => {
    await showDesk(deskBackend(leads));
    await ready();
    await userEvent.click(chip('Mine'));
    screen.getByText('No leads found matching your criteria.');
    expect(screen.getByText(/^You have none yet\. Press ‘I have it’ on one\./)).toBeDefined();
  });
});
