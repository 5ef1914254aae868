import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';

import { visit } from '../visit';
import { linkedData, sectionUnder, textOf as text } from './landingPage';

/** The rows of a price list as a screen reader gets them: name, note, hands and prices. */
function rows(list: string): string[] {
  return within(screen.getByRole('list', { name: `${list}: prices` }))
    .getAllByRole('listitem')
    .map(text);
}

beforeEach(() => {
  render(visit(<PermanentMakeupLanding />, '/permanent-makeup-in-dubai'));
});

it('has three category cards', () => {
  const headings = within(sectionUnder('Services and pricing, with nothing left open')).getAllByRole('heading', { level: 3 });
  expect(headings.map(text)).toEqual(['Brows', 'Lips', 'Eyeliner']);
});

it('gives the landing page’s own prices, each named by its hand', () => {
  expect(rows('Brows')).toEqual([
    'MicrobladingFine strokes, set by handGrand Master AED 2,500Master AED 1,800',
    'Nano HairstrokesThe finest line we drawGrand Master AED 3,200',
    'Hybrid BrowsStrokes in front, soft shade behindGrand Master AED 3,500Master AED 2,500',
    'Ombre BrowsA powdered tone, lighter at the headGrand Master AED 2,800Master AED 1,900',
  ]);
  expect(rows('Lips')).toEqual([
    'Lip BlushA sheer, even tint with a soft borderGrand Master AED 4,200Master AED 3,200',
    'Dark Lip NeutralizationBalances the tone before colourGrand Master AED 4,500Master AED 3,500',
  ]);
  expect(rows('Eyeliner')).toEqual([
    'Lash EnhancementPigment between the lashes onlyGrand Master AED 2,500Master AED 2,000',
    'Classic/Shaded EyelinerA clean line, or a line that fadesfrom AED 3,200',
  ]);
});

it('repeats them as structured data, without prices that are no numbers', () => {
  const service = linkedData().find((data) => data['@type'] === 'Service');
  const offers = service?.offers as { name: string; price?: number; priceSpecification?: { minPrice: number } }[];
  expect(offers.map(({ name, price, priceSpecification }) => [name, price ?? `from ${priceSpecification?.minPrice}`])).toEqual([
    ['Microblading, Grand Master', 2500],
    ['Microblading, Master', 1800],
    ['Nano Hairstrokes, Grand Master', 3200],
    ['Hybrid Brows, Grand Master', 3500],
    ['Hybrid Brows, Master', 2500],
    ['Ombre Brows, Grand Master', 2800],
    ['Ombre Brows, Master', 1900],
    ['Lip Blush, Grand Master', 4200],
    ['Lip Blush, Master', 3200],
    ['Dark Lip Neutralization, Grand Master', 4500],
    ['Dark Lip Neutralization, Master', 3500],
    ['Lash Enhancement, Grand Master', 2500],
    ['Lash Enhancement, Master', 2000],
    ['Classic/Shaded Eyeliner', 'from 3200'],
  ]);
});

it('shows three brow items, and the fourth with Show More (1 more) / Show Less', async () => {
  const brows = screen.getByRole('list', { name: 'Brows: prices' });
  const folded = () => [...brows.querySelectorAll('[data-folded]')].map((row) => text(row.querySelector('b')));
  const toggle = screen.getByRole('button', { name: 'Show More (1 more)' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(toggle.getAttribute('aria-controls')).toBe(brows.id);
  expect(folded()).toEqual(['Ombre Brows']);
  await userEvent.click(toggle);
  expect(toggle.textContent).toBe('Show Less');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(folded()).toEqual([]);
  await userEvent.click(toggle);
  expect(toggle.textContent).toBe('Show More (1 more)');
  expect(folded()).toEqual(['Ombre Brows']);
});

it('has no toggle on cards of three items or fewer', () => {
  expect(screen.getAllByRole('button', { name: /^Show (More|Less)/ })).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Lips: prices' }).querySelector('[data-folded]')).toBeNull();
  expect(screen.getByRole('list', { name: 'Eyeliner: prices' }).querySelector('[data-folded]')).toBeNull();
});
