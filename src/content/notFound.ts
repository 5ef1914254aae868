import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Page Not Found | ${facts.studioName}`,
  description: 'This page does not exist.',
};

export const notFound = {
  title: 'Oops! Page not found',
  /** Alt text of the drawing. */
  drawing: '404. The zero is an arch in construction lines.',
  note: 'Plate 404. An arch, measured with care, and never built.',
  text: 'The address may have changed or been mistyped. You can get anywhere from the home page.',
  home: { label: 'Return to Home', href: '/' },
} as const;
