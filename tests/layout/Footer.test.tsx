import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { FloatingContact } from '@/layout/FloatingContact';
import { Footer } from '@/layout/Footer';
import { switchMotion } from '@/lib/motion';

import { studio } from '../support/studio';

beforeEach(() => {
  switchMotion(false);
  render(
    <MemoryRouter>
      <Footer />
      <FloatingContact />
    </MemoryRouter>,
  );
});

/** A link's target, and whether it opens in a new tab without an opener or in the same tab. */
const target = (link: Element): string[] => [
  link.getAttribute('href') ?? '',
  link.getAttribute('target') === '_blank' && link.getAttribute('rel')?.includes('noopener') ? 'new tab' : 'same tab',
];

test('the footer shows the tagline, address, hours, phone, chat number, social handle, email and copyright 2025', () => {
  const footer = screen.getByRole('contentinfo');
  for (const text of [
    'Where hyper-realistic artistry meets timeless elegance',
    'Tamani Hotel, Dubai Marina, Dubai',
    '10:00 AM to 9:00 PM daily',
    '© 2025 Atelier Marina. All rights reserved.',
  ])
    expect(footer.textContent).toContain(text);
  expect([...footer.querySelectorAll('address a')].map((link) => [link.textContent].concat(target(link)))).toEqual([
    [`Call ${studio.callShown}`, studio.call, 'same tab'],
    [`WhatsApp ${studio.chatShown}`, studio.chat, 'new tab'],
    ['Instagram @ateliermarina', 'https://www.instagram.com/ateliermarina/', 'new tab'],
    ['hello@ateliermarina.example', 'mailto:hello@ateliermarina.example', 'same tab'],
  ]);
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
  const column = screen.getByRole('heading', { level: 2, name: title }).parentElement ?? document.body;
  const found = within(column).getAllByRole('link');
  expect(found.map((link) => `${link.textContent} ${link.getAttribute('href')}`).join(', ')).toBe(links);
});

test('the Pause motion button stops everything that moves by itself', async () => {
  const motion = screen.getByRole('switch', { name: 'Pause motion' });
  expect(motion.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(motion);
  expect([motion.getAttribute('aria-checked'), document.documentElement.dataset['motion']]).toEqual(['true', 'paused']);
});

test('the buttons and the mobile contact bar offer a chat in a new tab and a phone call', () => {
  const targetOf = (name: string) => target(screen.getByRole('link', { name }));
  for (const name of ['Chat Now', 'Chat on WhatsApp']) expect(targetOf(name)).toEqual([studio.chat, 'new tab']);
  for (const name of ['Call Now', 'Call the studio']) expect(targetOf(name)).toEqual([studio.call, 'same tab']);
});
