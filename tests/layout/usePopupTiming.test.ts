import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type PopupRule, usePopupTiming } from '@/layout/usePopupTiming';
import { rememberLeadSent } from '@/leads/sentLeads';
import { holdOverlay } from '@/lib/overlays';
import { requestPopup } from '@/lib/popupRequests';

import { fakeBoot } from '../boot/fakeBoot';

let id = 0;

beforeEach(() => {
  vi.useFakeTimers();
  prepare.mockReset();
  sessionStorage.clear();
  window.scrollY = 0;
  id += 1;
});

afterEach(() => vi.useRealTimers());

const prepare = vi.fn<() => void>();
const show = (rule: PopupRule = { delayMs: 3_000, scrollPx: 100 }) => renderHook(() => usePopupTiming(`popup-${id}`, rule, prepare));

function scrollTo(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

test('3 s after the load', () => {
  const { result } = show();
  act(() => void vi.advanceTimersByTime(2_999));
  expect(result.current[0]).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBe(true);
  expect(result.current[2]).toBe(0);
});

test('what it needs is fetched a second ahead, and not when it does not open', () => {
  show();
  act(() => void vi.advanceTimersByTime(1_999));
  expect(prepare).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(prepare).toHaveBeenCalledTimes(1);
  id += 1;
  rememberLeadSent();
  show();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a scroll past 100 px counts its own 3 s; whichever comes first opens it once', () => {
  const { result } = show();
  scrollTo(100);
  act(() => void vi.advanceTimersByTime(1_000));
  scrollTo(101);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current[0]).toBe(true);
  act(() => result.current[1]());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current[0]).toBe(false);
});

test('once closed it stays closed when the page is shown again inside the site', () => {
  const first = show();
  act(() => void vi.advanceTimersByTime(3_000));
  act(() => first.result.current[1]());
  first.unmount();
  const second = show();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(second.result.current[0]).toBe(false);
});

test('not when a lead was sent in this tab', () => {
  rememberLeadSent();
  const { result } = show();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current[0]).toBe(false);
});

test('waits while something covers the page', () => {
  const release = holdOverlay();
  const { result } = show();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current[0]).toBe(false);
  act(release);
  expect(result.current[0]).toBe(true);
});

test('a page left before the time shows nothing', () => {
  const { result, unmount } = show();
  unmount();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current[0]).toBe(false);
});

test('2 s after the load where the rule says so, whatever is scrolled', () => {
  const { result } = show({ delayMs: 2_000 });
  scrollTo(500);
  act(() => void vi.advanceTimersByTime(1_999));
  expect(result.current[0]).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBe(true);
});

test('waits while a field is being typed in', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const { result } = show();
  field.focus();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current[0]).toBe(false);
  act(() => {
    field.blur();
    vi.advanceTimersByTime(1);
  });
  expect(result.current[0]).toBe(true);
  field.remove();
});

test('a button opens it at any time, also after a lead was sent', () => {
  rememberLeadSent();
  const { result } = show();
  act(() => requestPopup('another'));
  expect(result.current[0]).toBe(false);
  expect(result.current[2]).toBe(0);
  act(() => requestPopup(`popup-${id}`));
  expect(result.current[0]).toBe(true);
  expect(result.current[2]).toBe(1);
  act(() => result.current[1]());
  act(() => requestPopup(`popup-${id}`));
  expect(result.current[0]).toBe(true);
  expect(result.current[2]).toBe(2);
});

test('closed after a button has opened it, it does not come back by itself', () => {
  const { result } = show();
  act(() => requestPopup(`popup-${id}`));
  act(() => result.current[1]());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current[0]).toBe(false);
});

test('a scroll that came before the scripts counts from when it came', () => {
  fakeBoot({ scrolledAt: performance.now() - 2_000 });
  window.scrollY = 400;
  const { result } = show();
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current[0]).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBe(true);
  delete window.boot;
});
