import type { ChunkReport } from './chunkReport.ts';
import type { PageLoad } from './readPage.ts';

/** One thousand bytes, brotli where the host compresses: stricter than 1024. */
const KB = 1000;

/** quality.md "Speed": what one page may load before anybody does anything, in bytes. */
export const LIMITS = { script: 90 * KB, css: 12 * KB, fonts: 50 * KB, fontFiles: 3, hero: 45 * KB, total: 200 * KB } as const;

/** Not before it is needed. A package's or room's path as it stands in ChunkReport.modules. */
const LATER: readonly { what: string; path: RegExp }[] = [
  { what: 'Swiper', path: /^node_modules\/swiper\// },
  { what: 'Supabase', path: /^node_modules\/@supabase\// },
  { what: 'Radix', path: /^node_modules\/@radix-ui\// },
  { what: 'react-hook-form', path: /^node_modules\/react-hook-form\// },
  { what: 'sonner', path: /^node_modules\/sonner\// },
  { what: 'IndexedDB (idb)', path: /^node_modules\/idb\// },
  { what: 'the staff area', path: /^src\/admin\// },
];

/** Bytes of a file as it is sent; undefined when dist/ does not hold it. The path begins with a slash. */
export type SizeOf = (path: string) => number | undefined;

export interface FirstLoad {
  script: number;
  css: number;
  fonts: number;
  /** The largest picture that does not wait, 0 without one. */
  hero: number;
  total: number;
  /** What breaks the budget, each as a sentence without its subject. */
  faults: string[];
}

/** Adds up what a page loads first. `document` and `css` are bytes as they are sent; the styles are a part of the document. */
export function firstLoadOf(
  page: PageLoad,
  chunks: readonly ChunkReport[],
  sizeOf: SizeOf,
  sent: { document: number; css: number },
): FirstLoad {
  const faults = [...page.faults];
  const sizes = (paths: readonly string[]) =>
    paths.map((path) => {
      const size = sizeOf(path);
      if (size === undefined) faults.push(`wants ${path}, which is not in dist/.`);
      return size ?? 0;
    });

  const loaded = withImports(page.scripts, chunks, faults);
  for (const { what, path } of LATER) {
    const early = loaded.find(({ modules }) => modules.some((module) => path.test(module)));
    if (early) faults.push(`loads ${what} at once (${early.modules.find((module) => path.test(module))} in ${early.file}).`);
  }
  if (page.scripts.length === 0) faults.push('has no entry: its inline loader is missing.');
  for (const font of page.preloadedFonts) {
    if (!page.fonts.includes(font)) faults.push(`preloads ${font}, which its styles do not use.`);
  }

  const script = sum(sizes(loaded.map(({ file }) => `/${file}`)));
  const fonts = sum(sizes(page.fonts));
  const pictures = sizes(page.eagerPictures);
  const hero = Math.max(0, ...pictures);
  const total = sent.document + script + fonts + sum(pictures);
  const figures = { script, css: sent.css, fonts, hero, total };
  return { ...figures, faults: [...faults, ...overLimits(figures, page.fonts.length)] };
}

function overLimits(figures: Omit<FirstLoad, 'faults'>, fontFiles: number): string[] {
  const words = { script: 'scripts', css: 'inline styles', fonts: 'fonts', hero: 'a first picture', total: 'a first load' } as const;
  const faults = (['script', 'css', 'fonts', 'hero', 'total'] as const)
    .filter((key) => figures[key] > LIMITS[key])
    .map((key) => `has ${words[key]} of ${inKb(figures[key])} KB; ${inKb(LIMITS[key])} KB are allowed.`);
  if (fontFiles > LIMITS.fontFiles) faults.push(`uses ${fontFiles} fonts; ${LIMITS.fontFiles} are allowed.`);
  return faults;
}

/** The chunks at these paths and all that they import statically. */
function withImports(paths: readonly string[], chunks: readonly ChunkReport[], faults: string[]): ChunkReport[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Map<string, ChunkReport>();
  const open = paths.map((path) => path.slice(1));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const chunk = byFile.get(file);
    if (!chunk) faults.push(`loads ${file}, which the last build did not make: build again.`);
    if (!chunk || found.has(file)) continue;
    found.set(file, chunk);
    open.push(...chunk.imports);
  }
  return [...found.values()];
}

/** Bytes as KB with one decimal. */
export function inKb(bytes: number): string {
  return (bytes / KB).toFixed(1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
