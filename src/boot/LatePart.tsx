import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { Boundary } from './Boundary';
import { hydrate } from './hydrate';
import { idleMoment, prioritise, waitToHydrate } from './hydrationQueue';
import { firstInteraction } from './interaction';
import { type LazyModule, lazyModule, loadUntilAvailable } from './lazyModule';
import { loadWithRetry, type LoadRequest } from './loadWithRetry';
import { wholeStylesheet } from './wholeStylesheet';

const PART_FAILED = 'This didn’t open. Your connection may have dropped.';
const PAGE_FAILED = 'This page didn’t load. Your connection may have dropped.';
const isServer = typeof window === 'undefined';
/** The path that this document was loaded at. */
const FIRST_PATH = globalThis.location?.pathname;

/**
 * Loads a part's script together with the whole stylesheet: a page's inline styles cover only its HTML and its first scripts
 * (scripts/build/criticalCss.ts).
 */
export function lazyModuleWithStyles<T>(load: () => Promise<T>): LazyModule<T> {
  // The stylesheet comes first: the browser applies it to the page while the scripts are still on their way.
  return lazyModule(async () => (await Promise.all([wholeStylesheet.get(), load()]))[1]);
}

/** A component whose script loads on demand. `C`: the loaded component. */
export interface LatePart<P, C = unknown> {
  (props: P): ReactNode;
  /** Starts loading the script before the component is needed. */
  preload(): void;
  /** Resolves to the loaded component, which from then on renders without delay. */
  ready(): Promise<C>;
  isLoaded(): boolean;
}

/** A part of the page that opens on a click. */
export interface LazyDialog<P> extends LatePart<P> {
  /** Props for the button that opens the part: hovering, touching or focusing the button loads the script. */
  openerProps: { onPointerEnter(): void; onFocus(): void };
  /** Loads the script once the browser is idle after the visitor's first interaction, before the button is touched. */
  preloadWhenIdle(): void;
}

/**
 * Wraps a part that opens on a click, such as a dialog or a lightbox. The page stays unchanged while the script loads. If loading fails, a
 * notice offers a retry.
 */
export function lazyDialog<P extends { onClose(): void }>(load: () => Promise<ComponentType<P>>): LazyDialog<P> {
  const part = lazyModuleWithStyles(load);
  function DialogLoader(props: P) {
    const [Shown, setShown] = useState(part.now);
    const onClose = useEffectEvent(() => props.onClose());
    useEffect(() => {
      let isDone = part.now() !== undefined;
      if (isDone) return undefined;
      const close = () => isDone || onClose();
      const { coming, leave } = loadWithRetry(part, {
        message: PART_FAILED,
        isLost: (failure) => failure === 'renewed',
        onLost: () => window.boot?.offerReload(close),
        onClose: close,
        isWanted: () => !isDone,
      });
      void coming.then((Part) => isDone || setShown(() => Part));
      return () => {
        isDone = true;
        leave();
      };
    }, []);
    const onError = () => {
      window.boot?.showNotice('This didn’t open. Please reload the page, or chat with us.');
      props.onClose();
    };
    return <Boundary onError={onError}>{Shown && createElement(Shown, props)}</Boundary>;
  }
  const onTouch = () => void prioritise(part.get()).catch(() => undefined);
  const preloadWhenIdle = () =>
    void firstInteraction()
      .then(() => idleMoment())
      .then(part.preload);
  return Object.assign(DialogLoader, loadControls(part), { openerProps: { onPointerEnter: onTouch, onFocus: onTouch }, preloadWhenIdle });
}

/**
 * Hydrates a prerendered part after the first interaction (boot/hydrationQueue.ts). Until then the part's HTML stays unchanged, including typed text.
 * Loading is retried until it succeeds. `selector`: matches the part's elements. `placeholderClass`: classes that reserve the part's space
 * while it loads after a navigation inside the site.
 */
