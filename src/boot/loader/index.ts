// The inline script in the head of every prerendered page (scripts/build/bundleLoader.ts). It fetches and starts the page's scripts. Until the
// scripts run, it queues clicks, saves submitted forms (and posts them if necessary), and records touches and scrolling. Functions are
// arrow constants because the minifier inlines constants that are used only once.
import type { Boot } from '../boot';
import { isNavigation } from './arrival';
import { changes } from './changes';
import { deliverWithoutScripts } from './deliverWithoutScripts';
import { hideNotice, offerReload, showNotice } from './notice';
import { isManaged, keepKey, keepPress, replay, startReplay } from './replay';
import { fetchParts } from './retry';
import { earlyLeads, openDatabase, saveEarlyLead } from './saveEarlyLead';
import { start, startAfterPaint } from './start';

/** In px. Scrolling past this starts popup timing (layout/popupTiming.ts). */
const SCROLL_START = 100;

const boot: Boot = (window.boot = { fetchParts, offerReload, showNotice, hideNotice, saveEarlyLead, earlyLeads, startReplay, changes });

// Lay out the whole page for anchors and restored scroll positions (boot/wholePage.ts).
if (location.hash || !isNavigation) delete document.documentElement.dataset.staged;
addEventListener('scroll', () => scrollY > SCROLL_START && (boot.scrolledAt ??= performance.now()), { passive: true });

const onTouch = (event: Event): void => {
  boot.touched = event.target;
  void start();
  const form = (event.target as Element).closest?.('form');
  // Open the database now: the visitor may submit the form soon.
  if (form?.dataset.lead && !isManaged(form)) openDatabase().catch(() => {});
  if (event.type === 'click') keepPress(event);
  if (event.type === 'keydown') keepKey(event as KeyboardEvent);
};
for (const type of ['pointerdown', 'touchstart', 'keydown', 'click']) addEventListener(type, onTouch, { capture: true });

// Runs after all other listeners: an unhandled submit would put the form's values into the address bar.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  if (form.dataset.lead) deliverWithoutScripts(form, boot.saveEarlyLead(form)).catch(() => {});
  replay(form);
});

if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', () => startAfterPaint());
