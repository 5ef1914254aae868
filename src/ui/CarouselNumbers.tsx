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
    <div className="flex items-center gap-3 md:gap-6 [@media(scripting:none)]:invisible">
      <ol className="grid flex-1 auto-cols-fr grid-flow-col gap-1.5 md:gap-2">
        {Array.from({ length: carousel.count }, (_, position) => (
          <li key={position}>
            <button
              {...slideButton(carousel, position)}
              aria-label={`${noun} ${position + 1}`}
              className="relative min-h-12 w-full border-t before:absolute before:inset-y-0 before:-inset-x-[3px] border-brass-ink/40 pt-0.5 text-start font-serif text-label/none text-ink-soft transition-colors hover:text-oxblood aria-[current=true]:border-t-3 aria-[current=true]:border-oxblood aria-[current=true]:pt-0 aria-[current=true]:text-oxblood"
            >
              {position + 1}
            </button>
          </li>
        ))}
      </ol>
      <div className="-me-3">
        <PauseButton carousel={carousel} />
      </div>
    </div>
  );
}
