import { type Fault, faultOf } from './boot';
import type { Later } from './later';
import { opened } from './wake';

/** Whoever waits for longer than this is told, in ms. */
const SLOW_MS = 1_000;
const SLOW = 'Just a moment ...';

/** What somebody waits for. */
export interface Wish {
  /** What the note says when it does not come. */
  words: string;
  /** Whether another try would not mend it. */
  isLost(fault: Fault): boolean;
  onLost(): void;
  /** Nobody waits any more. */
  onClose(): void;
  isWanted(): boolean;
}

interface Insisting<T> {
  /** Never rejects. */
  coming: Promise<T>;
  /** Ends the telling. */
  leave: () => void;
}

/** Gets a part that somebody waits for, and tells of its failures: with another try, or through `onLost` where none would help. */
export function insist<T>(part: Later<T>, { words, isLost, onLost, onClose, isWanted }: Wish): Insisting<T> {
  let slow: ReturnType<typeof setTimeout> | undefined;
  let telling = false;
  const tell = (what: string, again?: () => void): void => {
    if (!isWanted()) return;
    telling = true;
    window.boot?.showNotice(what, again && 'Try again', again, () => {
      if (telling && again) onClose();
      telling = false;
    });
    // Whoever goes back does not want it any more.
    if (again) window.addEventListener('popstate', () => telling && window.boot?.hideNotice(), { once: true });
  };
  const leave = (): void => {
    clearTimeout(slow);
    if (!telling) return;
    telling = false;
    window.boot?.hideNotice();
  };
  const attempt = async (): Promise<T> => {
    slow = setTimeout(() => tell(SLOW), SLOW_MS);
    const ended = new AbortController();
    // A browser that loads another page stops what this one was fetching; `onLost` must not overtake that load.
    let isLeaving = false;
    window.addEventListener('beforeunload', () => (isLeaving = true), { signal: ended.signal });
    try {
      return await opened(part.get());
    } catch (error) {
      leave();
      return await new Promise((resolve) => {
        if (!isWanted()) onClose();
        else if (!isLeaving && isLost(faultOf(error))) onLost();
        else
          tell(words, () => {
            telling = false;
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