export function hydratedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  selector: string,
  placeholderClass?: string,
): LatePart<P> {
  const part = lazyModuleWithStyles(load);
  let loading: Promise<ComponentType<P>> | undefined;
  const loadToHydrate = () => (loading ??= waitToHydrate(selector).then(() => loadUntilAvailable(part)));
  let Loaded: ComponentType<P> | undefined;
  // One component before and after the load: React first hydrates the HTML with the props from before, and a different component would
  // start with empty fields.
  const Shown: ComponentType<P> = isServer ? lazyOf(load) : (props) => createElement(Loaded ?? Never, props);
  function Hydrated(props: P) {
    const [isLoaded, setLoaded] = useState(() => (Loaded ??= part.now()) !== undefined);
    const element = (
      <Suspense fallback={placeholderClass !== undefined && <div className={placeholderClass} />}>{createElement(Shown, props)}</Suspense>
    );
    // Until the script has loaded, return the identical element: an earlier re-render makes React discard the prerendered HTML.
    const [first] = useState(element);
    useEffect(() => {
      void loadToHydrate().then((Part) =>
        hydrate(() => {
          Loaded = Part;
          setLoaded(true);
        }),
      );
    }, []);
    return isLoaded ? element : first;
  }
  return Object.assign(Hydrated, loadControls(part));
}

/**
 * Creates the component for the page `id` of the route table. The previous page stays until the new page has loaded. If the new page's
 * scripts cannot be loaded although the server responds, the browser loads the address instead.
 */
export function routedPage<C extends ComponentType>(id: string, load: () => Promise<{ default: C }>): LatePart<object, C> {
  const part = lazyModule(async () => {
    // A prerendered document already contains its page's styles. In development, main.tsx loads all styles.
    const styled = isServer ? id : (document.documentElement.dataset.page ?? id);
    const [page] = await Promise.all([load(), styled === id ? undefined : wholeStylesheet.get()]);
    return page.default;
  });
  /** The path at which the page was last requested. */
  let requestedPath: string | undefined;
  let LazyPage: ComponentType | undefined;
  const forgetLazyPage = () => (LazyPage = undefined);
  const request: LoadRequest = {
    message: PAGE_FAILED,
    // Reloading the first page would only fail again.
    isLost: (failure) => failure === 'renewed' || (failure !== 'silent' && window.location.pathname !== FIRST_PATH),
    onLost: () => reloadOrOffer(forgetLazyPage),
    onClose: forgetLazyPage,
    isWanted: () => window.location.pathname === requestedPath,
  };
  const lazyPage = (): ComponentType => {
    requestedPath = globalThis.location?.pathname;
    return (LazyPage ??= lazyOf(() => (isServer ? part.get() : loadWithRetry(part, request).coming)));
  };
  function Routed() {
    // Keep the same component while it is shown: a different component would start with empty fields.
    const [Shown] = useState(() => part.now() ?? lazyPage());
    useEffect(hideOldNotice, []);
    return createElement(Shown);
  }
  return Object.assign(Routed, loadControls(part));
}

function loadControls<T>({ preload, get, now }: LazyModule<T>) {
  return { preload, ready: get, isLoaded: () => now() !== undefined };
}

/** Renders nothing until its parent renders something else. A lazy component that resolved would make React hydrate at another moment. */
const Never = lazy<ComponentType<object>>(() => new Promise(() => undefined));

/** `load` must never reject: React caches a lazy component's failure permanently. */
function lazyOf<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}

/** Reloads the page: the router has already changed the address. A reload of the first page could loop, so `offerReload` decides. */
function reloadOrOffer(onClose: () => void): void {
  if (window.location.pathname === FIRST_PATH) window.boot?.offerReload(onClose);
  else window.location.reload();
}

let isFirstPage = true;

/** Hides the previous page's notice after a navigation. */
function hideOldNotice(): void {
  if (!isFirstPage) window.boot?.hideNotice();
  isFirstPage = false;
}
