import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from 'vite';

import type { PrerenderedPage, siteEnv } from '../../src/app/prerender.tsx';
import { bundleLoader } from './bundleLoader.ts';
import { classesOfHtml, classesOfScript, criticalCss, elementsOfHtml } from './criticalCss.ts';
import { writeHostFiles } from './hostFiles.ts';
import type { Settings } from './release.ts';

/** The entry script's key in the manifest. */
const ENTRY = 'index.html';
/** The stylesheet that src/boot/wholeStylesheet.ts fetches. */
const STYLES = 'src/styles.css';
/** Fonts that every page uses above the fold. The emphasis font is preloaded only where the headline has an <em>. */
const PRELOADED_FONTS = ['src/ui/fonts/cormorant.woff2', 'src/ui/fonts/figtree.woff2'];
const EMPHASIS_FONT = 'src/ui/fonts/cormorant-italic.woff2';
const EMPHASIS_IN_HEADLINE = /<h1[^>]*>(?:(?!<\/h1>)[\s\S])*<em/;

/**
 * Renders one HTML file per path from dist/index.html with the server renderer in dist-server/. Each file has a complete head, inlined
 * critical styles, the content, and a small loader instead of the module script, so that no script delays the first paint. Returns the
 * number of pages and the settings that the site is built with. `analyticsOrigin`: see hostFiles.ts.
 */
export async function prerender(root: string, analyticsOrigin: string): Promise<{ count: number; settings: Settings }> {
  const dist = join(root, 'dist');
  const { prerenderSite, siteEnv: env }: { prerenderSite(): Promise<PrerenderedPage[]>; siteEnv: typeof siteEnv } = await import(
    pathToFileURL(join(root, 'dist-server/prerender.js')).href
  );
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const stylesheet = Object.values(manifest).find(({ src }) => src?.endsWith(STYLES));
  if (!stylesheet) throw new Error(`The build has no ${STYLES} (dist/.vite/manifest.json).`);
  const styles = await readFile(join(dist, stylesheet.file), 'utf8');
  const loader = await bundleLoader(root);
  const template = withoutAssets(await readFile(join(dist, 'index.html'), 'utf8'));

  const pages = await prerenderSite();
  // Staff pages are prerendered without a header and footer, so the not-found page supplies the classes of both.
  const frame = pages.find(({ id }) => id === 'notFound')?.body ?? '';
  const rendered = new Set(pages.flatMap(({ body, popup }) => classesOfHtml(body + (popup?.html ?? ''))));
  for (const page of pages) {
    const module = page.hydrates ? pageModule(page.id) : undefined;
    const files = scriptsOf(manifest, module === undefined ? [ENTRY] : [module, ENTRY]);
    const fonts = EMPHASIS_IN_HEADLINE.test(page.body) ? [...PRELOADED_FONTS, EMPHASIS_FONT] : PRELOADED_FONTS;
    const preloads = fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunkOf(manifest, font).file}">`,
    );
    // The replacements are functions, because page texts may contain `$&`.
    const content = template + (page.hydrates ? page.body : frame + page.body) + (page.popup?.html ?? '');
    const classes = new Set(classesOfHtml(content));
    const own = module === undefined ? undefined : chunkOf(manifest, module).file;
    // The scripts contain the classes that the page can add. Parts that load later bring the whole stylesheet with them. Scripts that pages
    // share also contain classes that other pages start with, which this page cannot add.
    for (const file of files) {
      const scriptClasses = classesOfScript(await readFile(join(dist, file), 'utf8'));
      for (const word of scriptClasses) if (file === own || !rendered.has(word)) classes.add(word);
    }
    const inline = criticalCss(elementsOfHtml(content), classes, styles);
    const html = template
      .replace('<html lang="en"', () =>
        page.hydrates ? `<html lang="en" data-page="${page.id}"` : '<html lang="en" translate="no" data-page=""',
      )
      .replace('<!--head-->', () => [page.head, ...preloads, `<style>${inline}</style>`].join('\n    '))
      .replace('<!--app-->', () => page.body)
      .replace('<!--popup-->', () => (page.popup ? `<template data-popup="${page.popup.id}">${page.popup.html}</template>` : ''))
      // The loader must come before anything that a visitor can click or submit.
      .replace('</head>', () => `  <script data-scripts="${files.map((file) => `/${file}`).join(' ')}">${loader}</script>\n  </head>`);
    await writeFile(join(dist, `${page.file}.html`), html);
  }
  // Every document has the fonts inline. Declared again by a stylesheet that loads later, they restyle the whole page.
  for (const { file } of Object.values(manifest).filter(({ file }) => file.endsWith('.css'))) {
    await writeFile(join(dist, file), (await readFile(join(dist, file), 'utf8')).replace(/@font-face\{[^}]*\}/g, ''));
  }
  const settings = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value ?? ''])) as Settings;
  await writeHostFiles(root, createHash('sha256').update(loader).digest('base64'), analyticsOrigin, settings);
  return { count: pages.length, settings };
}

/** The module of a page id: `lipBlush` is src/pages/LipBlush.tsx. */
function pageModule(id: string): string {
  return `src/pages/${id.charAt(0).toUpperCase()}${id.slice(1)}.tsx`;
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key} (dist/.vite/manifest.json).`);
  return chunk;
}

/** The files of these modules and of all their static imports, ordered so that each file comes after its imports. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const { file, imports = [] } = chunkOf(manifest, key);
    return [...imports.flatMap(visit), file];
  };
  return modules.flatMap(visit);
}

/** Removes the tags that Vite inserts for the entry and its styles. */
function withoutAssets(html: string): string {
  return html.replace(/\s*<script type="module"[^>]*><\/script>/g, '').replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '');
}
