// Stands inline in the head of every prerendered page: brings the scripts in after the first paint, or at the first touch,
// keeps what a visitor does before they have arrived (src/boot/replay.ts replays it), writes a form that is sent so early to the disk
// (src/leads/earlyLeads.ts), and notes what the scripts are too late for: the address that brought the visitor (src/leads/campaign.ts)
// and the first scroll past 100 px (src/layout/usePopupTiming.ts).
(() => {
  const { entry, page } = document.currentScript.dataset;
  let arrival = null;
  try {
    arrival = sessionStorage.getItem('arrival');
    if (arrival === null) sessionStorage.setItem('arrival', (arrival = JSON.stringify([location.href, document.referrer])));
  } catch {
    // Storage is blocked.
  }
  // Where a visitor returns to is a position in the whole page (src/boot/wholePage.ts).
  if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') delete document.documentElement.dataset.staged;
  addEventListener('scroll', () => scrollY > 100 && (window.scrolledAt ??= performance.now()), { passive: true });
  let started = false;
  const start = () => {
    if (started) return;
    // What is done while the page is still coming: React needs the whole of it.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start);
      return;
    }
    started = true;
    void import(entry);
    for (const script of page?.split(' ') ?? []) void import(script);
  };

  const sids = (window.earlyLeads = new Map());
  let disk;
  const openDisk = () =>
    (disk ??= new Promise((resolve, reject) => {
      const opening = indexedDB.open('early-leads', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('leads', { keyPath: 'sid' }));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', reject);
    }));
  const save = async (form) => {
    try {
      const sid = sids.get(form) ?? crypto.randomUUID();
      sids.set(form, sid);
      const values = Object.fromEntries(new FormData(form));
      const sent = { createdAt: Date.now(), filledInMs: performance.now(), path: location.pathname, arrival };
      const tx = (await openDisk()).transaction('leads', 'readwrite', { durability: 'strict' });
      tx.objectStore('leads').put({ sid, form: form.dataset.lead, values, ...sent });
      // At once: the tab may be closed before the browser finds that nothing follows.
      tx.commit();
    } catch {
      // No disk: the page's memory has it.
    }
  };

  // What React manages looks after itself. The rest waits here until the scripts are there, then goes on to `act` one by one.
  const queue = [];
  let act = (element) => queue.push(element);
  let hasScripts = false;
  const isManaged = (element) => hasScripts && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const onTouch = (event) => {
    start();
    const form = event.target.closest?.('form');
    // So that what is sent a moment later finds the disk open.
    if (form?.dataset.lead && !isManaged(form)) openDisk().catch(() => {});
    // The browser answers a popover's button by itself, where it knows them.
    const kept = 'popover' in HTMLElement.prototype ? 'button:not([popovertarget])' : 'button';
    const button = event.type === 'click' && event.target.closest?.(kept);
    if (!button || isManaged(button)) return;
    // The button of a form sends it by itself where the form's own checks pass; where they do not, React says so in the page's words.
    if (button.type === 'submit' && button.form?.matches(':valid')) return;
    event.preventDefault();
    // React may take the button over within this very event: then it would be pressed twice.
    event.stopPropagation();
    act(button);
  };
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'click']) addEventListener(type, onTouch, { capture: true });
  // Last of all: a submit that nobody has taken yet would go into the address bar.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.target.dataset.lead) void save(event.target);
    act(event.target);
  });
  window.earlyEvents = {
    takeOver: (replay) => {
      hasScripts = true;
      act = replay;
      for (const element of queue.splice(0)) act(element);
    },
  };
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1500 })));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
})();
