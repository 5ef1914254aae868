import { setTimeout as wait } from 'node:timers/promises';

/** The two sizes at which pages are looked at. */
export type Size = 'phone' | 'desk';
export const VIEWPORTS = { phone: { width: 390, height: 700 }, desk: { width: 1440, height: 900 } } as const;

interface Point {
  x: number;
  y: number;
}

/** What a driver does for a visitor in its engine. Pointer and keys are the browser's own events, as of a person's mouse and keyboard. */
export interface Hands {
  /** Loads an address; returns when its HTML is coming in, long before its scripts. */
  go(url: string, size: Size): Promise<void>;
  click(at: Point): Promise<void>;
  /** One key after the other, `msPerKey` apart. */
  type(text: string, msPerKey: number): Promise<void>;
  /** The key. */
  escape(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it knows nothing but its arguments. */
  read<Given extends unknown[], Result>(look: (...given: Given) => Result, ...given: Given): Promise<Result>;
  quit(): Promise<void>;
}

/** A started engine. */
export interface Running {
  /** A visitor with a profile of their own; of WebKit there is one at a time. */
  visitor(): Promise<Hands>;
  /** Ends everything that was started, browsers too. */
  close(): Promise<void>;
}

const LOOK_AGAIN_MS = 50;
/** Nobody presses what has only just stopped moving. */
const STILL_MS = 150;
const STILL_AFTER_SCROLL_MS = 500;
const PATIENCE_MS = 10_000;

/** Somebody at a browser with a profile of their own. Everything waits for what it needs and says what did not come. */
export class Visitor {
  readonly #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  async open(url: string, size: Size): Promise<void> {
    await this.#hands.go(url, size);
  }

  /** Opens a page and waits until React has taken it over. */
  async openAlive(url: string, size: Size, limitMs?: number): Promise<void> {
    await this.open(url, size);
    await this.alive(limitMs);
  }

  async alive(limitMs?: number): Promise<void> {
    await this.until('the page to be hydrated', () => document.documentElement.dataset['hydrated'] !== undefined, [], limitMs);
  }

  /** Presses the first visible match, which has to lie still and be covered by nothing. `words`: its text or accessible name. */
  async press(selector: string, words?: string): Promise<void> {
    const what = words === undefined ? selector : `${selector} "${words}"`;
    let place: Point | undefined;
    let stillSince = 0;
    let stillMs = STILL_MS;
    let hindrance = '';
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const found = await this.read(aim, selector, words ?? null).catch((error: unknown) => String(error));
      if (typeof found === 'string') {
        place = undefined;
        hindrance = found;
      } else if (place?.x !== found.x || place.y !== found.y) {
        place = { x: found.x, y: found.y };
        if (found.scrolled) stillMs = STILL_AFTER_SCROLL_MS;
        stillSince = performance.now();
        hindrance = 'it does not lie still';
      } else if (performance.now() > stillSince + stillMs) return await this.#hands.click(found);
      await wait(LOOK_AGAIN_MS / 2);
    }
    throw new Error(`${what} cannot be pressed: ${hindrance}`);
  }

  /** Presses a field and types into it. */
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
   * @throws Error that names `what` when it is not after `limitMs`.
   */
  async until<Given extends unknown[]>(
    what: string,
    look: (...given: Given) => boolean,
    given: Given,
    limitMs = PATIENCE_MS,
  ): Promise<void> {
    const deadline = performance.now() + limitMs;
    let trouble = '';
    do {
      try {
        if (await this.read(look, ...given)) return;
        trouble = '';
      } catch (error) {
        // Between two documents nothing can be read.
        trouble = `: ${String(error)}`;
      }
      await wait(LOOK_AGAIN_MS);
    } while (performance.now() < deadline);
    throw new Error(`Waited ${(limitMs / 1000).toFixed(0)} s in vain for ${what}${trouble}`);
  }

  async quit(): Promise<void> {
    await this.#hands.quit();
  }
}

/** In the page: the middle of the first visible match, or why it cannot be pressed. */
function aim(selector: string, words: string | null): (Point & { scrolled: boolean }) | string {
  const named = [...document.querySelectorAll(selector)].filter(
    (element) => words === null || element.textContent.trim() === words || element.getAttribute('aria-label') === words,
  );
  const target = named.find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  });
  if (!target) return named.length === 0 ? 'it is not there' : 'it is not visible';
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
