import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

import type { PageId } from '@/site/pages';

interface PageModule {
  load(): Promise<{ default: ComponentType }>;
  Component: LazyExoticComponent<ComponentType>;
}

function page(load: PageModule['load']): PageModule {
  return { load, Component: lazy(load) };
}

/** The component of every page of the route table, each in a chunk of its own. A missing page is a compile error. */
export const pageComponents: Record<PageId, PageModule> = {
  home: page(() => import('@/pages/Home')),
  permanentMakeup: page(() => import('@/pages/PermanentMakeup')),
  browsLashes: page(() => import('@/pages/BrowsLashes')),
  beauty: page(() => import('@/pages/Beauty')),
  homeFacials: page(() => import('@/pages/HomeFacials')),
  hairMakeup: page(() => import('@/pages/HairMakeup')),
  waxing: page(() => import('@/pages/Waxing')),
  gallery: page(() => import('@/pages/Gallery')),
  patientRights: page(() => import('@/pages/PatientRights')),
  comingSoon: page(() => import('@/pages/ComingSoon')),
  permanentMakeupLanding: page(() => import('@/pages/PermanentMakeupLanding')),
  ledLight: page(() => import('@/pages/LedLight')),
  browsLanding: page(() => import('@/pages/BrowsLanding')),
  skinPen: page(() => import('@/pages/SkinPen')),
  microblading: page(() => import('@/pages/Microblading')),
  microbladingNew: page(() => import('@/pages/MicrobladingNew')),
  lipBlush: page(() => import('@/pages/LipBlush')),
  about: page(() => import('@/pages/About')),
  contact: page(() => import('@/pages/Contact')),
  thankYou: page(() => import('@/pages/ThankYou')),
  login: page(async () => ({ default: (await import('./StaffLogin')).StaffLogin })),
  dashboard: page(async () => ({ default: (await import('./StaffDashboard')).StaffDashboard })),
};

export const notFoundComponent = page(() => import('@/pages/NotFound'));
