import { classNames } from '@/lib/classNames';

import { PauseButton, slideButton } from './CarouselButtons';
import type { CarouselState } from './useCarousel';

interface CarouselNumbersProps {
  carousel: CarouselState;
  /** What one slide is called: 'Story' makes 'Story 1', 'Story 2' ... */
  noun: string;
}

/** Clickable pagination: one numbered hairline per slide, and the pause button. */
export function CarouselNumbers({ carousel, noun }: CarouselNumbersProps) {
  return (
    <div className="scripted flex items-center gap-3 md:gap-6">
      <ol className="flex flex-1 gap-1.5 *:flex-1 md:gap-2">
        {Array.from({ length: carousel.count }, (_, position) => (
          <li key={position}>
            <button
              {...slideButton(carousel, position)}
              aria-label={`${noun} ${position + 1}`}
              className={classNames(
                'relative min-h-12 w-full border-t border-brass pt-1 text-start font-serif text-label/none text-ink-soft hover:text-oxblood',
                'before:absolute before:inset-y-0 before:-inset-x-1',
                'aria-[current=true]:border-oxblood aria-[current=true]:text-oxblood aria-[current=true]:shadow-[0_-2px]',
              )}
            >
              {position + 1}
            </button>
          </li>
        ))}
      </ol>
      <div className="-me-[12px]">
        <PauseButton carousel={carousel} />
      </div>
    </div>
  );
}
