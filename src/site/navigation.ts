import { matchPath, type Path } from './pages';

export interface NavigationLink {
  label: string;
  path: Path;
}

export interface ServiceLink extends NavigationLink {
  /** One short line under the label in the Services panel. */
  note: string;
}

function existing<T extends NavigationLink>(links: readonly T[]): readonly T[] {
  return links.filter((link) => matchPath(link.path) !== undefined);
}

/** §2 "Navigation bar": About, Services, Gallery, Contact, Client Guide. A link whose page is not in the route table is left out. */
export const barLinks = {
  about: existing<NavigationLink>([{ label: 'About', path: '/about' }]),
  services: existing<ServiceLink>([
    { label: 'Permanent Makeup', path: '/permanent-makeup', note: 'Brows, lips, eyeliner' },
    { label: 'Brows & Lashes', path: '/brows-lashes', note: 'Shape, tint, lift' },
    { label: 'Skin Therapy', path: '/skin-therapy', note: 'LED light, skin-pen' },
    { label: 'Beauty Services', path: '/beauty', note: 'Waxing and nails' },
  ]),
  more: existing<NavigationLink>([
    { label: 'Gallery', path: '/gallery' },
    { label: 'Contact', path: '/contact' },
    { label: 'Client Guide', path: '/patient-rights' },
  ]),
};

/** §2 "Footer". */
export const footerLinks = {
  services: barLinks.services,
  quick: [...barLinks.about, ...barLinks.more],
};
