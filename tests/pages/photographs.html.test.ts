import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type * as Site from './site';

let site: typeof Site;
/** Captions that the content uses only for drawings. */
let captions: string[];

function captionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === 'caption' && typeof entry === 'string' ? [entry] : captionsIn(entry)));
}

beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('photographed', true);
  site = await import('./site');
  const content = import.meta.glob<object>('../../src/content/*.ts', { eager: false });
  // Shorter captions ("Plate 1") may also occur elsewhere.
  captions = (await Promise.all(Object.values(content).map((load) => load()))).flatMap(captionsIn).filter(({ length }) => length > 12);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('if every slot has a photograph, no page mentions an illustration or shows the caption of a drawing', () => {
  expect(captions.length).toBeGreaterThan(10);
  const left = site.publicPaths.flatMap((path) => {
    // Code draws the bottles; photographs never replace them.
    const text = site.text(path).replace(/Bottles are illustrations/, '');
    return [/\S* ?\S* ?\S* ?illustrations?\b/i.exec(text)?.[0], ...captions.filter((caption) => text.includes(caption))]
      .filter((found) => found !== undefined)
      .map((found) => `${path}: ${found}`);
  });
  expect(left).toEqual([]);
});
