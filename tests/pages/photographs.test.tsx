import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { Delivery } from '../Delivery';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Load = () => Promise<{ default: ComponentType }>;

/** The text of a page with a photograph in every slot, or with a plate in every one. */
async function textOf(load: Load, photographed: boolean): Promise<string> {
  vi.stubGlobal('photographed', photographed);
  vi.resetModules();
  const { default: Page } = await load();
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <MemoryRouter>
      <Delivery>
        <Page />
      </Delivery>
    </MemoryRouter>,
  );
  return (place.textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** Each page, and what it says of its plates alone. */
const pages: [string, Load, string[]][] = [
  [
    'home',
    () => import('@/pages/Home'),
    [
      'Oxblood silk, raking light',
      'A brow, enlarged',
      'crossing',
      'Gouache portrait',
      'The treatment room, late morning',
      'Pigments, mixed for one client',
      'An orchid, keeping time',
    ],
  ],
  ['about', () => import('@/pages/About'), ['Shadow of an orchid, late morning']],
  ['contact', () => import('@/pages/Contact'), ['Afternoon light']],
  [
    'permanent makeup',
    () => import('@/pages/PermanentMakeup'),
    [
      'Plate IV. Nano hairstrokes',
      'Plate V. Lip blush',
      'A brow, mapped in pencil',
      'Five tones, mixed for one client',
      'The room, late morning',
    ],
  ],
  [
    'brows and lashes',
    () => import('@/pages/BrowsLashes'),
    ['Brow and lash, at rest', 'Plate II. A lash lift', 'An orchid, by its shadow', 'The room, before you arrive'],
  ],
  ['beauty', () => import('@/pages/Beauty'), ['Warm wax, wood, linen']],
  ['waxing', () => import('@/pages/Waxing'), ['Wax, wood, linen']],
  ['home facials', () => import('@/pages/HomeFacials'), ['The mirror', 'Skin in window light']],
  ['hair and makeup', () => import('@/pages/HairMakeup'), ['Worn long', 'Restyled', 'Hair up', 'Evening, deep velvet', 'The swatches are']],
  [
    'gallery',
    () => import('@/pages/Gallery'),
    ['sand skin', 'Espresso skin', 'Coral, on umber', 'Lip blush, nude', 'The pattern, on honey skin'],
  ],
  ['permanent makeup in Dubai', () => import('@/pages/PermanentMakeupLanding'), ['The tray, before you arrive']],
  ['LED light', () => import('@/pages/LedLight'), ['Where three lights meet', 'Skin in even light']],
  [
    'skin pen',
    () => import('@/pages/SkinPen'),
    ['Left, the pattern', 'The pattern of a session', 'In low light', 'Silk, the colour of sea-glass', 'The treatment room, before noon'],
  ],
  [
    'brows and lashes in Dubai',
    () => import('@/pages/BrowsLanding'),
    ['Hair strokes in umber', 'Volume set, eyes closed', 'Porcelain skin, fair hair', 'Fair to deep'],
  ],
  ['microblading', () => import('@/pages/Microblading'), ['Microblading, sand skin', 'Porcelain skin, a fair brow', 'Espresso skin']],
  ['microblading, new', () => import('@/pages/MicrobladingNew'), ['A fair, thin brow', 'A sparse brow, umber skin']],
  [
    'lip blush',
    () => import('@/pages/LipBlush'),
    ['Lip blush, rose veil', 'Velvet garnet', 'Mauve rose', 'Cool rose', 'Pigments, before they are mixed'],
  ],
];

it.each(pages)('%s: what describes a plate goes with it', { timeout: 30_000 }, async (_, load, words) => {
  const plates = (await textOf(load, false)).toLowerCase();
  const photographs = (await textOf(load, true)).toLowerCase();
  for (const phrase of words.map((each) => each.toLowerCase())) {
    expect(plates, 'with plates').toContain(phrase);
    expect(photographs, 'with photographs').not.toContain(phrase);
  }
  // What is drawn by the page itself stays a drawing.
  expect(photographs.replace('flacons are illustrations.', '')).not.toContain('illustration');
});

it('keeps the treatments and names that the shot list asks for', { timeout: 30_000 }, async () => {
  const gallery = await textOf(() => import('@/pages/Gallery'), true);
  for (const title of ['Microblading', 'Nano hairstrokes', 'Velvet lips', 'LED, red']) expect(gallery).toContain(title);
  expect(await textOf(() => import('@/pages/About'), true)).toContain('Founder, Grand Master');
  expect(await textOf(() => import('@/pages/Contact'), true)).toContain('The arch is our day, 10 to 9');
  const lips = await textOf(() => import('@/pages/LipBlush'), true);
  for (const number of ['Plate I', 'Plate XI', 'No. 1', 'No. 6']) expect(lips).toContain(number);
});
