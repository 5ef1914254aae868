import { matchPath, type Path } from './pages';

/** The path itself when the route table has a page for it, else undefined: nothing on the site links to a dead page. */
export function linkIfExists(path: Path): Path | undefined {
  return matchPath(path) === undefined ? undefined : path;
}
