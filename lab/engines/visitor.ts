import { setTimeout as wait } from 'node:timers/promises';

/** The two window sizes of the checks. */
export type Size = 'phone' | 'desk';
export const VIEWPORTS = { phone: { width: 390, height: 700 }, desk: { width: 1440, height: 900 } } as const;

interface Point {
  x: number;
  y: number;
}

/** Input and output that an engine's driver provides. Pointer and keys are real browser events, not synthesized in the page. */
export interface Hands {
  /** Loads an address. Resolves when its HTML begins to arrive, long before the page's scripts run. */
  go(url: string, size: Size): Promise<void>;
  click(at: Point): Promise<void>;
  /** Presses one key after another, `msPerKey` apart. */
  type(text: string, msPerKey: number): Promise<void>;
  escape(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. The function must use nothing but its arguments. */
  read<Given extends unknown[], Result>(look: (...given: Given) => Result, ...given: Given): Promise<Result>;
  quit(): Promise<void>;
}

export interface Running {
  /** Starts a visitor with a new profile; WebKit allows one at a time. */
  visitor(): Promise<Hands>;
  /** Ends all started processes, including browsers. */
  close(): Promise<void>;
}

const POLL_MS = 50;
/** How long, in ms, a target must have stopped moving before it is clicked. */
const STILL_MS = 150;
const STILL_AFTER_SCROLL_MS = 500;
const DEFAULT_LIMIT_MS = 10_000;

/** A visitor with a new browser profile. Every action waits for the elements it needs, and its error names those that are missing. */
export class Visitor {
  readonly #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  async open(url: string, size: Size): Promise<void> {
    await this.#hands.go(url, size);
  }

  /** Opens a page and waits until it is hydrated. */
  async openHydrated(url: string, size: Size, limitMs?: number): Promise<void> {
    await this.open(url, size);
    await this.alive(limitMs);
  }

  async alive(limitMs?: number): Promise<void> {
    await this.until('the page to be hydrated', () => document.documentElement.dataset['hydrated'] !== undefined, [], limitMs);
  }

  /** Clicks the first visible match as soon as it has stopped moving and nothing covers it. `words` is its text or aria-label. */
  async press(selector: string, words?: string): Promise<void> {
    const what = words === undefined ? selector : `${selector} "${words}"`;
    let place: Point | undefined;
    let stillSince = 0;
    let stillMs = STILL_MS;
    let obstacle = '';
    const deadline = performance.now() + DEFAULT_LIMIT_MS;
    while (performance.now() < deadline) {
      const found = await this.read(findTarget, selector, words ?? null).catch((error: unknown) => String(error));
      if (typeof found === 'string') {
        place = undefined;
        obstacle = found;
      } else if (place?.x !== found.x || place.y !== found.y) {
        place = { x: found.x, y: found.y };
        if (found.scrolled) stillMs = STILL_AFTER_SCROLL_MS;
        stillSince = performance.now();
        obstacle = 'it does not stop moving';
      } else if (performance.now() > stillSince + stillMs) return await this.#hands.click(found);
      await wait(POLL_MS / 2);
    }
    throw new Error(`${what} cannot be pressed: ${obstacle}`);
  }

  async typeInto(selector: string, text: string, msPerKey = 0): Promise<void> {
    await this.press(selector);
    await this.#hands.type(text, msPerKey);
  }

  async escape(): Promise<void> {
    await this.#hands.escape();
  }

  async back(): Promise<void> {
    await this.#hands.back();
  }

  async read<Given extends unknown[], Result>(look: (...given: Given) => Result, ...given: Given): Promise<Result> {
    return await this.#hands.read(look, ...given);
  }

  /**
   * Waits until `look` is true in the page.
   * @throws Error that names `what` if it is still false after `limitMs`.
   */
  async until<Given extends unknown[]>(
    what: string,
    look: (...given: Given) => boolean,
    given: Given,
    limitMs = DEFAULT_LIMIT_MS,
  ): Promise<void> {
    const deadline = performance.now() + limitMs;
    let lastError = '';
    do {
      try {
        if (await this.read(look, ...given)) return;
        lastError = '';
      } catch (error) {
        // Ignore errors, because reading fails while a new document loads.
        lastError = `: ${String(error)}`;
      }
      await wait(POLL_MS);
    } while (performance.now() < deadline);
    throw new Error(`Timed out after ${(limitMs / 1000).toFixed(0)} s waiting for ${what}${lastError}`);
  }

  async quit(): Promise<void> {
    await this.#hands.quit();
  }
}

/** Runs in the page. Returns the centre of the first visible match, or the reason why the match cannot be clicked. */
function findTarget(selector: string, words: string | null): (Point & { scrolled: boolean }) | string {
  const matches = [...document.querySelectorAll(selector)].filter(
    (element) => words === null || element.textContent.trim() === words || element.getAttribute('aria-label') === words,
  );
  const target = matches.find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  });
  if (!target) return matches.length === 0 ? 'it does not exist' : 'it is not visible';
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hit = ({ x, y }: Point) => document.elementFromPoint(x, y);
  const scrolled = !target.contains(hit(middle()));
  if (scrolled) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const at = middle();
  const over = hit(at);
  return target.contains(over) ? { ...at, scrolled } : `it is covered by ${over?.outerHTML.slice(0, 120) ?? 'nothing, outside the window'}`;
}
