import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type PopupRule, timePopup } from '@/layout/popupTiming';
import { rememberLeadSent } from '@/leads/sentLeads';
import { registerOverlay } from '@/lib/overlays';
import { requestPopup } from '@/lib/popupRequests';

import { fakeBoot } from '../boot/fakeBoot';

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

/** The calls of `open` after a long wait. */
function callsAfterLongWait() {
  wait(10_000);
  return open.mock.calls;
}
/** Whether the popup opens by itself after exactly `ms`. */
function opensAfter(ms: number): boolean {
  wait(ms - 1);
  if (open.mock.calls.length > 0) return false;
  wait(1);
  return open.mock.calls.length === 1 && open.mock.lastCall?.[0] === false;
}

test('opens 3 s after the load, but not again when the visitor returns to the page within the site', () => {
  const stop = show();
  expect(opensAfter(3_000)).toBe(true);
  stop();
  show();
  wait(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a scroll past 100 px starts a second timer of 3 s; the earlier timer opens it, once', () => {
  show();
  scrollTo(100);
  wait(1_000);
  scrollTo(101);
  expect(opensAfter(2_000)).toBe(true);
  wait(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('opens 2 s after the load if the rule says so, regardless of scrolling', () => {
  show({ delayMs: 2_000 });
  scrollTo(500);
  expect(opensAfter(2_000)).toBe(true);
});

test('a scroll before the scripts loaded counts from when it happened', () => {
  fakeBoot({ scrolledAt: performance.now() - 2_000 });
  window.scrollY = 400;
  show();
  expect(opensAfter(1_000)).toBe(true);
  delete window.boot;
});

test('does not open after a lead was sent in this tab, or on a page left too early', () => {
  show()();
  expect(callsAfterLongWait()).toEqual([]);
  rememberLeadSent();
  show();
  expect(callsAfterLongWait()).toEqual([]);
});

test('waits while something covers the page, and while a field is being typed in', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const release = registerOverlay();
  show();
  field.focus();
  expect(callsAfterLongWait()).toEqual([]);
  release();
  expect(callsAfterLongWait()).toEqual([]);
  field.blur();
  wait(1);
  expect(open.mock.calls).toEqual([[false]]);
  field.remove();
});

test('a button opens it at any time, even after a lead was sent; once closed it does not return by itself', () => {
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
