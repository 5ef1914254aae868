import { beforeEach, expect, test, vi } from 'vitest';

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

const show = (rule: PopupRule = { delayMs: 3_000, scrollPx: 100 }) => timePopup(id, rule, open);

function scrollTo(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

/** Advances the clock. Returns the calls of `open` so far: true for a popup opened by a button, false for one that opens by itself. */
function opened(afterMs: number) {
  vi.advanceTimersByTime(afterMs);
  return open.mock.calls.flat();
}
/** The calls of `open` just before a time, at that time, and long after it. */
const openedAround = (ms: number) => [opened(ms - 1), opened(1), opened(10_000)];
const ONCE = [[], [false], [false]];

test('the popup opens 3 s after the load, but not again when the visitor returns to the page within the site', () => {
  const stop = show();
  expect(openedAround(3_000)).toEqual(ONCE);
  stop();
  show();
  expect(opened(10_000)).toEqual([false]);
});

test('a scroll past 100 px starts a second timer of 3 s; the timer that ends first opens the popup, exactly once', () => {
  show();
  scrollTo(100);
  expect(opened(1_000)).toEqual([]);
  scrollTo(101);
  expect(openedAround(2_000)).toEqual(ONCE);
});

test('a popup with a delay of 2 s opens 2 s after the load, regardless of scrolling', () => {
  show({ delayMs: 2_000 });
  scrollTo(500);
  expect(openedAround(2_000)).toEqual(ONCE);
});

test('for a scroll before the scripts have loaded, the timer counts from the time of the scroll', () => {
  fakeBoot({ scrolledAt: performance.now() - 2_000 });
  window.scrollY = 400;
  show();
  expect(openedAround(1_000)).toEqual(ONCE);
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
  show();
  requestPopup(id);
  expect(opened(0)).toEqual([true, true]);
});
