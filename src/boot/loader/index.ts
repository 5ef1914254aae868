// The inline script in the head of every prerendered page (scripts/bundleLoader.ts). It fetches and starts the page's scripts, keeps what a
// visitor does before they run, saves and if need be posts a form that is sent so early, and notes what the scripts are too late for.
// Functions are arrow constants here: the minifier inlines those that are used once.
import type { Boot } from '../boot';
import { deliverWithoutScripts, earlyLeads, openDatabase, saveEarlyLead } from './earlyLeads';
import { hideNotice, offerReload, showNotice } from './notice';
import { isManaged, keepPress, replay, startReplay } from './replay';
import { fetchParts } from './retry';
import { start, startAfterPaint } from './start';

/** In px. Popups count from here (layout/popupTiming.ts). */
const SCROLL_START = 100;

const boot: Boot = (window.boot = { fetchParts, offerReload, showNotice, hideNotice, saveEarlyLead, earlyLeads, startReplay });

// An anchor, and the position that a visitor returns to, are positions in the whole page (boot/wholePage.ts).
if (location.hash || (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type !== 'navigate')
  delete document.documentElement.dataset.staged;
addEventListener('scroll', () => scrollY > SCROLL_START && (boot.scrolledAt ??= performance.now()), { passive: true });

const onTouch = (event: Event): void => {
  boot.touched = event.target;
  void start();
  const form = (event.target as Element).closest?.('form');
  // The database has to be open when the form is sent a moment later.
  if (form?.dataset.lead && !isManaged(form)) openDatabase().catch(() => {});
  if (event.type === 'click') keepPress(event);
};
for (const type of ['pointerdown', 'touchstart', 'keydown', 'click']) addEventListener(type, onTouch, { capture: true });

// The last listener of all: a submit that nobody has handled would go into the address bar.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  if (form.dataset.lead) void deliverWithoutScripts(form, boot.saveEarlyLead(form));
  replay(form);
});

if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', () => startAfterPaint());
