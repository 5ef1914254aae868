import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';

import { card, choose, panel, press, showDesk } from '../support/deskPage';
import { actionsOf, atTheDesk, cameAt, deskBackend, mine, saved, sentTo, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const omar = cameAt('15:00', { id: '1', name: 'Omar Said', phone: '050 123 9999' });

async function show() {
  const backend = deskBackend([omar, sofia]);
  await showDesk(backend);
  return backend;
}

const focused = () => document.activeElement?.textContent;
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const isOpen = () => screen.queryByRole('complementary') !== null;
const kindsOf = (backend: Parameters<typeof actionsOf>[0]) => actionsOf(backend).map(([leadId, { kind }]) => `${leadId} ${kind}`);

/** Records the links that are followed until the test ends. jsdom cannot navigate. */
function recordLinks(): string[] {
  const followed: string[] = [];
  const record = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !event.defaultPrevented) followed.push(link.href);
    event.preventDefault();
  };
  window.addEventListener('click', record);
  onTestFinished(() => window.removeEventListener('click', record));
  return followed;
}

async function type(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

test('single keys move through the names, open and close the details, act on the focused lead, and undo the last action once', async () => {
  const backend = await show();
  backend.desk.send.mockImplementationOnce(saved(mine)).mockImplementation(saved({ ...mine, state: 'Contacted' }));
  await type('j', 'j');
  expect(focused()).toBe('Sofia Lindqvist');
  await type('k');
  expect(focused()).toBe('Omar Said');
  await type('j', '{Enter}');
  panel();
  expect(focused()).toBe('Sofia Lindqvist');
  await type('i', '2');
  await screen.findByText('Sofia Lindqvist is Contacted now.');
  await type('u');
  await screen.findByText('Undone.');
  expect(screen.queryByText('Sofia Lindqvist is Contacted now.')).toBeNull();
  await type('u');
  expect(kindsOf(backend)).toEqual(['2 claim', '2 state', '2 undo']);
  const [, contacted, undo] = sentTo(backend);
  expect(undo).toMatchObject({ seenVersion: 2, action: { actionId: contacted?.id } });
  await type('4');
  await screen.findByRole('dialog', { name: 'Why?' });
  await type('{Escape}', '{Escape}');
  expect([isOpen(), focused()]).toEqual([false, 'Sofia Lindqvist']);
  await type('{Delete}');
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
});

test('j and k also change the details; no key acts on another lead than the one in the details, while typing, in a list box, or with Ctrl', async () => {
  const backend = await show();
  await type('j', '{Control>}i{/Control}', '{Enter}', 'j');
  screen.getByRole('heading', { level: 2, name: 'Sofia Lindqvist' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sofia Lindqvist' }));
  focus('Omar Said');
  await type('2', 'i', 'w', '{Delete}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'sin');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'sin');
  act(() => screen.getByRole('combobox', { name: 'Order' }).focus());
  await type('i', '1');
  expect(actionsOf(backend)).toEqual([]);
});

test('n focuses the card, where w opens WhatsApp; / focuses the search field', async () => {
  const backend = await show();
  await type('n');
  expect(card().contains(document.activeElement)).toBe(true);
  const followed = recordLinks();
  await type('w');
  expect(followed).toEqual([expect.stringContaining('https://wa.me/971501234567?text=Hello%20Sofia')]);
  expect(kindsOf(backend)).toEqual(['2 whatsapp']);
  await type('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('? opens a list of the keys, where they can be switched off for this device; Escape still closes the details', async () => {
  await show();
  await type('?');
  await screen.findByRole('dialog', { name: 'Keyboard and device' });
  const toggle = screen.getByRole('switch', { name: 'Keyboard shortcuts' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(toggle);
  expect(localStorage.getItem('desk.keys')).toBe('off');
  await type('{Escape}');
  focus('Omar Said');
  await type('j', 'i');
  expect(focused()).toBe('Omar Said');
  await type('{Enter}');
  expect(isOpen()).toBe(true);
  await type('{Escape}');
  expect(isOpen()).toBe(false);
  await press('Keyboard');
  await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
  await type('{Escape}', 'j', 'j');
  expect(focused()).toBe('Sofia Lindqvist');
});

test('WhatsApp links are on wa.me and open the app or website chosen for this device', async () => {
  await show();
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Sofia Lindqvist' });
  const followed = recordLinks();
  for (const [way, expected] of [
    ['WhatsApp Web', 'https://web.whatsapp.com/send?phone=971501234567&text='],
    ['The app', 'whatsapp://send?phone=971501234567&text='],
    ['Ask (wa.me)', 'https://wa.me/971501234567?text='],
  ] as const) {
    await press('Keyboard');
    await choose('On this device open WhatsApp in', way);
    await type('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Content blockers hide links to the other two.
    expect(link().href).toMatch(/^https:\/\/wa\.me\/971501234567\?text=/);
    act(() => link().click());
    expect(followed.splice(0)).toEqual([expect.stringContaining(expected)]);
  }
  expect(localStorage.getItem('desk.whatsapp')).toBe('ask');
});
