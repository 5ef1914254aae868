import { useEffect, useRef } from 'react';

/** True while the component is mounted, for a request that may outlive it. */
export function useIsOpen(): { readonly current: boolean } {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
