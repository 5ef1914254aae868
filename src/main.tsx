import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '@/app/App';
import { collectEarlyLead } from '@/app/leadDelivery';
import { allowOwnMarkup } from '@/app/trustedTypes';
import { replayEarlyEvents } from '@/boot/replay';
import { awaitTouch, noteTouch } from '@/boot/touch';
import { layOutAll } from '@/boot/wholePage';
import { applyWholeStylesheet, fetchWholeStylesheet } from '@/boot/wholeStylesheet';
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

// A host may answer with another page's file (404.html for /About/): then the HTML is not this page's and is replaced, not hydrated.
const wanted = matchPath(window.location.pathname)?.id ?? 'notFound';
if (document.documentElement.dataset.page === wanted) {
  // What stands in the HTML comes alive when somebody is there (ui/island.tsx).
  awaitTouch();
  // Tasks of their own: what has loaded, the first look into the storage and React's start would block a slow phone in one piece.
  setTimeout(() => {
    restoreMotionChoice();
    setTimeout(hydrate);
  });
} else {
  noteTouch();
  layOutAll();
  restoreMotionChoice();
  void fetchWholeStylesheet()
    .catch(() => undefined)
    .then(() => {
      applyWholeStylesheet();
      container.replaceChildren();
      createRoot(container).render(app);
    });
}

/** As a transition React hydrates in slices and lets touches in between; otherwise it takes the frame of the page in one go. */
function hydrate(): void {
  startTransition(() => {
    hydrateRoot(container, app);
  });
}
