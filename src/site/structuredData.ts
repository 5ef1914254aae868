import { absolute } from './address';
import { breadcrumbsOf } from './breadcrumbs';
import { facts } from './facts';
import { type PageId, pathOf } from './pages';

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
