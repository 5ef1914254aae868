import { CarouselArrow } from '@/ui/CarouselArrow';
import { PauseButton } from '@/ui/PauseButton';
import type { CarouselState } from '@/ui/useCarousel';

interface DiptychIndexProps {
  carousel: CarouselState;
  entries: readonly { id: string; title: string; note: string }[];
}

/** The names of the slides as buttons, the one in view under a brass line; count, pause, previous, next. */
export function DiptychIndex({ carousel, entries }: DiptychIndexProps) {
  const { count, index } = carousel;
  return (
    <>
      <ol className="mt-7 mb-2 grid gap-x-6 md:mt-11 md:mb-5 md:grid-cols-2 lg:grid-cols-4">
        {entries.map(({ id, title, note }, position) => (
          <li key={id}>
            <button
              type="button"
              aria-current={position === index ? 'true' : undefined}
              onClick={() => carousel.go(position)}
              className="flex min-h-12 w-full items-baseline justify-between gap-4 border-t border-sand pt-3 pb-2.5 text-left font-serif text-[21px]/[1.2] font-semibold text-ink-soft transition-colors hover:text-oxblood aria-[current=true]:-mt-0.5 aria-[current=true]:border-t-3 aria-[current=true]:border-brass aria-[current=true]:text-ink lg:text-[23px]/[1.2]"
            >
              {title} <span className="font-sans text-caption font-normal whitespace-nowrap text-mute">{note}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="flex items-center justify-between">
        <p className="font-serif text-[22px]/none font-semibold">
          {index + 1} <span className="font-medium text-mute">of {count}</span>
        </p>
        <div className="-mr-3 flex [@media(scripting:none)]:invisible">
          <PauseButton carousel={carousel} />
          <CarouselArrow carousel={carousel} to="previous" />
          <CarouselArrow carousel={carousel} to="next" />
        </div>
      </div>
    </>
  );
}
