import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { type PopupRule, timePopup } from '@/layout/popupTiming';
import { rememberLeadSent } from '@/leads/sentLeads';
import { registerOverlay } from '@/lib/overlays';
import { requestPopup } from '@/lib/popupRequests';

import { fakeBoot } from '../support/fakeBoot';

/** Each test has a popup of its own, because a popup opens by itself only once. */
let id = 'popup-0';
const open = vi.fn<(asked: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  open.mockReset();
  window.scrollY = 0;
  id = `popup-${Number(id.slice(6)) + 1}`;
});

function show(rule: PopupRule = { delayMs: 3_000, scrollPx: 100 }) {
  const stop = timePopup(id, rule, open);
  onTestFinished(stop);
  return stop;
}

function scrollTo(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}
/** Scrolls two seconds before the scripts start. */
function scrollBeforeScripts(top: number) {
  fakeBoot({ scrolledAt: performance.now() - 2_000 });
  window.scrollY = top;
}

/** Advances the clock. Returns the calls of `open` so far: true for a popup opened by a button, false for one that opens by itself. */
function opened(afterMs: number) {
  vi.advanceTimersByTime(afterMs);
  return open.mock.calls.flat();
}
test.each<[string, begin: () => void, afterMs: number]>([
  ['3 s after the load', show, 3_000],
  ['2 s after the load, regardless of scrolling, if its delay is 2 s', () => [scrollBeforeScripts(500), show({ delayMs: 2_000 })], 2_000],
  ['at the same time if a scroll past 100 px has started a second timer', () => [show(), opened(1_000), scrollTo(101)], 2_000],
  ['3 s after a scroll past 100 px that came before the scripts had loaded', () => [scrollBeforeScripts(101), show()], 1_000],
  ['3 s after the load if that scroll did not pass 100 px', () => [scrollBeforeScripts(100), show()], 3_000],
])('the popup opens exactly once, %s', (_when, begin, afterMs) => {
  begin();
  expect([opened(afterMs - 1), opened(1), opened(10_000)]).toEqual([[], [false], [false]]);
});

test('the popup does not open again when the visitor returns to the page within the site', () => {
  const stop = show();
  expect(opened(3_000)).toEqual([false]);
  stop();
  show();
  expect(opened(10_000)).toEqual([false]);
});

test('the popup does not open after a lead was sent in this tab, or on a page that the visitor has left', () => {
  show()();
  expect(opened(10_000)).toEqual([]);
  rememberLeadSent();
  show();
  expect(opened(10_000)).toEqual([]);
});

test('the popup waits while an overlay covers the page, and while the visitor types in a field', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const release = registerOverlay();
  show();
  expect(opened(10_000)).toEqual([]);
  field.focus();
  release();
  expect(opened(10_000)).toEqual([]);
  field.blur();
  expect(opened(1)).toEqual([false]);
});

test('a button opens the popup at any time, even after a lead was sent; once closed, the popup does not open by itself', () => {
  const stop = show();
  requestPopup('another');
  expect(opened(0)).toEqual([]);
  requestPopup(id);
  expect(opened(10_000)).toEqual([true]);
  stop();
  rememberLeadSent();
  // The script of the popups may load after the click.
  requestPopup(id);
  expect(opened(0)).toEqual([true]);
  for (const stopAgain of [show(), show()]) stopAgain();
  expect(opened(0)).toEqual([true, true]);
});
