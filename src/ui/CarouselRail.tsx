import { CarouselArrow, PauseButton } from './CarouselButtons';
import type { CarouselState } from './useCarousel';

/** The controls of a carousel: the count, the progress line, and the previous, pause and next buttons. */
export function CarouselRail({ carousel }: { carousel: CarouselState }) {
  const { count, index, visible } = carousel;
  const last = ((index + visible - 1) % count) + 1;
  return (
    <div className="flex items-center gap-4 md:gap-8">
      <p className="font-serif text-label/none whitespace-nowrap">
        <span>{visible > 1 ? `${index + 1}–${last}` : index + 1}</span> <span className="font-medium text-mute">of {count}</span>
      </p>
      <div aria-hidden="true" className="relative h-1 flex-1 overflow-hidden border-b border-hair-strong">
        {/* When a loop passes its end, the second bar shows the part of the progress line that wraps to the left. */}
        {[index, index - count].map((from) => (
          <span
            key={from === index ? 'bar' : 'wrapped'}
            className="absolute border-t-3 border-brass transition-[inset-inline-start] duration-carousel"
            style={{ insetInlineStart: `${(100 * from) / count}%`, width: `calc(100% * var(--per-view) / ${count})` }}
          />
        ))}
      </div>
      <div className="scripted -me-[12px] flex">
        <CarouselArrow carousel={carousel} to="previous" />
        <PauseButton carousel={carousel} />
        <CarouselArrow carousel={carousel} to="next" />
      </div>
    </div>
  );
}
