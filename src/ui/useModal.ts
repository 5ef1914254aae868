import { useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';

import { registerOverlay } from '@/lib/overlays';

/** Distance between the last notice and the dialog below it. */
const GAP_PX = 12;
/** The contents of the open dialogs, the topmost last. */
const contents: HTMLElement[] = [];
/** The ids of the open dialogs. */
const openIds = new Set<string>();

/**
 * Connects a modal dialog with the page while it is open, and closes it on Android's Back unless `hasHistoryEntry`. Returns the ref of the
 * dialog's content, which must leave the upper `--notices` of the window free.
 */
export function useModal(open: boolean, onClose: () => void, hasHistoryEntry = false): typeof holdNotices {
  const id = useId();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (open) openIds.add(id);
    setRootPointerEvents();
  }, [id, open]);
  useEffect(() => {
    if (!open) return undefined;
    const unregister = registerOverlay();
    return () => {
      unregister();
      openIds.delete(id);
      setRootPointerEvents();
    };
  }, [id, open]);
  useEffect(() => (open && !hasHistoryEntry ? watchBack(() => close()) : undefined), [open, hasHistoryEntry]);
  return holdNotices;
}

/**
 * Radix turns pointer events off on the body, which every element would inherit. The root sets its own value before that and until after it,
 * so that opening a dialog does not restyle the whole page. The dialog itself covers the page.
 */
function setRootPointerEvents(): void {
  const root = document.getElementById('root');
  if (root) root.style.pointerEvents = openIds.size > 0 ? 'auto' : '';
}

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** Calls `onBack` on each of Android's Back gestures, in browsers with a CloseWatcher. Returns a function that stops. */
export function watchBack(onBack: () => void): (() => void) | undefined {
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
export function holdNotices(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  contents.push(content);
  // While an animation moves the dialog, it would move the notices too.
  void Promise.allSettled(runningAnimations(content)).then(placeNotices);
  return () => {
    contents.splice(contents.indexOf(content), 1);
    placeNotices();
  };
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
