import type { ComponentType } from 'react';

import { type LatePart, routedPage } from '@/boot/LatePart';
import type { PageHead } from '@/site/head';
import type { PageId } from '@/site/pages';

/** A page with its head, so that a navigation loads no other page's texts. */
type PageComponent = ComponentType & { head: PageHead };

const files = import.meta.glob<{ default: PageComponent }>('./*.tsx', { base: '../pages' });

/** All pages, each in a separate script: the page with the id `lipBlush` is src/pages/LipBlush.tsx. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a page's file the build fails (prerender.tsx)
export const pageParts = {
  ...Object.fromEntries(
    Object.entries(files).map(([file, load]) => {
      const id = file.charAt(2).toLowerCase() + file.slice(3, -'.tsx'.length);
      return [id, routedPage(id, load)];
    }),
  ),
  // Staff pages need adapters, which only src/app may import.
  login: routedPage<PageComponent>('login', async () => ({ default: (await import('./StaffLogin')).StaffLogin })),
  dashboard: routedPage<PageComponent>('dashboard', async () => ({ default: (await import('./StaffDashboard')).StaffDashboard })),
} as Record<PageId | 'notFound', LatePart<object, PageComponent>>;
