import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

import { type Fault, faultOf } from './boot';
import { Boundary } from './Boundary';
import { type Later, later, untilThere } from './later';
import { opened, wake } from './wake';
import { wholeStylesheet } from './wholeStylesheet';

/** Whoever waits for longer than this is told, in ms. */
const SLOW_MS = 1_000;
const SLOW = 'Just a moment ...';
const PART_FAILED = 'This did not open. The connection may have dropped.';
const PAGE_FAILED = 'This page did not load. The connection may have dropped.';
const isServer = typeof window === 'undefined';
/** The path that this document was loaded at. */
const FIRST_PATH = globalThis.location?.pathname;

/** A component whose script comes when it is wanted. */
export interface LatePart<P> {
  (props: P): ReactNode;
  /** Fetches the script at a sign of interest. */
  preload(): void;
  /** Resolves once it renders at once. */
  ready(): Promise<unknown>;
}

/**
 * What a press opens: a dialog, a lightbox. Until it is there the page stays as it is; when it does not come, the page's note says so and
 * offers another try.
 */
export function openedPart<P extends { onClose(): void }>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const part = later(load);
  function Opened(props: P) {
    const { onClose } = props;
    const [{ Late, leave }] = useState(() => {
      const { coming, leave: end } = insist(part, PART_FAILED, ['renewed'], () => window.boot?.renew(onClose), onClose);
      return { Late: lazyOf(() => coming), leave: end };
    });
    useEffect(() => leave, [leave]);
    const onFault = () => {
      window.boot?.say('This did not open. Please load the page again, or chat with us.');
      onClose();
    };
    return (
      <Boundary onFault={onFault}>
        <Suspense>{createElement(part.now() ?? Late, props)}</Suspense>
      </Boundary>
    );
  }
  return Object.assign(Opened, { preload: part.preload, ready: part.get });
}

/**
 * What stands in the page's HTML and comes alive when somebody is there (boot/wake.ts). Until then its HTML stays as it is, typed text
 * included; it never fails, it is late. `where`: the selector of its elements. `place`: the classes that keep its room when it is added
 * by a navigation inside the site.
 */
export function standingPart<P extends object>(load: () => Promise<ComponentType<P>>, where: string, place?: string): LatePart<P> {
  const part = later(load);
  const Late = lazyOf(() => (isServer ? load() : wake(where).then(() => untilThere(part))));
  function Standing(props: P) {
    return <Suspense fallback={place !== undefined && <div className={place} />}>{createElement(part.now() ?? Late, props)}</Suspense>;
  }
  return Object.assign(Standing, { preload: part.preload, ready: part.get });
}

/**
 * A page of the route table, by its id. On the way to it the old page stays; when its scripts cannot be had though there is a connection,
 * the browser loads the address.
 */
export function routedPage(id: string, load: () => Promise<ComponentType>): LatePart<object> {
  const part = later(async () => {
    // The page that this document was prerendered as has its styles; in development no page lacks any.
    const styled = document.documentElement.dataset.page ?? id;
    const [page] = await Promise.all([load(), styled === id ? undefined : wholeStylesheet.get()]);
    return page;
  });
  const Late = lazyOf(() => (isServer ? load() : insist(part, PAGE_FAILED, ['renewed', 'wrong', 'broken'], loadAddress).coming));
  function Routed() {
    return createElement(part.now() ?? Late);
  }
  return Object.assign(Routed, { preload: part.preload, ready: part.get });
}

/** For a promise that never rejects: React keeps what a lazy component has failed with. */
function lazyOf<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}

/** The address has changed already; a page whose own scripts are gone would only load itself again and again. */
function loadAddress(): void {
  if (window.location.pathname === FIRST_PATH) window.boot?.renew();
  else window.location.reload();
}

interface Insisting<T> {
  /** Never rejects. */
  coming: Promise<T>;
  /** Ends the telling. */
  leave: () => void;
}

/** Gets a part that somebody waits for, and tells of its failures: with another try, or through `onLost` where none would help. */
function insist<T>(part: Later<T>, words: string, lost: readonly Fault[], onLost: () => void, onClose?: () => void): Insisting<T> {
  let slow: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => {
    clearTimeout(slow);
    if (slow !== undefined) window.boot?.hush();
    slow = undefined;
  };
  const attempt = async (): Promise<T> => {
    slow = setTimeout(() => window.boot?.say(SLOW), SLOW_MS);
    try {
      return await opened(part.get());
    } catch (error) {
      return await new Promise((resolve) => {
        leave();
        if (lost.includes(faultOf(error))) onLost();
        else window.boot?.say(words, 'Try again', () => resolve(attempt()), onClose);
      });
    } finally {
      leave();
    }
  };
  return { coming: attempt(), leave };
}
