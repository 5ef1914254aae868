import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type PopupRule, timePopup } from '@/layout/popupTiming';
import { rememberLeadSent } from '@/leads/sentLeads';
import { registerOverlay } from '@/lib/overlays';
import { requestPopup } from '@/lib/popupRequests';

import { fakeBoot } from '../support/fakeBoot';

let id = 0;

beforeEach(() => {
  vi.useFakeTimers();
  open.mockReset();
  sessionStorage.clear();
  window.scrollY = 0;
  id += 1;
});

afterEach(() => vi.useRealTimers());

const open = vi.fn<(asked: boolean) => void>();
const show = (rule: PopupRule = { delayMs: 3_000, scrollPx: 100 }) => timePopup(`popup-${id}`, rule, open);
const wait = (ms: number) => vi.advanceTimersByTime(ms);

function scrollTo(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

/** Waits for 10 s. Returns the calls of `open` so far. */
function callsAfterLongWait() {
  wait(10_000);
  return open.mock.calls;
}
/** True when the popup opens by itself after exactly `ms`. */
function opensAfter(ms: number): boolean {
  wait(ms - 1);
  if (open.mock.calls.length > 0) return false;
  wait(1);
  return open.mock.calls.length === 1 && open.mock.lastCall?.[0] === false;
}

test('the popup opens 3 s after the load, but not again when the visitor returns to the page within the site', () => {
  const stop = show();
  expect(opensAfter(3_000)).toBe(true);
  stop();
  show();
  wait(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a scroll past 100 px starts a second timer of 3 s; the timer that ends first opens the popup, exactly once', () => {
  show();
  scrollTo(100);
  wait(1_000);
  scrollTo(101);
  expect(opensAfter(2_000)).toBe(true);
  wait(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a popup with a delay of 2 s opens 2 s after the load, regardless of scrolling', () => {
  show({ delayMs: 2_000 });
  scrollTo(500);
  expect(opensAfter(2_000)).toBe(true);
});

test('for a scroll before the scripts have loaded, the timer counts from the time of the scroll', () => {
  fakeBoot({ scrolledAt: performance.now() - 2_000 });
  window.scrollY = 400;
  show();
  expect(opensAfter(1_000)).toBe(true);
  delete window.boot;
});

test('the popup does not open after a lead was sent in this tab, or on a page that the visitor has left', () => {
  show()();
  expect(callsAfterLongWait()).toEqual([]);
  rememberLeadSent();
  show();
  expect(callsAfterLongWait()).toEqual([]);
});

test('the popup waits while an overlay covers the page, and while the visitor types in a field', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const release = registerOverlay();
  show();
  expect(callsAfterLongWait()).toEqual([]);
  field.focus();
  release();
  expect(callsAfterLongWait()).toEqual([]);
  field.blur();
  wait(1);
  expect(open.mock.calls).toEqual([[false]]);
  field.remove();
});

test('a button opens the popup at any time, even after a lead was sent; once closed, the popup does not open by itself', () => {
  const stop = show();
  requestPopup('another');
  expect(open).not.toHaveBeenCalled();
  requestPopup(`popup-${id}`);
  wait(10_000);
  expect(open.mock.calls).toEqual([[true]]);
  stop();
  rememberLeadSent();
  show();
  requestPopup(`popup-${id}`);
  expect(open.mock.calls).toEqual([[true], [true]]);
});
