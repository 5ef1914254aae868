import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

import { fetchWholeStylesheet } from '@/boot/wholeStylesheet';
import type { PageId } from '@/site/pages';

type Load = () => Promise<{ default: ComponentType }>;

interface PageModule {
  /** Fetches all that the page needs besides its pictures. */
  load: Load;
  Component: LazyExoticComponent<ComponentType>;
}

/** Every page of the route table, each in a chunk of its own. A missing page is a compile error. */
const modules: Record<PageId | 'notFound', Load> = {
  home: () => import('@/pages/Home'),
  permanentMakeup: () => import('@/pages/PermanentMakeup'),
  browsLashes: () => import('@/pages/BrowsLashes'),
  beauty: () => import('@/pages/Beauty'),
  homeFacials: () => import('@/pages/HomeFacials'),
  hairMakeup: () => import('@/pages/HairMakeup'),
  waxing: () => import('@/pages/Waxing'),
  gallery: () => import('@/pages/Gallery'),
  patientRights: () => import('@/pages/PatientRights'),
  comingSoon: () => import('@/pages/ComingSoon'),
  permanentMakeupLanding: () => import('@/pages/PermanentMakeupLanding'),
  ledLight: () => import('@/pages/LedLight'),
  browsLanding: () => import('@/pages/BrowsLanding'),
  skinPen: () => import('@/pages/SkinPen'),
  microblading: () => import('@/pages/Microblading'),
  microbladingNew: () => import('@/pages/MicrobladingNew'),
  lipBlush: () => import('@/pages/LipBlush'),
  about: () => import('@/pages/About'),
  contact: () => import('@/pages/Contact'),
  thankYou: () => import('@/pages/ThankYou'),
  login: async () => ({ default: (await import('./StaffLogin')).StaffLogin }),
  dashboard: async () => ({ default: (await import('./StaffDashboard')).StaffDashboard }),
  notFound: () => import('@/pages/NotFound'),
};

/** The page that this document was prerendered as; undefined while prerendering and in development, where no page lacks styles. */
const DOCUMENT_PAGE = globalThis.document?.documentElement.dataset.page;

const cache = new Map<PageId | 'notFound', PageModule>();

/** The component of a page, by its id in the route table. */
export function pageComponent(id: PageId | 'notFound'): PageModule {
  const known = cache.get(id);
  if (known) return known;
  const load: Load = async () => {
    const styles = DOCUMENT_PAGE === undefined || DOCUMENT_PAGE === id ? undefined : fetchWholeStylesheet();
    const [module] = await Promise.all([modules[id](), styles]);
    return module;
  };
  const page = { load, Component: lazy(load) };
  cache.set(id, page);
  return page;
}
