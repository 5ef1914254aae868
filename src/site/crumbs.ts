import { matchPath, type PageId, type Path, pathOf } from './pages';
import { places } from './places';

export interface Crumb {
  name: string;
  path: Path;
}

/** The way from the home page to a page, both included. */
export function crumbsOf(id: PageId): Crumb[] {
  const { name, parent: parentPath = '/' } = places[id];
  const own = { name, path: pathOf(id) };
  if (id === 'home') return [own];
  const parent = matchPath(parentPath)?.id;
  if (parent === undefined) throw new Error(`The page "${id}" has the parent ${parentPath}, which does not exist (src/site/places.ts).`);
  return [...crumbsOf(parent), own];
}
