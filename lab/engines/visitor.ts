import { setTimeout as wait } from 'node:timers/promises';

import type { Send } from './drivers.ts';

const POLL_MS = 50;
/** How long a target must have stayed in its place before it is clicked. */
const STILL_MS = 200;
const LIMIT_MS = 20_000;

/** A visitor with a new browser. Every action waits for the elements that it needs. Pointer and keys are real browser events. */
export class Visitor {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Loads a page. Resolves when its HTML begins to arrive, long before the page's scripts run. */
  async open(url: string, width: number): Promise<void> {
    // WPE's window keeps its 1280 px; the others are at least 450 px wide.
    await this.#send('resize', { x: 0, y: 0, width, height: 900 });
    await this.#send('navigate', { url });
    await this.until('the page', (wanted) => location.href === wanted && document.body !== null, url);
  }

  async hydrated(): Promise<void> {
    await this.until('the page to be hydrated', () => document.documentElement.dataset['hydrated'] !== undefined);
  }

  /** Clicks the first visible match as soon as it stays in its place. The driver refuses a click on what something covers. */
  async press(selector: string): Promise<void> {
    let last = '';
    await this.#retry(`a press on ${selector}`, async () => {
      const [target, place] = Object.values(Object(await this.read(firstVisible, selector)));
      const isStill = place === last;
      last = String(place);
      if (isStill) await this.#send('click', { id: Object.values(Object(target))[0] });
      else await wait(STILL_MS);
      return isStill;
    });
  }

  /** Presses a field, then one key after another, `msPerKey` apart. */
  async typeInto(selector: string, text: string, msPerKey: number): Promise<void> {
    await this.press(selector);
    const keys = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'pause', duration: msPerKey },
    ]);
    await this.#send('perform', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
  }

  /** Runs a function in the page. The function must use nothing but its arguments. */
  async read<Given extends unknown[]>(evaluate: (...given: Given) => unknown, ...given: Given): Promise<unknown> {
    return await this.#send('execute', { script: `return (${evaluate.toString()})(...arguments)`, args: given });
  }

  /** Waits until `evaluate` is true in the page. */
  async until<Given extends unknown[]>(what: string, evaluate: (...given: Given) => boolean, ...given: Given): Promise<void> {
    await this.#retry(what, async () => (await this.read(evaluate, ...given)) === true);
  }

  /** Repeats `act` until it succeeds. Its errors are expected: reading fails while a new document loads. */
  async #retry(what: string, act: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + LIMIT_MS;
    let problem = '';
    while (performance.now() < deadline) {
      try {
        if (await act()) return;
        problem = '';
      } catch (error) {
        problem = `: ${String(error)}`;
      }
      await wait(POLL_MS);
    }
    throw new Error(`Timed out after ${LIMIT_MS / 1000} s waiting for ${what}${problem}`);
  }
}

/** Runs in the page. Scrolls the first visible match into view and returns it with its place. */
function firstVisible(selector: string): [Element, string] | null {
  const isVisible = (element: Element) => element.getBoundingClientRect().height > 0 && getComputedStyle(element).visibility === 'visible';
  const target = [...document.querySelectorAll(selector)].find(isVisible);
  if (!target) return null;
  const { top, bottom } = target.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return [target, JSON.stringify(target.getBoundingClientRect())];
}
