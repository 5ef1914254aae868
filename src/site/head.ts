import { absolute, json } from './address';
import { facts } from './facts';
import { matchPath, type Path, pathOf } from './pages';
import { searchFacts } from './searchFacts';
import { breadcrumbList, serviceNode, specialOpenings } from './structuredData';
import { type HoursException, studioHours } from './studioHours';

/** A page's title, description and share image for search engines and messengers. */
export interface PageHead {
  /** At most 60 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
  keywords?: string;
  /** Preview image for messengers, 1200 x 630. Default: the studio's image. */
  share?: Path;
  /** Name of the service that the page sells, for structured data. */
  service?: string;
}

/** One element of <head> that belongs to a page. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

export const SHARE_IMAGE = { path: '/share.jpg', width: '1200', height: '630' } as const;

/** The meta tag by which a page opts out of the browser's translation. Its <html> has `translate="no"` as well. */
export const NOT_TRANSLATED = { name: 'google', content: 'notranslate' } as const;

/** Returns all head metadata of a path, for the prerendered HTML and, without `priceRange`, for navigations inside the site. */
export function headTags(
  pathname: string,
  head: PageHead,
  { priceRange, exceptions = studioHours.exceptions }: { priceRange?: string; exceptions?: readonly HoursException[] | undefined } = {},
): HeadTag[] {
  const match = matchPath(pathname);
  const { title, description, keywords, share } = head;
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, text: title },
    { tag: 'meta', attributes: { name: 'description', content: description } },
  ];
  if (!match || match.page.staff) tags.push({ tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } });
  if (match?.page.staff) tags.push({ tag: 'meta', attributes: NOT_TRANSLATED });
  if (!match || match.page.staff) return tags;
  const canonical = absolute(pathOf(match.id));
  tags.push(
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    property('og:type', 'website'),
    property('og:site_name', facts.studioName),
    property('og:locale', 'en_AE'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', absolute(share ?? SHARE_IMAGE.path)),
    property('og:image:width', SHARE_IMAGE.width),
    property('og:image:height', SHARE_IMAGE.height),
    property('og:image:alt', `${facts.studioName}, ${facts.district}`),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  );
  if (keywords !== undefined) tags.push({ tag: 'meta', attributes: { name: 'keywords', content: keywords } });
  const service = serviceNode(match.id, head);
  if (match.id === 'home' || match.id === 'contact') tags.push(data({ ...salon(exceptions), priceRange }));
  if (service) tags.push(data(service));
  if (service || match.page.parent !== undefined) tags.push(data(breadcrumbList(match.id)));
  return tags;
}

/** The studio as structured data, without its prices. The hours, 09:00-21:00, and the rating, 4.9 from 150+ reviews, were agreed with the customer. */
function salon(exceptions: readonly HoursException[]) {
  const special = specialOpenings(exceptions);
  return {
    '@context': 'https://schema.org',
    '@type': 'BeautySalon',
    '@id': `${absolute('/')}#studio`,
    name: facts.studioName,
    description: facts.tagline,
    url: absolute('/'),
    image: absolute(SHARE_IMAGE.path),
    logo: absolute('/icon-512.png'),
    geo: { '@type': 'GeoCoordinates', ...facts.geo },
    telephone: facts.phone,
    email: facts.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${facts.hotel}, ${facts.district}`,
      addressLocality: facts.city,
      addressCountry: searchFacts.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      ...searchFacts.hours,
    },
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    aggregateRating: { '@type': 'AggregateRating', ratingValue: facts.rating, reviewCount: facts.reviewCount },
    sameAs: [facts.socialUrl],
  };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function data(value: object): HeadTag {
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: json(value) };
}
