import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import type { ClientStory } from '@/content/clientStories';
import { StoryCarousel } from '@/sections/StoryCarousel';
import { createCarouselEngine } from '@/ui/carouselEngine';

import { installMedia, moveNear } from '../screenDouble';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn() }));

const stories: readonly ClientStory[] = [
  { id: 'a', quote: 'I like *all of it.*', client: 'Ada L.', location: 'JLT' },
  { id: 'b', quote: 'So do I.', client: 'Bea M.', location: 'Dubai Marina' },
  { id: 'c', quote: 'And I.', client: 'Cleo N.', location: 'Al Barsha' },
];

/** An engine that goes round. */
function fakeEngine() {
  vi.mocked(createCarouselEngine).mockImplementation((_view, { onChange }) => {
    let at = 0;
    const move = (to: number) => {
      at = (to + stories.length) % stories.length;
      onChange(at, 1);
    };
    return { next: () => move(at + 1), previous: () => move(at - 1), go: move, setStill: vi.fn(), destroy: vi.fn() };
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

beforeEach(() => {
  vi.mocked(createCarouselEngine).mockReset();
  installMedia();
  fakeEngine();
});

it('has every story in the page, with quote, client and place', () => {
  render(<StoryCarousel eyebrow="In their words" headline="Client Stories" stories={stories} ground="petal" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Client Stories' })).toBeTruthy();
  expect(screen.getByText('In their words')).toBeTruthy();
  const first = within(screen.getByRole('group', { name: '1 of 3' }));
  expect(first.getByRole('blockquote').textContent).toBe('“I like all of it.”');
  expect(first.getByText('Ada L.')).toBeTruthy();
  expect(first.getByText('JLT')).toBeTruthy();
  expect(screen.getByRole('group', { name: '3 of 3' }).textContent).toContain('Cleo N.');
});

it('goes by previous, next and dot, round the ends', async () => {
  render(<StoryCarousel eyebrow="In their words" headline="Client Stories" stories={stories} ground="porcelain" />);
  await moveNear(screen.getByRole('group', { name: 'Slides' }));
  expect(current()).toBe('Story 1');
  press('Next story, Client Stories');
  expect(current()).toBe('Story 2');
  press('Story 3');
  expect(current()).toBe('Story 3');
  press('Next story, Client Stories');
  expect(current()).toBe('Story 1');
  press('Previous story, Client Stories');
  expect(current()).toBe('Story 3');
});

it('does not move by itself, has nothing to pause, and tells its changes to screen readers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const { container } = render(<StoryCarousel eyebrow="In their words" headline="Client Stories" stories={stories} ground="deep" />);
  await moveNear(screen.getByRole('group', { name: 'Slides' }));
  act(() => {
    vi.advanceTimersByTime(10 * 60 * 1000);
  });
  expect(current()).toBe('Story 1');
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  expect(container.querySelector('.carousel-track')?.getAttribute('aria-live')).toBe('polite');
  vi.useRealTimers();
});

it('shows a plate beside the stories when it is given one', () => {
  render(<StoryCarousel eyebrow="In their words" headline="Client Stories" stories={stories} ground="plaster" plate={<p>A plate</p>} />);
  expect(screen.getByText('A plate')).toBeTruthy();
});
