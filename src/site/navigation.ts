import type { Path } from './pages';

export interface NavigationLink {
  label: string;
  path: Path;
}

export interface ServiceLink extends NavigationLink {
  /** One short line under the label in the Services panel. */
  note: string;
}

export const headerLinks: Record<'about' | 'more', readonly NavigationLink[]> & { services: readonly ServiceLink[] } = {
  about: [{ label: 'About', path: '/about' }],
  services: [
    { label: 'Permanent Makeup', path: '/permanent-makeup', note: 'Brows, lips, eyeliner' },
    { label: 'Brows & Lashes', path: '/brows-lashes', note: 'Shape, tint, lift' },
    { label: 'Skin Therapy', path: '/skin-therapy', note: 'LED light therapy' },
    { label: 'Beauty Services', path: '/beauty', note: 'Waxing and nails' },
  ],
  more: [
    { label: 'Gallery', path: '/gallery' },
    { label: 'Contact', path: '/contact' },
    { label: 'Client Guide', path: '/patient-rights' },
  ],
};

/** Links of the footer. Phones show only the first four services. */
export const footerLinks: Record<'services' | 'quick', readonly NavigationLink[]> = {
  services: [
    ...headerLinks.services,
    { label: 'Waxing', path: '/waxing' },
    { label: 'Home Facials', path: '/home-facials' },
    { label: 'Hair & Makeup', path: '/hair-makeup' },
    { label: 'Microblading', path: '/microblading-in-dubai' },
    { label: 'Lip Blush', path: '/lip-blush-dubai' },
    { label: 'SkinPen', path: '/skin-pen-microneedling-dubai' },
  ],
  quick: [...headerLinks.about, ...headerLinks.more],
};
