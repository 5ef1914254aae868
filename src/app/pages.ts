import { type LatePart, routedPage } from '@/boot/LatePart';
import type { PageId } from '@/site/pages';

/** Every page of the route table, each with a script of its own. A missing page is a compile error. */
export const pageParts: Record<PageId | 'notFound', LatePart<object>> = {
  home: routedPage('home', () => import('@/pages/Home')),
  permanentMakeup: routedPage('permanentMakeup', () => import('@/pages/PermanentMakeup')),
  browsLashes: routedPage('browsLashes', () => import('@/pages/BrowsLashes')),
  beauty: routedPage('beauty', () => import('@/pages/Beauty')),
  homeFacials: routedPage('homeFacials', () => import('@/pages/HomeFacials')),
  hairMakeup: routedPage('hairMakeup', () => import('@/pages/HairMakeup')),
  waxing: routedPage('waxing', () => import('@/pages/Waxing')),
  gallery: routedPage('gallery', () => import('@/pages/Gallery')),
  patientRights: routedPage('patientRights', () => import('@/pages/PatientRights')),
  comingSoon: routedPage('comingSoon', () => import('@/pages/ComingSoon')),
  permanentMakeupLanding: routedPage('permanentMakeupLanding', () => import('@/pages/PermanentMakeupLanding')),
  ledLight: routedPage('ledLight', () => import('@/pages/LedLight')),
  browsLanding: routedPage('browsLanding', () => import('@/pages/BrowsLanding')),
  skinPen: routedPage('skinPen', () => import('@/pages/SkinPen')),
  microblading: routedPage('microblading', () => import('@/pages/Microblading')),
  microbladingNew: routedPage('microbladingNew', () => import('@/pages/MicrobladingNew')),
  lipBlush: routedPage('lipBlush', () => import('@/pages/LipBlush')),
  about: routedPage('about', () => import('@/pages/About')),
  contact: routedPage('contact', () => import('@/pages/Contact')),
  thankYou: routedPage('thankYou', () => import('@/pages/ThankYou')),
  login: routedPage('login', async () => ({ default: (await import('./StaffLogin')).StaffLogin })),
  dashboard: routedPage('dashboard', async () => ({ default: (await import('./StaffDashboard')).StaffDashboard })),
  notFound: routedPage('notFound', () => import('@/pages/NotFound')),
};
