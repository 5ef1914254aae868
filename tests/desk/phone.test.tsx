import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { press } from '../support/deskPage';
import { installMedia } from '../support/screenDouble';
import { showStaff } from '../support/staff';
import { atTheDesk, deskBackend, omar, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Sofia Lindqvist' }));

test('the link of a lead that no longer exists shows a notice', async () => {
  const backend = deskBackend([omar]);
  showStaff('/dashboard?lead=2', { load: async () => backend });
  expect(await screen.findByText('This lead no longer exists.')).toBeDefined();
});

describe('on a phone', () => {
  beforeEach(() => installMedia('max-width'));
  const back = () => fireEvent.click(screen.getByText('Back'));
  const isClosed = async () => await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('a lead’s card has contact links; its name opens the details, and Back closes them, not without asking about an unsaved note', async () => {
    const backend = deskBackend([omar, sofia]);
    showStaff('/dashboard', { load: async () => backend });
    const card = within(await screen.findByRole('article', { name: /Sofia Lindqvist/ }));
    expect(card.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Sofia Lindqvist' }).href).toContain('971501234567');
    expect(card.getByRole('link', { name: 'Call Sofia Lindqvist' })).toHaveProperty('href', 'tel:+971501234567');
    await userEvent.click(card.getByRole('button', { name: 'Sofia Lindqvist' }));
    const footer = (await sheet()).getAllByRole('link').slice(-2);
    expect(footer.map((link) => link.textContent)).toEqual(['WhatsApp', 'Call']);
    (await sheet()).getByRole('button', { name: 'I have it' });
    back();
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sofia Lindqvist' })));

    await press('Sofia Lindqvist');
    const box = (await sheet()).getByRole('textbox', { name: 'Add a note for the team' });
    fireEvent.change(box, { target: { value: 'Call after six' } });
    back();
    await press('Cancel', await screen.findByRole('alertdialog', { name: 'Leave without saving the note?' }));
    await sheet();
    back();
    await press('Leave');
    await isClosed();
    expect(screen.queryByText('Home page')).toBeNull();
  });
});
