import type { Milestone } from '@/content/about';
import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

const places = {
  small: 'md:col-span-3 lg:pt-75',
  middle: 'md:col-span-4 lg:col-span-3 lg:col-start-5',
  large: 'md:col-span-5 lg:col-span-4 lg:col-start-9 max-md:border-b-0',
} as const;

const arches = {
  small: 'h-30 mr-8 md:h-50 md:mr-0 md:w-[74%] lg:h-62.5 lg:w-[58%]',
  middle: 'h-42 mr-4 md:h-75 md:mr-0 md:w-[82%] lg:h-92.5',
  large: 'h-54 md:h-105 lg:h-130 arch-framed max-md:before:inset-[-8px_8px_0_-8px]',
} as const;

interface DoorProps {
  stop: Milestone;
  silk: PictureSource;
  size: keyof typeof places;
}

/** One stop of the path: its year and place, and the door it opened. Only the large one wears the brass frame. */
export function Door({ stop, silk, size }: DoorProps) {
  return (
    <li
      className={classNames(
        'max-md:grid max-md:grid-cols-[112px_1fr] max-md:items-end max-md:gap-x-6 max-md:border-b max-md:border-brass max-md:not-first:mt-9',
        places[size],
      )}
    >
      <div className="max-md:order-last max-md:mb-5 md:mb-8 md:border-l md:border-brass md:pb-1 md:pl-5 lg:mb-11">
        <b className="block font-serif text-[36px]/none font-medium text-oxblood md:text-[44px]/none">{stop.year}</b>
        <h3 className="my-1.5 text-[26px]/[1.18] font-semibold">{stop.location}</h3>
        <p className="max-w-[34ch] text-small text-ink-soft">{stop.milestone}</p>
      </div>
      <div className={classNames('arch', arches[size])}>
        <Picture source={silk} sizes="(min-width: 1024px) 430px, (min-width: 768px) 40vw, 112px" fit="fill" focus="50% 20%" alt="" />
      </div>
    </li>
  );
}
