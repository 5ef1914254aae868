import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

import { firstTouch } from '@/boot/touch';

/** Between two attempts to fetch a part's script, in ms. */
const RETRY_MS = 3_000;

interface Island<P> {
  (props: P): ReactNode;
  /** Fetches the part's script; afterwards it renders at once. */
  preload(): Promise<void>;
}

/**
 * A part of a page whose script comes when the visitor first does anything. Its HTML is prerendered with the page and stays as it is, typed text
 * included, until React takes it over. On a navigation inside the site `placeholder` keeps its place. Fetching never gives up.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>, placeholder: ReactNode): Island<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async (): Promise<ComponentType<P>> => {
    for (;;) {
      try {
        loaded = await load();
        return loaded;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  };
  const Late = lazy(async () => {
    await firstTouch();
    return { default: await fetchPart() };
  });
  const Part: Island<P> = (props) => {
    const Now = loaded ?? Late;
    return (
      <Suspense fallback={placeholder}>
        <Now {...props} />
      </Suspense>
    );
  };
  Part.preload = async () => void (await fetchPart());
  return Part;
}
