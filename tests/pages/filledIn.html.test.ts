import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { missingFacts } from '../../scripts/owner/ownerQuestions';
import type * as Site from './site';

/** Every fact, so that each sentence about one can be read. */
const facts = {
  minutes: { consultation: 31, microblading: 121, lipBlush: 151, skinPen: 61 },
  touchUp: { fullPriceAfterWeek: 13, yearlyRefresh: 1201 },
  booking: { deposit: 201, cancelHours: 25, lateMinutes: 16, payBy: ['card', 'cash'], vat: 'included' as const },
  corrections: { redo: 'We redraw it.', removal: { method: 'saline', price: 251 } },
  patchTest: { before: ['lash tint', 'henna'], hours: 49, price: 0 },
  grandMasters: { brows: ['Ada'], lips: ['Bea', 'Cleo'] },
  artists: [{ name: 'Ada', years: 9, licence: 'Licensed Beautician' }],
  languages: ['English', 'Arabic', 'Irish'],
  whoTreats: { women: 'Women treat women.', men: 'Men are treated in their own room.', companions: true, children: false },
  minimumAge: 19,
  products: { pigments: 'Pigmento', numbing: 'Numbo', mri: 'Tell the radiologist.' },
  homeVisits: { zones: ['JBR', 'Marina'], charge: 101 },
  includes: { lashRefillWeeks: 4, bridal: ['hair', 'lashes'], hairAddOn: 'a toner', signatureFacial: ['a cleanse', 'a mask'] },
  freeConsultation: 'first-time clients' as const,
  healedPhotographs: { weeks: 7 },
};

const guideSays = [
  'Consultation 31 minutes, Microblading 121 minutes, Lip blush 151 minutes and SkinPen 61 minutes.',
  'After week 13, a touch-up costs the full price. A yearly refresh costs AED 1,201.',
  'Brows: Ada. Lips: Bea and Cleo.',
  'It’s free for first-time clients.',
  'We do one 49 hours before lash tint and henna. It’s free.',
  'The deposit is AED 201. You can move or cancel an appointment up to 25 hours before it. If you’re more than 16 minutes late, we may have to move it.',
  'By card and cash. VAT is included.',
  'We redraw it. We lighten pigment by saline, AED 251 a session.',
  'Ada: Licensed Beautician, 9 years of experience.',
  'We speak English, Arabic and Irish.',
  'Women treat women. Men are treated in their own room. You can bring someone with you. Please leave children at home.',
  '19 years.',
  'Pigments by Pigmento, numbing cream by Numbo. Tell the radiologist.',
  'No travel charge in JBR and Marina; elsewhere AED 101.',
  'Lash extensions need a refill after 4 weeks. Bridal: hair and lashes. Hair colour add-on: a toner. Signature Facial: a cleanse and a mask.',
  'Healed, at least 7 weeks after the treatment',
];

afterAll(() => {
  vi.doUnmock('@/site/ownerFacts');
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Prerenders the site with these facts, and with photographs in all slots or in none. */
async function siteWith(ownerFacts: object, photographed: boolean): Promise<typeof Site> {
  vi.resetModules();
  vi.stubGlobal('photographed', photographed);
  vi.doMock('@/site/ownerFacts', () => ({ ownerFacts }));
  return await import('./site');
}

describe('with every fact filled in and a photograph in every slot', () => {
  let site: typeof Site;

  beforeAll(async () => {
    site = await siteWith(facts, true);
  });

  it('the Client Guide says each fact, and each price list its own', () => {
    const guide = site.text('/patient-rights');
    expect(guideSays.filter((sentence) => !guide.includes(sentence))).toEqual([]);
    const summaries = (path: string) => [...site.page(path).querySelectorAll('details.in-short')].map(site.textOf).join();
    expect(summaries('/lip-blush-dubai')).toMatch(
      /Consultation 31 minutes and Lip blush 151 minutes\..*After week 13.*Lips: Bea and Cleo\./,
    );
    expect(summaries('/microblading-in-dubai')).toMatch(/Microblading 121 minutes\..*After week 13.*Brows: Ada\./);
    expect(summaries('/skin-pen-microneedling-dubai')).toMatch(/Consultation 31 minutes and SkinPen 61 minutes\./);
    expect(summaries('/skin-pen-microneedling-dubai')).not.toMatch(/After week 13|Grand Masters/);
    expect(missingFacts(facts)).toEqual([]);
  });

  it('no page mentions an illustration or shows the caption of a drawing', async () => {
    const captionsIn = (value: unknown): string[] =>
      Object.entries(Object(value) === value ? Object(value) : {}).flatMap(([key, entry]) =>
        key === 'caption' && typeof entry === 'string' ? [entry] : captionsIn(entry),
      );
    const content = await Promise.all(Object.values(import.meta.glob('../../src/content/*.ts')).map((load) => load()));
    // Shorter captions ("Plate 1") may also occur elsewhere.
    const captions = content.flatMap(captionsIn).filter(({ length }) => length > 12);
    expect(captions.length).toBeGreaterThan(10);
    const left = site.publicPaths.flatMap((path) => {
      // Code draws the bottles; photographs never replace them.
      const text = site.text(path).replace(/Bottles are illustrations/, '');
      const found = [/\S* ?\S* ?\S* ?illustrations?\b/i.exec(text)?.[0], ...captions.filter((caption) => text.includes(caption))];
      return found.flatMap((words) => (words === undefined ? [] : [`${path}: ${words}`]));
    });
    expect(left).toEqual([]);
  });
});

it('with no fact filled in, no page says anything about them, and the launch check asks for all', async () => {
  const { all, publicPaths, textOf } = await siteWith({}, false);
  const shown = publicPaths.flatMap((path) => all(path, 'dt, h3').map(textOf));
  expect(shown).toContain('Who should wait?');
  expect(shown.filter((title) => ['How long it takes', 'After the touch-up', 'Grand Masters', 'Good to know'].includes(title))).toEqual([]);
  const missing = missingFacts({});
  expect(missing).toHaveLength(Object.keys(facts).length);
  expect(missing[0]).toBe(
    'How many minutes does each treatment take, and the consultation? For example `minutes: { consultation: 30, microblading: 120 }`',
  );
});
