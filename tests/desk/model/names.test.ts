import { describe, expect, test } from 'vitest';

import { distinctValues, leadMatcher, NO_FILTER } from '@/desk/model/filter';
import { labelOf, nameOf } from '@/desk/model/names';
import { forms, formSpec } from '@/leads/forms';

import { lead } from '../../support/fixtures';

describe('the name of a source', () => {
  test.each([
    ['Home', 'hero_booking|/home'],
    ['Home popup', 'home_popup'],
    ['Brows & Lashes Dubai', 'brows_lashes_main|/brows-lashes-dubai'],
    ['Brows & Lashes Dubai popup', 'brows_lashes_popup'],
    ['LED Light Therapy Dubai', 'led_booking|/skin-therapy'],
    ['Lip Blush Dubai', 'lip-blush-dubai|/lip-blush-dubai'],
    ['Microblading Dubai', 'microblading-dubai|/microblading-in-dubai'],
    ['Microblading Dubai, new page', 'microblading-dubai-new|/microblading-dubai'],
    ['Permanent Makeup in Dubai', 'permanent-makeup-in-dubai'],
    ['Skin Pen Microneedling Dubai', 'skin-pen-microneedling-dubai'],
    ['Waxing', '/waxing'],
    ['instagram_ad_7', 'instagram_ad_7'],
    ['', ''],
  ])('“%s” for each of %s', (name, stored) => {
    for (const value of stored.split('|')) expect(nameOf.source(value), value).toBe(name);
  });

  test('is never what a form sends', () => {
    const sent = Object.keys(forms).flatMap((id) => {
      const { landingPage } = formSpec(id as keyof typeof forms).payload;
      return landingPage === 'pathname' ? [] : landingPage.fixed;
    });
    expect(new Set(sent).size).toBe(10);
    for (const source of sent) expect(nameOf.source(source)).not.toBe(source);
  });
});

describe('the name of a service', () => {
  test.each([
    ['Lip Blush', 'lip-blush|Lip Blush'],
    ['Microblading', 'microblading'],
    ['Permanent Makeup - Brows', 'permanent-makeup-brows'],
    ['Brows & Lashes', 'brows-lashes'],
    ['Permanent Eyeliner', 'eyeliner'],
    ['General Skin Care', 'general'],
    ['Consultation', 'consultation|Consultation'],
    ['Lip Blush Consultation', 'Lip Blush Consultation'],
    ['LIP-BLUSH', 'LIP-BLUSH'],
    ['Something else', 'Something else'],
    ['', ''],
  ])('“%s” for each of %s', (name, stored) => {
    for (const value of stored.split('|')) expect(nameOf.service(value), value).toBe(name);
  });
});

test('a filter offers each stored value once, and matches it exactly', () => {
  const leads = [
    lead({ id: '1', service: 'microblading', source: '/lip-blush-dubai' }),
    lead({ id: '2', service: 'Microblading', source: 'lip-blush-dubai' }),
    lead({ id: '3', service: 'Microblading Touch-up', source: 'lip-blush' }),
    lead({ id: '4', service: '', source: '' }),
    lead({ id: '5', service: 'microblading?', source: 'hero_booking' }),
  ];
  expect(distinctValues(leads, 'service')).toEqual(['Microblading', 'microblading', 'Microblading Touch-up', 'microblading?']);
  expect(distinctValues(leads, 'source').map((source) => labelOf('source', source))).toEqual([
    'Home · hero_booking',
    'Lip Blush Dubai · /lip-blush-dubai',
    'Lip Blush Dubai · lip-blush-dubai',
    'lip-blush',
  ]);
  const found = (part: Partial<typeof NO_FILTER>) => leads.filter(leadMatcher({ ...NO_FILTER, ...part })).map(({ id }) => id);
  expect(found({ service: 'Microblading' })).toEqual(['2']);
  expect(found({ source: 'lip-blush-dubai' })).toEqual(['2']);
  expect(found({ source: 'lip-blush' })).toEqual(['3']);
  expect(found({ service: '' })).toEqual(['4']);
});
