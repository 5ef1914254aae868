import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '@/app/App';
import { lateAnalytics } from '@/app/late';
import { collectEarlyLead } from '@/app/leadDelivery';
import { pageParts } from '@/app/pages';
import { allowOwnMarkup } from '@/app/trustedTypes';
import { applyHeadOf } from '@/app/useRouteChange';
import { hydrate, onRecoverableError } from '@/boot/hydrate';
import { listenForInteraction, markInteraction } from '@/boot/interaction';
import { loadUntilAvailable } from '@/boot/lazyModule';
import { replayEarlyEvents } from '@/boot/replay';
import { layOutAll } from '@/boot/wholePage';
import { wholeStylesheet } from '@/boot/wholeStylesheet';
import { whenIdle } from '@/lib/idle';
import { restoreMotionChoice } from '@/lib/motion';
import { matchPath } from '@/site/pages';

const container = document.getElementById('root') ?? document.body;

allowOwnMarkup();
const replayEarly = (): void => replayEarlyEvents(collectEarlyLead);
const app = () => (
  <StrictMode>
    <BrowserRouter>
      <App onReady={replayEarly} />
    </BrowserRouter>
  </StrictMode>
);

const first = app();
const { changes } = window.boot ?? {};
let root: Root | undefined;

// If the host has sent another page's file (such as 404.html for /About/), replace that page's head and body.
const pageId = matchPath(window.location.pathname)?.id ?? 'notFound';
restoreMotionChoice();
if (document.documentElement.dataset.page === pageId) {
  // Prerendered parts hydrate after the first interaction (boot/hydrationQueue.ts).
  listenForInteraction();
  if (changes) changes.onChange = onChange;
  // The loader has fetched the page's script.
  void pageParts[pageId].ready().then(hydratePage);
} else {
  if (changes) changes.isPageHydrated = true;
  markInteraction();
  layOutAll();
  const page = pageParts[pageId].ready().catch(() => undefined);
  void Promise.all([loadUntilAvailable(wholeStylesheet), page]).then(() => {
    container.replaceChildren();
    createRoot(container).render(app());
    void applyHeadOf(window.location.pathname);
  });
}

if (import.meta.env.VITE_ANALYTICS_ORIGIN && lateAnalytics) whenIdle(lateAnalytics.preload);

// The inline styles have no rules for forced colours and large text on phones (scripts/build/criticalCss.ts). A media query measures rem by
// the browser's setting, but a user's style or an extension may enlarge the page's root: then the body's height changes.
const forcedColours = window.matchMedia('(forced-colors: active)');
const sizes = new ResizeObserver(loadLateRules);
forcedColours.addEventListener('change', loadLateRules);
sizes.observe(document.body);

function loadLateRules(): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (!forcedColours.matches && window.innerWidth > 18 * rem) return;
  forcedColours.removeEventListener('change', loadLateRules);
  sizes.disconnect();
  void loadUntilAvailable(wholeStylesheet);
}

// Scrolls to the whole of a control that the keyboard has reached: in a snapping strip, browsers leave it half outside, and in a text area
// they scroll only to the cursor. They scroll after this event.
document.addEventListener('focusin', ({ target }) =>
  requestAnimationFrame(() => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    const item = target.closest('.swipe-row > *, .snap-x :is(th, td)');
    item?.scrollIntoView({ block: 'nearest', inline: 'start' });
    if (item || target.matches('textarea')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }),
);

// Browsers without ::details-content print only what is open.
let opened: HTMLDetailsElement[] = [];
window.addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of opened) details.open = true;
});
window.addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});

function hydratePage(): void {
  // Before the header and footer are hydrated, any other element would make React discard the whole page.
  hydrate(() => {
    if (root) root.render(first);
    else root = hydrateRoot(container, first, { onRecoverableError });
  });
  if (!changes?.seen) return;
  // Another element makes React hydrate the rest of the page now.
  hydrate(() => root?.render(app()));
  markInteraction();
}

/** Loads the page's parts as if the visitor had touched the page: hydrating them early is safer once others change the page. */
function onChange(): void {
  markInteraction();
  if (!root || !changes) return;
  changes.onChange = undefined;
  if (!changes.isPageHydrated) hydratePage();
}
