import { type LoadFailure, failureOf } from './boot';
import { prioritise } from './hydrationQueue';
import type { LazyModule } from './lazyModule';

/** Waiting time after which a notice appears, in ms. */
const SLOW_MS = 1_000;
const SLOW_WORDS = 'Just a moment ...';

/** A part that the visitor is waiting for. */
export interface LoadRequest {
  /** The notice's text if loading fails. */
  message: string;
  /** Returns true when a retry would not help. */
  isLost(failure: LoadFailure): boolean;
  onLost(): void;
  /** Called when the visitor is no longer waiting. */
  onClose(): void;
  isWanted(): boolean;
}

interface Load<T> {
  /** Never rejects. */
  coming: Promise<T>;
  /** Cancels and hides this load's notices. */
  leave: () => void;
}

/** Loads a part that the visitor is waiting for. On failure, a notice offers a retry; `onLost` is called where a retry would not help. */
export function loadWithRetry<T>(part: LazyModule<T>, { message, isLost, onLost, onClose, isWanted }: LoadRequest): Load<T> {
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let isShowing = false;
  const show = (text: string, retry?: () => void): void => {
    if (!isWanted()) return;
    isShowing = true;
    window.boot?.showNotice(text, retry && 'Try again', retry, () => {
      if (isShowing && retry) onClose();
      isShowing = false;
    });
    // A visitor who goes back no longer wants the part.
    if (retry) window.addEventListener('popstate', () => isShowing && window.boot?.hideNotice(), { once: true });
  };
  const leave = (): void => {
    clearTimeout(slowTimer);
    if (!isShowing) return;
    isShowing = false;
    window.boot?.hideNotice();
  };
  const attempt = async (): Promise<T> => {
    slowTimer = setTimeout(() => show(SLOW_WORDS), SLOW_MS);
    const ended = new AbortController();
    // Leaving the page aborts the page's fetches. `onLost` must not interfere with the load of the next page.
    let isLeaving = false;
    window.addEventListener('beforeunload', () => (isLeaving = true), { signal: ended.signal });
    try {
      return await prioritise(part.get());
    } catch (error) {
      leave();
      return await new Promise((resolve) => {
        if (!isWanted()) onClose();
        else if (!isLeaving && isLost(failureOf(error))) onLost();
        else
          show(message, () => {
            isShowing = false;
            resolve(attempt());
          });
      });
    } finally {
      ended.abort();
      leave();
    }
  };
  return { coming: attempt(), leave };
}
