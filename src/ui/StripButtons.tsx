import { IconButton } from './IconButton';
import type { StripState } from './useStrip';

interface StripButtonsProps extends Pick<StripState<HTMLElement>, 'index' | 'previous' | 'next'> {
  count: number;
  /** Name of one item, used in the names of the buttons. */
  noun: string;
}

/** The previous and next buttons of a strip, disabled at its ends. */
export function StripButtons({ index, previous, next, count, noun }: StripButtonsProps) {
  return (
    <div className="-me-[12px] flex">
      <IconButton icon="previous" label={`Previous ${noun}`} disabled={index === 0} onClick={previous} />
      <IconButton icon="next" label={`Next ${noun}`} disabled={index === count - 1} onClick={next} />
    </div>
  );
}
