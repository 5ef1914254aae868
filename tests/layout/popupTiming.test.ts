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

/** What has opened by itself, however long one waits. */
function afterLong() {
  wait(10_000);
  return open.mock.calls;
}
/** When something opens by itself: 1 ms more would be too late. */
function opensAfter(ms: number): boolean {
  wait(ms - 1);
  if (open.mock.calls.length > 0) return false;
  wait(1);
  return open.mock.calls.length === 1 && open.mock.lastCall?.[0] === false;
}

test('3 s after the load; once it was open it does not open again when the page is shown again inside the site', () => {
  const stop = show();
  expect(opensAfter(3_000)).toBe(true);
  stop();
  show();
  wait(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a scroll past 100 px counts its own 3 s; whichever comes first opens it once', () => {
  show();
  scrollTo(100);
  wait(1_000);
  scrollTo(101);
  expect(opensAfter(2_000)).toBe(true);
  wait(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('2 s after the load where the rule says so, whatever is scrolled', () => {
  show({ delayMs: 2_000 });
  scrollTo(500);
  expect(opensAfter(2_000)).toBe(true);
});

test('a scroll that came before the scripts counts from when it came', () => {
  fakeBoot({ scrolledAt: performance.now() - 2_000 });
  window.scrollY = 400;
  show();
  expect(opensAfter(1_000)).toBe(true);
  delete window.boot;
});

test('not when a lead was sent in this tab, nor on a page that was left before the time', () => {
  show()();
  expect(afterLong()).toEqual([]);
  rememberLeadSent();
  show();
  expect(afterLong()).toEqual([]);
});

test('waits while something covers the page, and while a field is being typed in', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const release = registerOverlay();
  show();
  field.focus();
  expect(afterLong()).toEqual([]);
  release();
  expect(afterLong()).toEqual([]);
  field.blur();
  wait(1);
  expect(open.mock.calls).toEqual([[false]]);
  field.remove();
});

test('a button opens it at any time, also after a lead was sent; closed after that it does not come back by itself', () => {
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
