import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '@/app/App';
import { replayEarlyEvents } from '@/app/earlyEvents';
import { restoreMotionChoice } from '@/lib/motion';
import { matchPath } from '@/site/pages';

import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

restoreMotionChoice();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App onReady={replayEarlyEvents} />
    </BrowserRouter>
  </StrictMode>
);

// A host may answer with another page's file (404.html for /About/): then the HTML is not this page's and is replaced, not hydrated.
const rendered = document.documentElement.dataset.page;
const wanted = matchPath(window.location.pathname)?.id ?? 'notFound';
if (rendered === wanted) {
  // As a transition React hydrates in slices and lets touches in between; otherwise it takes the frame of the page in one go.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
