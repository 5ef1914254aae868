import { matchPath, type Page, type PageId, pages, type Path } from './pages';

export interface Crumb {
  name: string;
  path: Path;
}

/** Returns the breadcrumbs from the home page to a page, both included. */
export function breadcrumbsOf(id: PageId): Crumb[] {
  const { name, parent = '/', routes }: Page = pages[id];
  const [{ path }] = routes;
  const own = { name: name ?? titleFromPath(path), path };
  if (id === 'home') return [own];
  const above = matchPath(parent)?.id;
  if (above === undefined) throw new Error(`The page "${id}" has the parent ${parent}, which does not exist (src/site/pages.ts).`);
  return [...breadcrumbsOf(above), own];
}

/** Turns '/lip-blush-in-dubai' into 'Lip Blush in Dubai'. */
function titleFromPath(path: Path): string {
  return path
    .slice(1)
    .replaceAll('-', ' ')
    .replace(/\b(?!in\b)[a-z]/g, (letter) => letter.toUpperCase());
}
