// Stands inline at the end of every prerendered page: brings the scripts in after the first paint, or at the first touch,
// keeps what a visitor does before they have arrived (src/app/earlyEvents.ts replays it), and notes what the scripts are too late for:
// the address that brought the visitor (src/leads/campaign.ts) and the first scroll past 100 px (src/layout/usePopupTiming.ts).
(() => {
  const { entry, page } = document.currentScript.dataset;
  const queue = [];
  try {
    if (sessionStorage.getItem('arrival') === null) sessionStorage.setItem('arrival', JSON.stringify([location.href, document.referrer]));
  } catch {
    // Storage is blocked.
  }
  // Where a visitor returns to is a position in the whole page (src/app/stagedLayout.ts).
  if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') delete document.documentElement.dataset.staged;
  addEventListener('scroll', () => scrollY > 100 && (window.scrolledAt ??= performance.now()), { passive: true });
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    void import(entry);
    for (const script of page?.split(' ') ?? []) void import(script);
  };
  const keep = (event) => {
    start();
    const target = event.target.closest?.(event.type === 'submit' ? 'form' : 'button:not([popovertarget])');
    if (!target || (event.type !== 'submit' && event.type !== 'click')) return;
    event.preventDefault();
    queue.push(target);
  };
  const types = ['pointerdown', 'touchstart', 'keydown', 'click', 'submit'];
  for (const type of types) addEventListener(type, keep, { capture: true });
  window.earlyEvents = {
    take: () => {
      for (const type of types) removeEventListener(type, keep, { capture: true });
      return queue;
    },
  };
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1500 })));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
})();
