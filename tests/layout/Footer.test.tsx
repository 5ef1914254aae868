import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { FloatingContact } from '@/layout/FloatingContact';
import { Footer } from '@/layout/Footer';
import { switchMotion } from '@/lib/motion';

afterEach(() => switchMotion(false));

test('tagline, address, phone, chat number, social handle, copyright 2025', () => {
  render(<Footer />);
  const text = screen.getByRole('contentinfo').textContent;
  expect(text).toContain('Where hyper-realistic artistry meets timeless elegance');
  expect(text).toContain('Tamani Hotel, Dubai Marina, Dubai');
  expect(text).toContain('© 2025');
  expect(screen.getByText(/^Call /).getAttribute('href')).toMatch(/^tel:\+971/);
  expect(screen.getByText(/^WhatsApp /).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/971\d+$/);
  expect(screen.getByText(/^Instagram @/).getAttribute('target')).toBe('_blank');
});

test('Pause motion stops everything that moves by itself', async () => {
  render(<Footer />);
  const motion = screen.getByRole('switch', { name: 'Pause motion' });
  expect(motion.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(motion);
  expect(motion.getAttribute('aria-checked')).toBe('true');
  expect(document.documentElement.dataset.motion).toBe('paused');
});

test('chat in a new tab and call, as buttons and as the mobile bar', () => {
  render(<FloatingContact />);
  expect(screen.getByText('Chat Now').getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('Call Now').getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByLabelText('Chat on WhatsApp').getAttribute('target')).toBe('_blank');
  expect(screen.getByLabelText('Call the studio').getAttribute('href')).toMatch(/^tel:/);
});
