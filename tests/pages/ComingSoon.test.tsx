import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import ComingSoon from '@/pages/ComingSoon';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';

beforeEach(() => {
  render(<ComingSoon />);
});

it('has one h1 and the studio’s logo', () => {
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Coming soon']);
  expect(screen.getByText('Atelier Marina').querySelector('svg')).toBeTruthy();
});

it('shows telephone, email and social handle as links', () => {
  expect(screen.getByRole('link', { name: studio.callShown }).getAttribute('href')).toBe(studio.call);
  expect(screen.getByRole('link', { name: 'hello@ateliermarina.example' }).getAttribute('href')).toBe('mailto:hello@ateliermarina.example');
  const social = screen.getByRole('link', { name: '@ateliermarina' });
  expect(social.getAttribute('href')).toBe('https://www.instagram.com/ateliermarina/');
  expect(social.getAttribute('target')).toBe('_blank');
  expect(social.getAttribute('rel')).toContain('noopener');
});

it('opens a prefilled letter with Notify Me, subject and text encoded', () => {
  const href = screen.getByRole('link', { name: 'Notify Me' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:hello@ateliermarina\.example\?subject=[^&]+&body=[^&]+$/);
  expect(href).not.toMatch(/[\s+]/);
  expect(href).toContain('subject=Please%20notify%20me%3A%20coming%20soon%20at%20Atelier%20Marina&');
  expect(href).toContain('body=Hello%20Atelier%20Marina%2C%0D%0A%0D%0APlease%20let%20me%20know');
});

it('calls no network with it', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const notify = screen.getByRole('link', { name: 'Notify Me' });
  // jsdom cannot open a mail program.
  notify.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(notify);
  expect(fetch).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(document.querySelector('form')).toBeNull();
});

it('calls its drawing an illustration', () => {
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Illustration: /);
});

it('stands under a light bar, and its path opens the booking dialog', () => {
  const match = matchPath('/coming-soon');
  expect(match?.page.heroGround).toBe('dark');
  expect(match?.route.booking).toEqual({ kind: 'modal' });
});
