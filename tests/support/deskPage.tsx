import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

import { showStaff } from './staff';
import type { Backend } from './staffAtDesk';

// What a test sees and does on the dashboard.

/** Shows the dashboard, and waits for its leads and for follow-ups that are answered at once. */
export async function showDesk(backend: Backend): Promise<void> {
  showStaff('/dashboard', { load: async () => backend });
  // Not by role, which is slow in long lists.
  await waitFor(() => expect(document.querySelector('th[scope=row]')).not.toBeNull());
  await act(async () => undefined);
}

/** Shows the dashboard with the details of a lead beside the list. */
export async function showDetails(backend: Backend, name = 'Sofia Lindqvist'): Promise<void> {
  await showDesk(backend);
  await press(name);
}

export const panel = (): HTMLElement => screen.getByRole('complementary', { name: 'Lead details' });
export const card = (): HTMLElement => screen.getByRole('region', { name: 'Next to answer' });

/** Clicks a button, once it is there. */
export async function press(name: string | RegExp, root = document.body): Promise<void> {
  await userEvent.click(await within(root).findByRole('button', { name }));
}

/** Chooses an option of a select. */
export async function choose(select: string, option: string, root = document.body): Promise<void> {
  await userEvent.click(within(root).getByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Advances the clock and makes the page visible again, which asks the backend for changes. */
export async function lookAgain(ms = 20_000): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The texts of a counter, without its label. */
export function counter(label: string): string[] {
  const group = screen.getByText(label).closest('div');
  return [...(group?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);
}

/** The first cell of each row, as lines of text. */
export function firstCells(): string[][] {
  return screen.getAllByRole('rowheader').map((cell) => [...cell.children].map((line) => line.textContent));
}

export const names = (): (string | undefined)[] => firstCells().map(([name]) => name);

export async function listed(name: string): Promise<HTMLElement> {
  return await screen.findByRole('rowheader', { name: new RegExp(name) });
}

export function isListed(name: string): boolean {
  return screen.queryByRole('rowheader', { name: new RegExp(name) }) !== null;
}

/** The toast that contains `text`: an alert for failures, otherwise a status. */
export async function toastWith(text: string): Promise<HTMLElement> {
  const toast = (await screen.findByText(text)).closest<HTMLElement>('[role=alert], [role=status]');
  if (!toast) throw new Error(`${text} is not in a toast`);
  return toast;
}

/** Whether the browser would ask for confirmation before it closes or reloads the page. */
export function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Unfolds the overview and waits for its figures. */
export async function openOverview(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Overview' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
  await vi.dynamicImportSettled();
  await screen.findByRole('figure', { name: 'By campaign' });
}
