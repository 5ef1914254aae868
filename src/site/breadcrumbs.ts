import { matchPath, type PageId, type Path, pathOf } from './pages';

export interface Place {
  /** Its name in breadcrumbs. */
  name: string;
  /** The page above it in the breadcrumbs; '/' when it has none. */
  parent?: Path;
  /** What the page sells, for structured data. */
  service?: string;
}

/** Where each page stands among the others. */
export const places: Record<PageId, Place> = {
  home: { name: 'Home' },
  permanentMakeup: { name: 'Permanent Makeup', service: 'Permanent makeup' },
  browsLashes: { name: 'Brows & Lashes', service: 'Brow and lash treatments' },
  beauty: { name: 'Beauty Services', service: 'Beauty services' },
  homeFacials: { name: 'Home Facials', parent: '/beauty', service: 'Home facials' },
  hairMakeup: { name: 'Hair & Makeup', parent: '/beauty', service: 'Hair and makeup styling' },
  waxing: { name: 'Waxing', parent: '/beauty', service: 'Lycon waxing' },
  gallery: { name: 'Gallery' },
  patientRights: { name: 'Client Guide' },
  comingSoon: { name: 'Coming Soon' },
  permanentMakeupLanding: { name: 'Permanent Makeup in Dubai', parent: '/permanent-makeup', service: 'Permanent makeup' },
  ledLight: { name: 'LED Light Therapy Dubai', parent: '/beauty', service: 'LED light therapy' },
  browsLanding: { name: 'Brows & Lashes Dubai', parent: '/beauty', service: 'Brows and lashes' },
  skinPen: { name: 'Skin Pen Microneedling Dubai', parent: '/beauty', service: 'Skin-pen microneedling' },
  microblading: { name: 'Microblading in Dubai', parent: '/permanent-makeup', service: 'Microblading' },
  microbladingNew: { name: 'Microblading Dubai', parent: '/permanent-makeup', service: 'Microblading' },
  lipBlush: { name: 'Lip Blush Dubai', parent: '/permanent-makeup', service: 'Lip blush' },
  about: { name: 'About' },
  contact: { name: 'Contact' },
  thankYou: { name: 'Thank You' },
  login: { name: 'Admin Login' },
  dashboard: { name: 'Lead Dashboard' },
};

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
  if (parent === undefined)
    throw new Error(`The page "${id}" has the parent ${parentPath}, which does not exist (src/site/breadcrumbs.ts).`);
  return [...crumbsOf(parent), own];
}
