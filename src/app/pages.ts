import { type LatePart, routedPage } from '@/boot/LatePart';
import type { PageId } from '@/site/pages';

/** Every page of the route table, each with a script of its own. A missing page is a compile error. */
export const pageParts: Record<PageId | 'notFound', LatePart<object>> = {
  home: routedPage('home', async () => (await import('@/pages/Home')).default),
  permanentMakeup: routedPage('permanentMakeup', async () => (await import('@/pages/PermanentMakeup')).default),
  browsLashes: routedPage('browsLashes', async () => (await import('@/pages/BrowsLashes')).default),
  beauty: routedPage('beauty', async () => (await import('@/pages/Beauty')).default),
  homeFacials: routedPage('homeFacials', async () => (await import('@/pages/HomeFacials')).default),
  hairMakeup: routedPage('hairMakeup', async () => (await import('@/pages/HairMakeup')).default),
  waxing: routedPage('waxing', async () => (await import('@/pages/Waxing')).default),
  gallery: routedPage('gallery', async () => (await import('@/pages/Gallery')).default),
  patientRights: routedPage('patientRights', async () => (await import('@/pages/PatientRights')).default),
  comingSoon: routedPage('comingSoon', async () => (await import('@/pages/ComingSoon')).default),
  permanentMakeupLanding: routedPage('permanentMakeupLanding', async () => (await import('@/pages/PermanentMakeupLanding')).default),
  ledLight: routedPage('ledLight', async () => (await import('@/pages/LedLight')).default),
  browsLanding: routedPage('browsLanding', async () => (await import('@/pages/BrowsLanding')).default),
  skinPen: routedPage('skinPen', async () => (await import('@/pages/SkinPen')).default),
  microblading: routedPage('microblading', async () => (await import('@/pages/Microblading')).default),
  microbladingNew: routedPage('microbladingNew', async () => (await import('@/pages/MicrobladingNew')).default),
  lipBlush: routedPage('lipBlush', async () => (await import('@/pages/LipBlush')).default),
  about: routedPage('about', async () => (await import('@/pages/About')).default),
  contact: routedPage('contact', async () => (await import('@/pages/Contact')).default),
  thankYou: routedPage('thankYou', async () => (await import('@/pages/ThankYou')).default),
  login: routedPage('login', async () => (await import('./StaffLogin')).StaffLogin),
  dashboard: routedPage('dashboard', async () => (await import('./StaffDashboard')).StaffDashboard),
  notFound: routedPage('notFound', async () => (await import('@/pages/NotFound')).default),
};
