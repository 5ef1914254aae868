import { useEffect, useEffectEvent } from 'react';

import { registerOverlay } from '@/lib/overlays';

/** Distance between the last notice and the dialog below it. */
const GAP_PX = 12;
/** The contents of the open dialogs, the topmost last. */
const contents: HTMLElement[] = [];

/**
 * Connects a modal dialog with the page while it is open, and closes it on Android's Back unless `hasHistoryEntry`. Returns the ref of the
 * dialog's content, which must leave the upper `--notices` of the window free.
 */
export function useModal(open: boolean, onClose: () => void, hasHistoryEntry = false): typeof holdNotices {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? registerOverlay() : undefined), [open]);
  useEffect(() => (open && !hasHistoryEntry ? watchBack(() => close()) : undefined), [open, hasHistoryEntry]);
  return holdNotices;
}

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** Calls `onBack` on each of Android's Back gestures, in browsers with a CloseWatcher. Returns a function that stops. */
function watchBack(onBack: () => void): (() => void) | undefined {
  const { CloseWatcher } = window;
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  let stop: (() => void) | undefined = () => watcher.destroy();
  watcher.addEventListener('close', () => {
    // Each watcher reports once. A dialog with unsaved work may stay open, so the next Back needs another.
    stop = watchBack(onBack);
    onBack();
  });
  return () => stop?.();
}

/**
 * Holds the page's notices (index.html) in the content of the topmost dialog: there they are last in its focus order, are announced, and
 * take clicks.
 */
function holdNotices(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  contents.push(content);
  content.addEventListener('focusin', showWhole);
  // While an animation moves the dialog, it would move the notices too.
  void Promise.allSettled(runningAnimations(content)).then(placeNotices);
  return () => {
    contents.splice(contents.indexOf(content), 1);
    placeNotices();
  };
}

/** Scrolls to the whole of a focused text field. The browser scrolls only to its cursor. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
}

function runningAnimations(element: HTMLElement): Promise<unknown>[] {
  return 'getAnimations' in element ? element.getAnimations().map(({ finished }) => finished) : [];
}

let stopMeasuring: (() => void) | undefined;

function placeNotices(): void {
  const notices = document.getElementById('notices');
  const content = contents.at(-1);
  stopMeasuring?.();
  (content ?? document.body).append(...(notices ? [notices] : []));
  notices?.classList.toggle('over-dialog', content !== undefined);
  if (!notices || !content || !('ResizeObserver' in window)) return;
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = notices;
    content.style.setProperty('--notices', `${offsetHeight && offsetHeight + GAP_PX}px`);
  });
  observer.observe(notices);
  stopMeasuring = () => observer.disconnect();
}
