import { Component, type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react';

import { faultOf } from './boot';
import { type Later, later, untilThere } from './later';
import { opened, wake } from './wake';

/** Whoever waits for longer than this is told, in ms. */
const SLOW_MS = 1_000;
const SLOW = 'Just a moment: the connection is slow.';

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
    const [{ coming, leave }] = useState(() => insist(part, 'This did not open. The connection may have dropped.', onClose));
    useEffect(() => leave, [leave]);
    return (
      <PartBoundary onFault={onClose}>
        <Suspense>
          <Shown now={part.now()} coming={coming} props={props} />
        </Suspense>
      </PartBoundary>
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
  let coming: Promise<ComponentType<P>> | undefined;
  function Standing(props: P) {
    coming ??= typeof window === 'undefined' ? part.get() : wake(where).then(() => untilThere(part));
    return (
      <Suspense fallback={place !== undefined && <div className={place} />}>
        <Shown now={part.now()} coming={coming} props={props} />
      </Suspense>
    );
  }
  return Object.assign(Standing, { preload: part.preload, ready: part.get });
}

/**
 * A page of the route table. On the way to it the old page stays; when its scripts cannot be had though there is a connection, the browser
 * loads the address.
 */
export function routedPage(load: () => Promise<ComponentType>): LatePart<object> {
  const part = later(load);
  let coming: Promise<ComponentType> | undefined;
  function Routed() {
    coming ??= insist(part, 'This page did not load. The connection may have dropped.', undefined, () => window.location.reload()).coming;
    return <Shown now={part.now()} coming={coming} props={{}} />;
  }
  return Object.assign(Routed, { preload: part.preload, ready: part.get });
}

/** Gets a part that somebody waits for: `coming` never rejects, its failures are told. `leave` ends the telling. */
function insist<T>(
  part: Later<T>,
  words: string,
  onClose?: () => void,
  onLost: () => void = () => window.boot?.renew(),
): { coming: Promise<T>; leave: () => void } {
  let told: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => {
    if (told === undefined) return;
    clearTimeout(told);
    window.boot?.hush();
  };
  const attempt = async (): Promise<T> => {
    told = setTimeout(() => window.boot?.say(SLOW), SLOW_MS);
    try {
      const found = await opened(part.get());
      leave();
      return found;
    } catch (error) {
      leave();
      const fault = faultOf(error);
      if (fault === 'renewed' || (fault === 'wrong' && onClose === undefined)) onLost();
      return await new Promise((resolve) => window.boot?.say(words, 'Try again', () => resolve(attempt()), onClose));
    }
  };
  return { coming: attempt(), leave };
}

interface ShownProps<P> {
  now: ComponentType<P> | undefined;
  coming: Promise<ComponentType<P>>;
  props: P;
}

function Shown<P extends object>({ now, coming, props }: ShownProps<P>) {
  // At once where it is there already.
  const Part = now ?? use(coming);
  return <Part {...props} />;
}

/** A part that breaks while it is drawn takes nothing else along. */
class PartBoundary extends Component<{ onFault(): void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    window.boot?.say('This did not open. Please load the page again, or chat with us.');
    this.props.onFault();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
