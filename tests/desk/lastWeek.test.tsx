import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { showDays } from '@/desk/model/dubaiTime';

import { at } from '../support/fixtures';
import { fakeBackend, member, showStaff } from '../support/staff';
import { atTheDesk, cameAt } from '../support/staffAtDesk';

atTheDesk('15:47');

const WEEK = {
  days: [at('2026-11-16 00:00'), at('2026-11-22 00:00')],
  facts: [
    ['Leads', '12'],
    ['Answered within two open hours', '8 of 11'],
    ['Median first response', '38 min'],
    ['Booked', '4'],
    ['From adverts', '7 leads, 3 booked'],
  ],
  advice: 'Nothing needs changing. Keep answering as you do.',
} as const;

function backendWithWeek(signedIn: boolean) {
  const backend = fakeBackend({ leads: [cameAt('12:00', { id: '1' })], signedIn });
  backend.desk.lastWeek.mockResolvedValue(WEEK);
  return backend;
}

const figure = async () => await screen.findByRole('figure', { name: 'Last week, 16–22 Nov' });

test('the link of the letter opens the overview, also through the login, whose first figure is last week', async () => {
  const backend = backendWithWeek(false);
  showStaff('/dashboard?overview', { load: async () => backend });
  await screen.findByLabelText('Password');
  await act(async () => backend.tell(member));
  const shown = await figure();
  expect(screen.getAllByRole('figure')[0]).toBe(shown);
  const texts = (role: 'term' | 'definition') =>
    within(shown)
      .getAllByRole(role)
      .map((element) => element.textContent);
  expect(texts('term')).toEqual(WEEK.facts.map(([label]) => label));
  expect(texts('definition')).toEqual(WEEK.facts.map(([, value]) => value));
  within(shown).getByText(WEEK.advice);
});

test('a failure is shown with “Try again”, which loads the figures', async () => {
  const backend = backendWithWeek(true);
  backend.desk.lastWeek.mockRejectedValueOnce(new Error('503'));
  showStaff('/dashboard?overview', { load: async () => backend });
  const failed = await screen.findByRole('figure', { name: 'Last week' });
  expect(within(failed).getByRole('status').textContent).toBe('The figures could not be loaded.');
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(await figure());
});

test('names the month once, unless the week has two', () => {
  expect(showDays(...WEEK.days)).toBe('16–22 Nov');
  expect(showDays(at('2026-11-30 00:00'), at('2026-12-06 00:00'))).toBe('30 Nov – 6 Dec');
});
