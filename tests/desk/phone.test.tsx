import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { installMedia } from '../support/screenDouble';
import { showStaff } from '../support/staff';
import { atTheDesk, cameAt, deskBackend } from '../support/staffAtDesk';

atTheDesk('15:47');
afterEach(() => vi.unstubAllGlobals());

const sofia = cameAt('14:08', { id: '2', name: 'Sofia Lindqvist', phone: '050 123 4567' });
const omar = cameAt('15:00', { id: '1', name: 'Omar Said' });

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Sofia Lindqvist' }));

test('the link of a lead that no longer exists shows a notice', async () => {
  const backend = deskBackend([omar]);
  showStaff('/dashboard?lead=2', { load: async () => backend });
  expect(await screen.findByText('This lead no longer exists.')).toBeDefined();
});

describe('on a phone', () => {
  beforeEach(() => installMedia('max-width'));

  test('a lead’s card has contact links; its name opens the details, and Back closes them', async () => {
    const backend = deskBackend([omar, sofia]);
    showStaff('/dashboard', { load: async () => backend });
    const card = within(await screen.findByRole('article', { name: /Sofia Lindqvist/ }));
    expect(card.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Sofia Lindqvist' }).href).toContain('971501234567');
    expect(card.getByRole<HTMLAnchorElement>('link', { name: 'Call Sofia Lindqvist' }).href).toBe('tel:+971501234567');
    await userEvent.click(card.getByRole('button', { name: 'Sofia Lindqvist' }));
    const footer = (await sheet()).getAllByRole('link').slice(-2);
    expect(footer.map((link) => link.textContent)).toEqual(['WhatsApp', 'Call']);
    (await sheet()).getByRole('button', { name: 'I have it' });
    fireEvent.click(screen.getByText('Back'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Home page')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sofia Lindqvist' })));
  });

  test('Back asks for confirmation before an unsaved note is lost', async () => {
    const backend = deskBackend([omar, sofia]);
    showStaff('/dashboard?lead=2', { load: async () => backend });
    const box = (await sheet()).getByRole('textbox', { name: 'Add a note for the team' });
    fireEvent.change(box, { target: { value: 'Call after six' } });
    fireEvent.click(screen.getByText('Back'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving the note?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await sheet();
    fireEvent.click(screen.getByText('Back'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Home page')).toBeNull();
  });
});
