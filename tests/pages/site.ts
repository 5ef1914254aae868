import { JSDOM } from 'jsdom';

import { prerenderSite } from '@/app/prerender';
import { matchPath, normalisePath } from '@/site/pages';

/** The HTML of the prerendered pages, by path. The page at /404 is served for unknown paths. */
const html = new Map<string, string>();
for (const { file, head, body, popup } of await prerenderSite())
  html.set(
    file === 'index' ? '/' : `/${file}`,
    `<!doctype html><html lang="en"><head>${head}</head><body><div id="root">${body}</div>${popup?.html ?? ''}</body></html>`,
  );
/** The pages that tests have read so far. */
const documents = new Map<string, Document>();

export const publicPaths = [...html.keys()].filter((path) => path !== '/login' && path !== '/dashboard');
/** The canonical path of every page. */
export const pagePaths = publicPaths.filter((path) => matchPath(path)?.page.routes[0].path === path);

export function page(path: string): Document {
  const canonical = normalisePath(path);
  const source = html.get(canonical);
  if (source === undefined) throw new Error(`The build has no page at ${path}.`);
  const found = documents.get(canonical) ?? new JSDOM(source).window.document;
  documents.set(canonical, found);
  return found;
}

export function main(path: string): HTMLElement {
  const found = page(path).querySelector<HTMLElement>('main');
  if (!found) throw new Error(`${path} has no main.`);
  return found;
}

export function all(path: string, selector: string): HTMLElement[] {
  return [...main(path).querySelectorAll<HTMLElement>(selector)];
}

/** Text of an element on one line, without structured data. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if ('querySelectorAll' in copy) for (const script of (copy as Element).querySelectorAll('script')) script.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

export function text(path: string): string {
  return textOf(main(path));
}

/** Structured data of one type in the main or another element. */
export function structured(path: string, type: string, where: Element = main(path)): Record<string, unknown>[] {
  return [...where.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>)
    .filter((data) => data['@type'] === type);
}

export function hrefs(path: string): string[] {
  return all(path, 'a[href]').map((link) => link.getAttribute('href') ?? '');
}
