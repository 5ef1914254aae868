import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '@/app/App';
import { replayEarlyEvents } from '@/app/earlyEvents';
import { allowOwnMarkup } from '@/app/trustedTypes';
import { awaitTouch, noteTouch } from '@/lib/firstTouch';
import { restoreMotionChoice } from '@/lib/motion';
import { matchPath } from '@/site/pages';

import './styles.css';

const container = document.getElementById('root') ?? document.body;

allowOwnMarkup();
restoreMotionChoice();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App onReady={replayEarlyEvents} />
    </BrowserRouter>
  </StrictMode>
);

void wholeStylesheet().then(start);

function start(): void {
  // A host may answer with another page's file (404.html for /About/): then the HTML is not this page's and is replaced, not hydrated.
  const rendered = document.documentElement.dataset.page;
  const wanted = matchPath(window.location.pathname)?.id ?? 'notFound';
  if (rendered === wanted) {
    // What stands in the HTML comes alive when somebody is there (ui/island.tsx).
    awaitTouch();
    // As a transition React hydrates in slices and lets touches in between; otherwise it takes the frame of the page in one go.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    noteTouch();
    container.replaceChildren();
    createRoot(container).render(app);
  }
}

/** The page brought only its own styles; what React adds to it needs all of them. A stylesheet that fails holds nothing up. */
async function wholeStylesheet(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!sheet || sheet.sheet) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) sheet.addEventListener(type, resolve, { once: true });
  });
}
