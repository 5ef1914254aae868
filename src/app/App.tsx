import { lazy, Suspense, useEffect, useInsertionEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { Boundary } from '@/boot/Boundary';
import { applyWholeStylesheet } from '@/boot/wholeStylesheet';
import { Bar } from '@/layout/Bar';
import { BookingModalProvider } from '@/layout/BookingModal';
import { FloatingContact } from '@/layout/FloatingContact';
import { Footer } from '@/layout/Footer';
import { HomeBookingDialog } from '@/layout/HomeBookingDialog';
import { SkipLink } from '@/layout/SkipLink';
import { TimedPopup } from '@/layout/TimedPopup';
import { LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { matchPath } from '@/site/pages';
import { ArchSpinner } from '@/ui/ArchSpinner';
import { Toaster } from '@/ui/Toaster';

import { leadDelivery, startOutbox } from './leadDelivery';
import { PageFailed } from './PageFailed';
import { pageParts } from './pages';
import { scrollToAnchor, useArrival } from './useArrival';
import { useSiteLinks } from './useSiteLinks';

/** Every part of ui/ in all its states, at /styleguide under `npm run dev`; no build contains it. */
const Styleguide = import.meta.env.DEV ? lazy(async () => ({ default: (await import('./styleguide/Styleguide')).Styleguide })) : undefined;

interface AppProps {
  /** Called once the page is interactive. */
  onReady?: () => void;
}

/** The whole site at the router's location. */
export function App({ onReady }: AppProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onReady?.();
    startOutbox();
  }, [onReady]);

  return (
    <LeadDeliveryProvider value={leadDelivery}>
      <BookingModalProvider>
        <Site />
      </BookingModalProvider>
    </LeadDeliveryProvider>
  );
}

function Site() {
  useSiteLinks();
  useArrival();
  const { pathname } = useLocation();
  const match = matchPath(pathname);
  const RoutedPage = pageParts[match?.id ?? 'notFound'];
  const Component = Styleguide && pathname === '/styleguide' ? Styleguide : RoutedPage;
  const staff = match?.page.kind === 'staff';

  return (
    <>
      <SkipLink />
      <Bar />
      {/* Before the page in the order of the keyboard: it is above it. */}
      {match?.page.popup && <TimedPopup key={match.page.popup} id={match.page.popup} />}
      <main id="main" tabIndex={-1}>
        {/* The boundary outlives the navigation: the old page stays until the next one's script is there. */}
        <Suspense fallback={match?.id === 'dashboard' && <Authenticating />}>
          <Boundary key={pathname} instead={<PageFailed />}>
            <PageStyles />
            <Component />
          </Boundary>
        </Suspense>
      </main>
      {!staff && <Footer />}
      {!staff && <FloatingContact />}
      <HomeBookingDialog />
      <Toaster area={staff ? 'staff' : 'public'} />
    </>
  );
}

/** Appears together with the page beside it, so that no other page is ever seen without its styles. */
function PageStyles() {
  useInsertionEffect(applyWholeStylesheet, []);
  useEffect(scrollToAnchor, []);
  return null;
}

/** Before the guard's own script is there (§2); looks as the guard does then, so that nothing moves. */
function Authenticating() {
  return (
    <output className="grid min-h-dvh place-content-center justify-items-center gap-6 text-body/6 font-medium text-ink-soft">
      <ArchSpinner />
      Authenticating...
    </output>
  );
}
