import { skinPen } from '@/content/skinPen';
import { classNames } from '@/lib/classNames';

interface PlacesProps {
  paid: number;
  free: number;
}

/** An arch for every session, the free one filled and named; the text beside it says the same. */
export function Places({ paid, free }: PlacesProps) {
  return (
    <div aria-hidden="true" className={classNames('grid grid-cols-6 gap-1.5 lg:gap-3', paid + free === 4 && 'lg:grid-cols-4')}>
      {Array.from({ length: paid + free }, (_, index) =>
        index < paid ? (
          <span
            key={index}
            className="grid h-18.5 items-end justify-items-center rounded-[999px_999px_2px_2px] border border-on-sea/55 pb-2.5 font-serif text-[22px]/none font-medium text-porcelain lining-nums lg:h-29 lg:pb-3.5 lg:text-[26px]/none"
          >
            {index + 1}
          </span>
        ) : (
          <span
            key={index}
            className="grid h-18.5 items-end justify-items-center rounded-[999px_999px_2px_2px] bg-champagne pb-2.5 text-caption/none font-semibold text-ink lg:h-29 lg:pb-3.5 lg:text-small/none"
          >
            {skinPen.packages.free}
          </span>
        ),
      )}
    </div>
  );
}
