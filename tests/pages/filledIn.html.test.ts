import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openQuestions } from '../../scripts/owner/launchChecks';
import type * as Site from './site';

const filled = { title: 'Languages', question: 'Which languages do you speak?', text: 'We speak English and Irish.' };
const empty = { title: 'Patch test', question: 'When do you do a patch test?', text: '' };

afterAll(() => {
  vi.doUnmock('@/site/ownerFacts');
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Prerenders the site with these facts, and with photographs in all slots or in none. */
async function siteWith(ownerFacts: readonly object[], photographed: boolean): Promise<typeof Site> {
  vi.resetModules();
  vi.stubGlobal('photographed', photographed);
  vi.doMock('@/site/ownerFacts', () => ({ ownerFacts }));
  return await import('./site');
}

describe('with one fact filled in and a photograph in every slot', () => {
  let site: typeof Site;

  beforeAll(async () => {
    site = await siteWith([filled, empty], true);
  });

  it('the Client Guide alone says the fact, and the launch check asks for the other', () => {
    expect(site.publicPaths.filter((path) => site.text(path).includes(filled.text))).toEqual(['/patient-rights']);
    const titles = site.all('/patient-rights', 'dt, h3').map(site.textOf);
    expect(titles.slice(titles.indexOf('Good to know')).slice(0, 2)).toEqual(['Good to know', 'Languages']);
    expect(titles).not.toContain('Patch test');
    expect(openQuestions([filled, empty])).toEqual([empty.question]);
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
  const blank = { ...filled, text: ' ' };
  const { all, publicPaths, textOf } = await siteWith([blank, empty], false);
  const shown = publicPaths.flatMap((path) => all(path, 'dt, h3').map(textOf));
  expect(shown).toContain('Who should wait?');
  expect(shown.filter((title) => ['Good to know', 'Languages', 'Patch test'].includes(title))).toEqual([]);
  expect(openQuestions([blank, empty])).toEqual([filled.question, empty.question]);
});
