import { absolute } from './address';
import { breadcrumbsOf } from './breadcrumbs';
import { facts } from './facts';
import { DAY_MINUTES, exceptionalDays } from './openings';
import { type PageId, pathOf } from './pages';
import type { HoursException } from './studioHours';

/** Breadcrumbs of a page as structured data. */
export function breadcrumbList(id: PageId): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(id).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** The service that a page sells, as structured data. Its price list adds the prices under the same @id (sections/structuredData.tsx). */
export function serviceNode(id: PageId, { service, description }: { service?: string; description: string }): object | undefined {
  if (service === undefined) return undefined;
  const url = absolute(pathOf(id));
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service,
    serviceType: service,
    description,
    url,
    areaServed: facts.city,
    provider: { '@id': `${absolute('/')}#studio` },
  };
}

/** Days with other hours as structured data, one entry per opening. Equal times mean closed, a closing time before the opening the next day. */
export function specialOpenings(exceptions: readonly HoursException[]): object[] {
  const time = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);
  return exceptionalDays(exceptions).flatMap(({ from, to, openings }) =>
    (openings.length > 0 ? openings : [{ opens: 0, closes: 0 }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: time(opens),
      // 24 hours end at 23:59, because equal times would mean closed.
      closes: time(closes - opens === DAY_MINUTES ? closes - 1 : closes),
    })),
  );
}
