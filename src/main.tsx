import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '@/app/App';
import { collectEarlyLead } from '@/app/leadDelivery';
import { pageParts } from '@/app/pages';
import { allowOwnMarkup } from '@/app/trustedTypes';
import { applyHeadOf } from '@/app/useRouteChange';
import { listenForInteraction, markInteraction } from '@/boot/interaction';
import { loadUntilAvailable } from '@/boot/later';
import { replayEarlyEvents } from '@/boot/replay';
import { layOutAll } from '@/boot/wholePage';
import { wholeStylesheet } from '@/boot/wholeStylesheet';
import { restoreMotionChoice } from '@/lib/motion';
import { matchPath } from '@/site/pages';

const container = document.getElementById('root') ?? document.body;

allowOwnMarkup();
const replayEarly = (): void => replayEarlyEvents(collectEarlyLead);
const app = (
  <StrictMode>
    <BrowserRouter>
      <App onReady={replayEarly} />
    </BrowserRouter>
  </StrictMode>
);

// If the host has sent another page's file (such as 404.html for /About/), replace that page's head and body.
const pageId = matchPath(window.location.pathname)?.id ?? 'notFound';
restoreMotionChoice();
if (document.documentElement.dataset.page === pageId) {
  // Prerendered parts hydrate after the first interaction (boot/wake.ts).
  listenForInteraction();
  // The loader has fetched the page's script. In a transition, React hydrates in slices and handles events between them.
  void pageParts[pageId].ready().then(() => startTransition(() => void hydrateRoot(container, app)));
} else {
  markInteraction();
  layOutAll();
  const page = pageParts[pageId].ready().catch(() => undefined);
  void Promise.all([loadUntilAvailable(wholeStylesheet), page]).then(() => {
    container.replaceChildren();
    createRoot(container).render(app);
    void applyHeadOf(window.location.pathname);
  });
}
