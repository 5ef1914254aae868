import { IconButton } from './IconButton';
import type { StripState } from './useStrip';

interface StripButtonsProps extends Pick<StripState<HTMLElement>, 'index' | 'previous' | 'next'> {
  count: number;
  /** What one item is called, for the buttons' names. */
  noun: string;
}

/** Previous and next of a strip, disabled at its ends. */
export function StripButtons({ index, previous, next, count, noun }: StripButtonsProps) {
  return (
    <div className="-mr-3 flex">
      <IconButton icon="previous" label={`Previous ${noun}`} disabled={index === 0} onClick={previous} />
      <IconButton icon="next" label={`Next ${noun}`} disabled={index === count - 1} onClick={next} />
    </div>
  );
}
