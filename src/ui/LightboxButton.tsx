import type { Ref } from 'react';

import { Icon } from './Icon';

interface LightboxButtonProps {
  direction: 'previous' | 'next';
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** One of the two arrows of a lightbox, 56 px: beside the picture, on phones below it. */
export function LightboxButton({ direction, onClick, ref }: LightboxButtonProps) {
  const place = direction === 'previous' ? 'md:col-start-1 md:ml-6' : 'md:col-start-3 md:mr-6 md:justify-self-end';
  return (
    <button
      ref={ref}
      type="button"
      aria-label={direction === 'previous' ? 'Previous picture' : 'Next picture'}
      onClick={onClick}
      className={`grid size-14 place-items-center rounded-sm border border-hair-dark transition-colors hover:border-champagne md:row-start-2 md:self-center ${place}`}
    >
      <Icon name={direction} />
    </button>
  );
}
