import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { followUp } from './fixtures';
import { atTheDesk, cameAt, deskBackend, showDesk } from './staffAtDesk';

atTheDesk('15:47');

const sofia = cameAt('14:08', { id: '2', name: 'Sofia Lindqvist', phone: '050 123 4567' });
const omar = cameAt('15:00', { id: '1', name: 'Omar Said', phone: '050 123 9999' });

beforeEach(() => {
  localStorage.clear();
});

async function show() {
  const backend = deskBackend([omar, sofia]);
  await showDesk(backend);
  await screen.findByText('21 min left', { selector: 'th *' });
  return backend;
}

const focused = () => document.activeElement?.textContent;
const sentActions = (backend: ReturnType<typeof deskBackend>) =>
  backend.desk.send.mock.calls.map(
    ([
      {
        leadId,
        action: { kind },
      },
    ]) => [leadId, kind],
  );

async function type(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

/** Records the address of the next link that is clicked, because jsdom cannot navigate. */
function watchLinks(): string[] {
  const followed: string[] = [];
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      followed.push(link.href);
    },
    { once: true },
  );
  return followed;
}

describe('single keys', () => {
  test('move through the names, open and close the details, and act on the focused lead', async () => {
    const backend = await show();
    await type('j', 'j');
    expect(focused()).toBe('Sofia Lindqvist');
    await type('k');
    expect(focused()).toBe('Omar Said');
    await type('j', '{Enter}');
    screen.getByRole('complementary', { name: 'Lead details' });
    expect(focused()).toBe('Sofia Lindqvist');
    await type('i');
    expect(sentActions(backend)).toEqual([['2', 'claim']]);
    await type('2');
    expect(sentActions(backend)).toEqual([
      ['2', 'claim'],
      ['2', 'state'],
    ]);
    await type('4');
    await screen.findByRole('dialog', { name: 'Why?' });
    await type('{Escape}', '{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(focused()).toBe('Sofia Lindqvist');
    await type('{Delete}');
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  });

  test('j and k also change the details; if Tab focuses a lead other than the one in the details, no key acts on it', async () => {
    const backend = await show();
    await type('j', '{Enter}', 'j');
    screen.getByRole('heading', { level: 2, name: 'Sofia Lindqvist' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sofia Lindqvist' }));
    act(() => screen.getByRole('button', { name: 'Omar Said' }).focus());
    await type('2', 'i', 'w', '{Delete}');
    expect(backend.desk.send).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('n focuses the card, where w opens WhatsApp; / focuses the search field', async () => {
    const backend = await show();
    await type('n');
    const region = screen.getByRole('region', { name: 'Next to answer' });
    expect(region.contains(document.activeElement)).toBe(true);
    const followed = watchLinks();
    await type('w');
    expect(followed[0]).toContain('https://wa.me/971501234567?text=Hello%20Sofia');
    expect(sentActions(backend)).toEqual([['2', 'whatsapp']]);
    await type('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('do nothing while typing, in a list box, or with Ctrl', async () => {
    const backend = await show();
    await type('j', '{Control>}i{/Control}');
    await userEvent.type(screen.getByRole('searchbox'), 'sin');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('sin');
    act(() => screen.getByRole('combobox', { name: 'Order' }).focus());
    await type('i', '1');
    expect(backend.desk.send).not.toHaveBeenCalled();
  });

  test('? opens a list of them, where they can be switched off for this device; Escape still closes the details', async () => {
    await show();
    await type('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard and device' }));
    const toggle = dialog.getByRole('switch', { name: 'Keyboard shortcuts' });
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(toggle);
    expect(localStorage.getItem('desk.keys')).toBe('off');
    await type('{Escape}');
    act(() => screen.getByRole('button', { name: 'Omar Said' }).focus());
    await type('j', 'i');
    expect(focused()).toBe('Omar Said');
    await type('{Enter}');
    screen.getByRole('complementary');
    await type('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Keyboard' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await type('{Escape}', 'j', 'j');
    expect(focused()).toBe('Sofia Lindqvist');
  });

  test('u undoes my last action', async () => {
    const backend = await show();
    backend.desk.send.mockImplementation(async ({ leadId, seenVersion }) => ({
      outcome: 'saved',
      followUp: followUp(leadId, { state: 'Booked', version: seenVersion + 1 }),
    }));
    await type('j', '3');
    await screen.findByText('Omar Said is Booked now.');
    await type('u');
    await screen.findByText('Undone.');
    expect(screen.queryByText('Omar Said is Booked now.')).toBeNull();
    await waitFor(() =>
      expect(sentActions(backend)).toEqual([
        ['1', 'state'],
        ['1', 'undo'],
      ]),
    );
    await type('u');
    expect(backend.desk.send).toHaveBeenCalledTimes(2);
  });
});

test('WhatsApp links are on wa.me and open the app or website chosen for this device', async () => {
  await show();
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Sofia Lindqvist' });
  const followed: string[] = [];
  const note = (event: Event): void => {
    const { target, defaultPrevented } = event;
    if (target instanceof HTMLAnchorElement && !defaultPrevented) followed.push(target.href);
    event.preventDefault();
  };
  window.addEventListener('click', note);
  for (const [way, expected] of [
    ['WhatsApp Web', 'https://web.whatsapp.com/send?phone=971501234567&text='],
    ['The app', 'whatsapp://send?phone=971501234567&text='],
    ['Ask (wa.me)', 'https://wa.me/971501234567?text='],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard' }));
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'On this device open WhatsApp in' }), { key: 'ArrowDown' });
    await userEvent.click(await screen.findByRole('option', { name: way }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Content blockers hide links to the other two.
    expect(link().href).toMatch(/^https:\/\/wa\.me\/971501234567\?text=/);
    fireEvent.click(link());
    expect(followed.splice(0)).toEqual([expect.stringContaining(expected)]);
  }
  window.removeEventListener('click', note);
  expect(localStorage.getItem('desk.whatsapp')).toBe('ask');
});
