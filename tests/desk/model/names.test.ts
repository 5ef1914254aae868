import { describe, expect, test } from 'vitest';

import { distinctValues, leadMatcher, NO_FILTER } from '@/desk/model/filter';
import { labelOf, nameOf } from '@/desk/model/names';
import { forms, formSpec } from '@/leads/forms';

import { lead } from '../../support/fixtures';

describe('the name of a source', () => {
  test.each([
    ['hero_booking', 'Home'],
    ['/home', 'Home'],
    ['home_popup', 'Home popup'],
    ['brows_lashes_main', 'Brows & Lashes Dubai'],
    ['brows_lashes_popup', 'Brows & Lashes Dubai popup'],
    ['/brows-lashes-dubai', 'Brows & Lashes Dubai'],
    ['led_booking', 'LED Light Therapy Dubai'],
    ['/skin-therapy', 'LED Light Therapy Dubai'],
    ['lip-blush-dubai', 'Lip Blush Dubai'],
    ['/lip-blush-dubai', 'Lip Blush Dubai'],
    ['microblading-dubai', 'Microblading Dubai'],
    ['/microblading-in-dubai', 'Microblading Dubai'],
    ['microblading-dubai-new', 'Microblading Dubai, new page'],
    ['/microblading-dubai', 'Microblading Dubai, new page'],
    ['permanent-makeup-in-dubai', 'Permanent Makeup in Dubai'],
    ['skin-pen-microneedling-dubai', 'Skin Pen Microneedling Dubai'],
    ['/waxing', 'Waxing'],
    ['instagram_ad_7', 'instagram_ad_7'],
    ['', ''],
  ])('%j is called %j', (stored, name) => expect(nameOf.source(stored)).toBe(name));

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
    ['lip-blush', 'Lip Blush'],
    ['Lip Blush', 'Lip Blush'],
    ['microblading', 'Microblading'],
    ['permanent-makeup-brows', 'Permanent Makeup - Brows'],
    ['brows-lashes', 'Brows & Lashes'],
    ['eyeliner', 'Permanent Eyeliner'],
    ['general', 'General Skin Care'],
    ['consultation', 'Consultation'],
    ['Consultation', 'Consultation'],
    ['Lip Blush Consultation', 'Lip Blush Consultation'],
    ['LIP-BLUSH', 'LIP-BLUSH'],
    ['Something else', 'Something else'],
    ['', ''],
  ])('%j is called %j', (stored, name) => expect(nameOf.service(stored)).toBe(name));
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
