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
  about: page(() => import('@/pages/About')),
  contact: page(() => import('@/pages/Contact')),
  thankYou: page(() => import('@/pages/ThankYou')),
  login: page(async () => ({ default: (await import('./StaffLogin')).StaffLogin })),
  dashboard: page(async () => ({ default: (await import('./StaffDashboard')).StaffDashboard })),
};

export const notFoundComponent = page(() => import('@/pages/NotFound'));
