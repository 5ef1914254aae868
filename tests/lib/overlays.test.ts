import { expect, test, vi } from 'vitest';

import { registerOverlay, isOverlayOpen, onOverlaysClosed, keepOpenForNote } from '@/lib/overlays';

test('waits until the last overlay has gone', () => {
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

test('calls at once when nothing covers the page, and not after giving up', () => {
  const callback = vi.fn<() => void>();
  onOverlaysClosed(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  const release = registerOverlay();
  onOverlaysClosed(callback)();
  release();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('what is open stays open when somebody presses the page’s note, and only then', () => {
  document.body.innerHTML = '<div id="note"><button>Close</button></div><main></main>';
  const pressed = (selector: string) => {
    const event = new Event('pointerdown', { cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    keepOpenForNote(event);
    return event.defaultPrevented;
  };
  expect(pressed('#note button')).toBe(true);
  expect(pressed('main')).toBe(false);
  document.body.innerHTML = '';
});
