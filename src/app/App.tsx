import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { StaffBackendProvider } from '@/admin/StaffContext';
import { Bar } from '@/layout/Bar';
import { BookingModalProvider } from '@/layout/BookingModal';
import { FloatingContact } from '@/layout/FloatingContact';
import { Footer } from '@/layout/Footer';
import { HomeBookingDialog } from '@/layout/HomeBookingDialog';
import { HomePopup } from '@/layout/HomePopup';
import { SkipLink } from '@/layout/SkipLink';
import { LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { matchPath } from '@/site/pages';
import { Toaster } from '@/ui/Toaster';

import { leadDelivery, startOutbox, staffBackend } from './adapters';
import { ErrorBoundary } from './ErrorBoundary';
import { notFoundComponent, pageComponents } from './pageComponents';
import { useArrival } from './useArrival';
import { useSiteLinks } from './useSiteLinks';

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
      <StaffBackendProvider value={staffBackend}>
        <BookingModalProvider>
          <Site />
        </BookingModalProvider>
      </StaffBackendProvider>
    </LeadDeliveryProvider>
  );
}

function Site() {
  useSiteLinks();
  useArrival();
  const { pathname } = useLocation();
  const match = matchPath(pathname);
  const { Component } = match ? pageComponents[match.id] : notFoundComponent;
  const staff = match?.page.kind === 'staff';

  return (
    <>
      <SkipLink />
      <Bar />
      <main id="main" tabIndex={-1}>
        {/* The boundary outlives the navigation: the old page stays until the next one's script is there. */}
        <Suspense>
          <ErrorBoundary key={pathname}>
            <Component />
          </ErrorBoundary>
        </Suspense>
      </main>
      {!staff && <Footer />}
      {!staff && <FloatingContact />}
      {match?.page.popup === 'home' && <HomePopup />}
      <HomeBookingDialog />
      <Toaster area={staff ? 'staff' : 'public'} />
    </>
  );
}
