import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { Boundary } from '@/boot/Boundary';
import { FloatingContact } from '@/layout/FloatingContact';
import { Footer } from '@/layout/Footer';
import { Header } from '@/layout/Header';
import { PriceMessageHost } from '@/layout/PriceMessageHost';
import { TimedPopup } from '@/layout/TimedPopup';
import { BookingDialogProvider } from '@/layout/useBookingDialog';
import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { matchPath } from '@/site/pages';
import { Toaster } from '@/ui/Toaster';

import { leadDelivery, startOutbox } from './leadDelivery';
import { useLinkInterception } from './links';
import { pageParts } from './pages';
import { scrollToAnchor, useRouteChange } from './useRouteChange';

interface AppProps {
  /** Called once the page is interactive. */
  onReady?: () => void;
  delivery?: LeadDelivery;
}

export function App({ onReady, delivery = leadDelivery }: AppProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onReady?.();
    startOutbox();
  }, [onReady]);

  return (
    <LeadDeliveryProvider value={delivery}>
      <BookingDialogProvider>
        <Boundary onError={showPageFailed}>
          <Site />
        </Boundary>
      </BookingDialogProvider>
    </LeadDeliveryProvider>
  );
}

function Site() {
  useLinkInterception();
  useRouteChange();
  const { pathname } = useLocation();
  const match = matchPath(pathname);
  const Component = pageParts[match?.id ?? 'notFound'];
  const staff = match?.page.staff;

  return (
    <>
      <nav aria-label="Skip">
        <SkipLink />
      </nav>
      <Header />
      {/* The popup comes before the page in tab order, because it covers the page. */}
      {match?.page.popup && <TimedPopup key={match.page.popup} id={match.page.popup} />}
      <main id="main" tabIndex={-1}>
        {/* Not keyed by path: Suspense keeps the old page until the next page's script has loaded. */}
        <Suspense>
          <Boundary key={pathname} onError={showPageFailed}>
            <AnchorScroll />
            <Component />
          </Boundary>
        </Suspense>
      </main>
      {!staff && <Footer />}
      {!staff && <FloatingContact />}
      {!staff && <PriceMessageHost key={pathname} />}
      <Toaster area={staff ? 'staff' : 'public'} />
    </>
  );
}

/** Scrolls to the address's anchor once the page beside it has rendered, which ends the hydration of the page. */
function AnchorScroll() {
  useLayoutEffect(() => {
    if (window.boot) window.boot.changes.isPageHydrated = true;
  }, []);
  useEffect(scrollToAnchor, []);
  return null;
}

/** Shows a notice that the page failed to render. The header and the contact buttons stay. */
function showPageFailed(): void {
  window.boot?.showNotice('This page didn’t load. You can still chat or call.', 'Reload', () => window.location.reload());
}

/** The first tab stop: a link that skips the header. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="print:hidden fixed top-2 inset-s-[max(8px,env(safe-area-inset-left))] z-toast -translate-y-20 bg-white px-5 py-3 text-small font-semibold text-ink focus:translate-y-0 focus:shadow-float"
    >
      Skip to content
    </a>
  );
}
