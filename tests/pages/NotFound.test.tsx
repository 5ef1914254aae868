import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import NotFound from '@/pages/NotFound';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset();
  render(
    <MemoryRouter initialEntries={['/microblading-duby?utm_source=x#prices']}>
      <NotFound />
    </MemoryRouter>,
  );
});

it('says 404 and Oops! Page not found', () => {
  expect(screen.getByRole('img', { name: /^404\./ })).toBeTruthy();
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Oops! Page not found']);
});

it('has one link: Return to Home', () => {
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Return to Home', '/']]);
});

it('logs the attempted path, once and without what stands behind the question mark', () => {
  expect(warn.mock.calls).toEqual([['Page not found: /microblading-duby']]);
});
