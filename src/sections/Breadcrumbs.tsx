import { classNames } from '@/lib/classNames';
import { breadcrumbsOf } from '@/site/breadcrumbs';
import type { PageId } from '@/site/pages';

interface BreadcrumbsProps {
  page: PageId;
  /** Places the breadcrumbs above the footer, on phones only: phones show none above the headline. */
  atBottom?: boolean;
}

/** The path from the home page to this page in one small line. On a dark background put it inside `on-dark`. */
export function Breadcrumbs({ page, atBottom = false }: BreadcrumbsProps) {
  const crumbs = breadcrumbsOf(page);
  return (
    <nav
      aria-label="Breadcrumb"
      className={classNames('text-caption text-(--soft)', atBottom ? 'on-dark bg-oxblood-deep px-gutter pt-4 md:hidden' : 'max-md:hidden')}
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, index) => (
          // The slash is inside the item, so that no line ends with it.
          <li key={path} className="flex min-w-0 items-center gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-brass">
                /
              </span>
            )}
            {index < crumbs.length - 1 ? (
              <a href={path} className="-mx-1.5 inline-flex min-h-11 items-center px-1.5 underline underline-offset-4">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
