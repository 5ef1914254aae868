import { type PointerEvent, useRef } from 'react';

/** A finger must move this far, and more sideways than up or down, to change the picture. */
const SWIPE_PX = 48;

interface LightboxSwipe {
  onPrevious: () => void;
  onNext: () => void;
}

interface Start {
  id: number;
  x: number;
  y: number;
}

/**
 * Pointer handlers for the stage of a lightbox: its content follows the finger (`--swipe`, px) and a swipe changes the picture. The stage
 * needs `touch-action: pan-y pinch-zoom`; a second finger hands the gesture to the browser.
 */
export function useLightboxSwipe({ onPrevious, onNext }: LightboxSwipe) {
  const start = useRef<Start>(undefined);

  const reset = (stage: HTMLElement) => {
    start.current = undefined;
    stage.style.removeProperty('--swipe');
    delete stage.dataset.swiping;
  };

  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      reset(currentTarget);
      if (pointerType === 'mouse' || !isPrimary) return;
      start.current = { id: pointerId, x: clientX, y: clientY };
      currentTarget.dataset.swiping = '';
    },
    onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (start.current?.id === pointerId) currentTarget.style.setProperty('--swipe', `${clientX - start.current.x}px`);
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.id !== pointerId) return;
      reset(currentTarget);
      const across = clientX - from.x;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(clientY - from.y)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => reset(currentTarget),
  };
}
