import { expect, test, vi } from 'vitest';

import { registerOverlay, isOverlayOpen, onOverlaysClosed, keepOpenForNotice } from '@/lib/overlays';

test('the callback waits until the last overlay has closed', () => {
  const callback = vi.fn<() => void>();
  const first = registerOverlay();
  const second = registerOverlay();
  onOverlaysClosed(callback);
  first();
  first();
  expect(isOverlayOpen()).toBe(true);
  expect(callback).not.toHaveBeenCalled();
  second();
  expect(callback).toHaveBeenCalledTimes(1);
  expect(isOverlayOpen()).toBe(false);
});

test('the callback runs immediately if nothing covers the page, and never after it was cancelled', () => {
  const callback = vi.fn<() => void>();
  onOverlaysClosed(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  const release = registerOverlay();
  onOverlaysClosed(callback)();
  release();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('an open overlay stays open when the page’s notice is clicked, but not when the page itself is clicked', () => {
  document.body.innerHTML = '<div id="note"><button>Close</button></div><main></main>';
  const pressed = (selector: string) => {
    const event = new Event('pointerdown', { cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    keepOpenForNotice(event);
    return event.defaultPrevented;
  };
  expect(pressed('#note button')).toBe(true);
  expect(pressed('main')).toBe(false);
  document.body.innerHTML = '';
});
