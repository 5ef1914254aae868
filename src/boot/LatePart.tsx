import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

import { Boundary } from './Boundary';
import { insist, type Wish } from './insist';
import { type Later, later, untilThere } from './later';
import { wake } from './wake';
import { wholeStylesheet } from './wholeStylesheet';

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
  isThere(): boolean;
}

/** What a press opens. */
export interface OpenedPart<P> extends LatePart<P> {
  /** For its opener: a pointer over it, a finger or the focus on it fetches the script. */
  near: { onPointerEnter(): void; onFocus(): void };
}

/**
 * What a press opens: a dialog, a lightbox. Until it is there the page stays as it is; when it does not come, the page's note says so and
 * offers another try.
 */
export function openedPart<P extends { onClose(): void }>(load: () => Promise<ComponentType<P>>): OpenedPart<P> {
  const part = later(load);
  function Opened(props: P) {
    const [Shown, setShown] = useState(part.now);
    const onClose = useEffectEvent(() => props.onClose());
    useEffect(() => {
      let gone = part.now() !== undefined;
      if (gone) return undefined;
      const close = () => gone || onClose();
      const { coming, leave } = insist(part, {
        words: PART_FAILED,
        isLost: (fault) => fault === 'renewed',
        onLost: () => window.boot?.offerReload(close),
        onClose: close,
        isWanted: () => !gone,
      });
      void coming.then((Part) => gone || setShown(() => Part));
      return () => {
        gone = true;
        leave();
      };
    }, []);
    const onFault = () => {
      window.boot?.showNotice('This did not open. Please load the page again, or chat with us.');
      props.onClose();
    };
    return <Boundary onFault={onFault}>{Shown && createElement(Shown, props)}</Boundary>;
  }
  return Object.assign(Opened, handles(part), { near: { onPointerEnter: part.preload, onFocus: part.preload } });
}

/**
 * What stands in the page's HTML and comes alive when somebody is there (boot/wake.ts). Until then its HTML stays as it is, typed text
 * included; it never fails, it is late. `where`: the selector of its elements. `place`: the classes that keep its room when it is added
 * by a navigation inside the site.
 */
export function standingPart<P extends object>(load: () => Promise<ComponentType<P>>, where: string, place?: string): LatePart<P> {
  const part = later(load);
  let coming: Promise<ComponentType<P>> | undefined;
  const come = () => (coming ??= isServer ? load() : wake(where).then(() => untilThere(part)));
  const Late = lazyOf(come);
  function Standing(props: P) {
    // The same for as long as it stands: another one would begin with empty fields.
    const [Shown] = useState(() => part.now() ?? Late);
    const element = <Suspense fallback={place !== undefined && <div className={place} />}>{createElement(Shown, props)}</Suspense>;
    // Of HTML that is drawn anew before its script is there React keeps nothing: until then it gets the very same element.
    const [first] = useState(element);
    const [isThere, setThere] = useState(Shown !== Late);
    useEffect(() => void come().then(() => startTransition(() => setThere(true))), []);
    return isThere ? element : first;
  }
  return Object.assign(Standing, handles(part));
}

/**
 * A page of the route table, by its id. On the way to it the old page stays; when its scripts cannot be had though there is a connection,
 * the browser loads the address.
 */
export function routedPage(id: string, load: () => Promise<{ default: ComponentType }>): LatePart<object> {
  const part = later(async () => {
    // The page that this document was prerendered as has its styles; in development no page lacks any.
    const styled = document.documentElement.dataset.page ?? id;
    const [page] = await Promise.all([load(), styled === id ? undefined : wholeStylesheet.get()]);
    return page.default;
  });
  /** The path at which the page was last asked for. */
  let path: string | undefined;
  let Late: ComponentType | undefined;
  const giveUp = () => (Late = undefined);
  const wish: Wish = {
    words: PAGE_FAILED,
    // Loaded again, the first page would only fail again.
    isLost: (fault) => fault === 'renewed' || (fault !== 'silent' && window.location.pathname !== FIRST_PATH),
    onLost: () => loadAddress(giveUp),
    onClose: giveUp,
    isWanted: () => window.location.pathname === path,
  };
  const late = (): ComponentType => {
    path = globalThis.location?.pathname;
    return (Late ??= lazyOf(() => (isServer ? load().then((page) => page.default) : insist(part, wish).coming)));
  };
  function Routed() {
    // The same for as long as it is shown: another one would be another page, with empty fields.
    const [Shown] = useState(() => part.now() ?? late());
    useEffect(leaveNote, []);
    return createElement(Shown);
  }
  return Object.assign(Routed, handles(part));
}

function handles<T>({ preload, get, now }: Later<T>) {
  return { preload, ready: get, isThere: () => now() !== undefined };
}

/** For a promise that never rejects: React keeps what a lazy component has failed with. */
function lazyOf<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}

/** The address has changed already; a page whose own scripts are gone would only load itself again and again. */
function loadAddress(onClose: () => void): void {
  if (window.location.pathname === FIRST_PATH) window.boot?.offerReload(onClose);
  else window.location.reload();
}

let isFirstPage = true;

/** What is said of a page goes with it. */
function leaveNote(): void {
  if (!isFirstPage) window.boot?.hideNotice();
  isFirstPage = false;
}
