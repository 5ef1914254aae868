import { describe, expect, it } from 'vitest';

import type { ChunkReport } from '../../scripts/budget/chunkReport.ts';
import { firstLoadOf } from '../../scripts/budget/firstLoad.ts';
import type { PageLoad } from '../../scripts/budget/readPage.ts';

const page: PageLoad = {
  scripts: ['/assets/index.js', '/assets/Home.js'],
  css: '',
  fonts: ['/assets/serif.woff2'],
  preloadedFonts: ['/assets/serif.woff2'],
  eagerPictures: ['/pictures/a-750.avif'],
  faults: [],
};

const chunks: ChunkReport[] = [
  { file: 'assets/index.js', imports: ['assets/shared.js'], modules: ['node_modules/react/index.js', 'src/main.tsx'] },
  { file: 'assets/Home.js', imports: ['assets/index.js', 'assets/shared.js'], modules: ['src/pages/Home.tsx'] },
  { file: 'assets/shared.js', imports: [], modules: ['src/lib/classNames.ts'] },
  { file: 'assets/carousel.js', imports: [], modules: ['node_modules/swiper/swiper.mjs'] },
];

const bytes: Record<string, number> = {
  '/assets/index.js': 70_000,
  '/assets/Home.js': 13_000,
  '/assets/shared.js': 1_000,
  '/assets/carousel.js': 20_000,
  '/assets/serif.woff2': 18_000,
  '/pictures/a-750.avif': 25_000,
};

const measured = (change: Partial<PageLoad> = {}, files = bytes, parts = chunks) =>
  firstLoadOf({ ...page, ...change }, parts, (path) => files[path], { document: 24_000, css: 11_000 });

describe('firstLoadOf', () => {
  it('adds up the page, its two scripts and what they import, each once', () => {
    expect(measured()).toEqual({ script: 84_000, css: 11_000, fonts: 18_000, hero: 25_000, total: 151_000, faults: [] });
  });

  it('objects to more bytes than are allowed', () => {
    expect(measured({}, { ...bytes, '/assets/Home.js': 19_100 }).faults).toEqual(['has scripts of 90.1 KB; 90.0 KB are allowed.']);
    expect(measured({}, { ...bytes, '/assets/serif.woff2': 50_500 }).faults).toEqual(['has fonts of 50.5 KB; 50.0 KB are allowed.']);
    expect(measured({}, { ...bytes, '/pictures/a-750.avif': 46_000 }).faults).toEqual([
      'has a first picture of 46.0 KB; 45.0 KB are allowed.',
    ]);
    const many = { fonts: ['/1.woff2', '/2.woff2', '/3.woff2', '/4.woff2'], preloadedFonts: [] };
    const files = { ...bytes, '/1.woff2': 1, '/2.woff2': 1, '/3.woff2': 1, '/4.woff2': 1 };
    expect(measured(many, files).faults).toEqual(['uses 4 fonts; 3 are allowed.']);
  });

  it.each([
    ['node_modules/swiper/swiper-core.mjs', 'Swiper'],
    ['node_modules/@supabase/auth-js/dist/index.js', 'Supabase'],
    ['node_modules/@radix-ui/react-dialog/dist/index.mjs', 'Radix'],
    ['node_modules/react-hook-form/dist/index.esm.mjs', 'react-hook-form'],
    ['node_modules/sonner/dist/index.mjs', 'sonner'],
    ['src/admin/Dashboard.tsx', 'the staff area'],
  ])('objects to %s in a chunk that is loaded first', (module, what) => {
    const parts = [
      ...chunks.filter(({ file }) => file !== 'assets/shared.js'),
      { file: 'assets/shared.js', imports: [], modules: [module] },
    ];
    expect(measured({}, bytes, parts).faults).toEqual([`loads ${what} at once (${module} in assets/shared.js).`]);
  });

  it('objects to files that are not there and to fonts fetched for nothing', () => {
    expect(measured({ eagerPictures: ['/pictures/gone.avif'] }).faults).toEqual(['wants /pictures/gone.avif, which is not in dist/.']);
    expect(measured({ preloadedFonts: ['/assets/old.woff2'] }).faults).toEqual([
      'preloads /assets/old.woff2, which its styles do not use.',
    ]);
    expect(measured({ scripts: ['/assets/index-2.js'] }).faults).toEqual([
      'loads assets/index-2.js, which the last build did not make: build again.',
    ]);
    expect(measured({ scripts: [] }).faults).toEqual(['has no entry: its inline loader is missing.']);
  });

  it('keeps the faults of the page itself', () => {
    expect(measured({ faults: ['has a video.'] }).faults).toEqual(['has a video.']);
  });
});
