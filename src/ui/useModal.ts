import { useEffect, useId, useLayoutEffect } from 'react';

import { registerOverlay } from '@/lib/overlays';

const open = new Set<string>();

/**
 * Registers a modal while it is open. Radix turns pointer events off on the body, which every element would inherit: the root sets its own
 * value before that and until after it, so that opening does not restyle the whole page. The modal itself covers the page.
 */
export function useModal(isOpen = true): void {
  const id = useId();
  useLayoutEffect(() => {
    if (isOpen) open.add(id);
    stopInheritance();
  }, [id, isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const unregister = registerOverlay();
    return () => {
      unregister();
      open.delete(id);
      stopInheritance();
    };
  }, [id, isOpen]);
}

function stopInheritance(): void {
  const root = document.getElementById('root');
  if (root) root.style.pointerEvents = open.size > 0 ? 'auto' : '';
}
