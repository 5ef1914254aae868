import type { Path } from '@/site/pages';
import { TextLink } from '@/ui/TextLink';

export interface RelatedLink {
  href: Path;
  label: string;
}

/** Two links to related pages in one line, on the ground of the footer below. Landing pages have them in place of RelatedServices. */
export function RelatedLinks({ links }: { links: readonly [RelatedLink, RelatedLink] }) {
  return (
    <nav aria-label="Related treatments" className="on-dark bg-oxblood-deep">
      <ul className="wide flex min-h-13 flex-wrap items-center gap-x-6">
        {links.map((link) => (
          <li key={link.href}>
            <TextLink {...link} className="inline-block py-3.5 text-champagne" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
