/** What the browser loads of a page before anybody does anything, as its HTML says. Addresses are paths from the site's root. */
export interface PageLoad {
  /** The scripts that the inline loader fetches after the first paint. */
  scripts: string[];
  /** Text of the inline styles. */
  css: string;
  /** All fonts that the styles know, and those that are fetched ahead. */
  fonts: string[];
  preloadedFonts: string[];
  /** The file that a 412 px phone at 1.75 takes of every picture that does not wait until it is near. */
  eagerPictures: string[];
  /** Tags that make the browser fetch what the page does without, each as a sentence. */
  faults: string[];
}

/** What 412 px at 1.75 asks for is 721; the pictures are cut at 750. */
const PHONE_WIDTH_PX = 721;

/** Reads a finished page. */
export function readPage(html: string): PageLoad {
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
  const loader = tags(html, 'script').find((attributes) => attributes['data-scripts'] !== undefined);
  return {
    scripts: loader?.['data-scripts']?.split(' ') ?? [],
    css,
    fonts: [...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2?)["']?\)/g)].map(([, path = '']) => path))],
    preloadedFonts: tags(html, 'link')
      .filter(({ rel, as }) => rel === 'preload' && as === 'font')
      .map(({ href = '' }) => href),
    eagerPictures: eagerPictures(html),
    faults: [...tagFaults(html)],
  };
}

function eagerPictures(html: string): string[] {
  const inPictures = [...html.matchAll(/<picture[^>]*>([\s\S]*?)<\/picture>/g)].flatMap(([, inner = '']) => {
    const [source] = tags(inner, 'source');
    const [image] = tags(inner, 'img');
    return image && image['loading'] !== 'lazy' ? [phoneFile(source?.['srcset'] ?? image['srcset'] ?? image['src'] ?? '')] : [];
  });
  const alone = tags(html.replaceAll(/<picture[\s\S]*?<\/picture>/g, ''), 'img')
    .filter(({ loading }) => loading !== 'lazy')
    .map(({ srcset, src }) => phoneFile(srcset ?? src ?? ''));
  return [...inPictures, ...alone];
}

/** The candidate of a `srcset` that the phone takes: the first that is wide enough, else the last. */
function phoneFile(srcset: string): string {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
  const fit = candidates.find(([, width]) => Number.parseInt(width ?? '', 10) >= PHONE_WIDTH_PX) ?? candidates.at(-1);
  return fit?.[0] ?? '';
}

function* tagFaults(html: string): Iterable<string> {
  for (const { type, src } of tags(html, 'script')) {
    if (type === 'module' || src !== undefined) {
      yield `has a script tag for ${src ?? 'an inline module'}; only the loader may bring scripts, after the first paint.`;
    }
  }
  for (const { rel, href } of tags(html, 'link')) {
    if (rel === 'modulepreload' || rel === 'stylesheet') yield `has a link rel="${rel}" for ${href}; it competes with the first paint.`;
  }
  for (const { preload, autoplay, src } of tags(html, 'video')) {
    if (preload !== 'none' || autoplay !== undefined)
      yield `has a video that loads by itself (${src ?? 'sources inside'}); it needs preload="none" and no autoplay.`;
  }
  for (const { loading, src } of tags(html, 'iframe')) {
    if (loading !== 'lazy') yield `has a frame that loads at once (${src}); it needs loading="lazy".`;
  }
}

/** The attributes of all tags of a name; names in lower case, entities left as they are. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*?)?/?>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value])),
  );
}
