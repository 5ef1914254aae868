import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { FloatingContact } from '@/layout/FloatingContact';
import { Footer } from '@/layout/Footer';
import { switchMotion } from '@/lib/motion';

import { studio } from '../support/studio';

afterEach(() => switchMotion(false));

test('the footer shows the tagline, address, hours, phone, chat number, social handle, email and copyright 2025', () => {
  render(<Footer />, { wrapper: MemoryRouter });
  const text = screen.getByRole('contentinfo').textContent;
  expect(text).toContain('Where hyper-realistic artistry meets timeless elegance');
  expect(text).toContain('Tamani Hotel, Dubai Marina, Dubai');
  expect(text).toContain('10:00 AM to 9:00 PM daily');
  expect(text).toContain('© 2025 Atelier Marina. All rights reserved.');
  const contact = [...(document.querySelector('address')?.querySelectorAll('a') ?? [])];
  expect(contact.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    [`Call ${studio.callShown}`, studio.call, null],
    [`WhatsApp ${studio.chatShown}`, studio.chat, '_blank'],
    ['Instagram @ateliermarina', 'https://www.instagram.com/ateliermarina/', '_blank'],
    ['hello@ateliermarina.example', 'mailto:hello@ateliermarina.example', null],
  ]);
  for (const link of contact.slice(1, 3)) expect(link.getAttribute('rel')).toContain('noopener');
});

test.each([
  [
    'Services',
    'Permanent Makeup /permanent-makeup, Brows & Lashes /brows-lashes, Skin Therapy /skin-therapy, Beauty Services /beauty, ' +
      'Waxing /waxing, Home Facials /home-facials, Hair & Makeup /hair-makeup, Microblading /microblading-in-dubai, ' +
      'Lip Blush /lip-blush-dubai, SkinPen /skin-pen-microneedling-dubai',
  ],
  ['Quick Links', 'About /about, Gallery /gallery, Contact /contact, Client Guide /patient-rights'],
])('the footer lists the agreed links under %s', (title, links) => {
  render(<Footer />, { wrapper: MemoryRouter });
  const column = screen.getByRole('heading', { level: 2, name: title }).parentElement ?? document.body;
  const found = within(column).getAllByRole('link');
  expect(found.map((link) => `${link.textContent} ${link.getAttribute('href')}`).join(', ')).toBe(links);
});

test('the Pause motion button stops everything that moves by itself', async () => {
  render(<Footer />, { wrapper: MemoryRouter });
  const motion = screen.getByRole('switch', { name: 'Pause motion' });
  expect(motion.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(motion);
  expect(motion.getAttribute('aria-checked')).toBe('true');
  expect(document.documentElement.dataset.motion).toBe('paused');
});

test('the buttons and the mobile contact bar offer a chat in a new tab and a phone call', () => {
  render(<FloatingContact />);
  for (const chat of [screen.getByText('Chat Now'), screen.getByLabelText('Chat on WhatsApp')]) {
    expect(chat.getAttribute('href')).toBe(studio.chat);
    expect(chat.getAttribute('target')).toBe('_blank');
    expect(chat.getAttribute('rel')).toContain('noopener');
  }
  for (const call of [screen.getByText('Call Now'), screen.getByLabelText('Call the studio')]) {
    expect(call.getAttribute('href')).toBe(studio.call);
  }
});
