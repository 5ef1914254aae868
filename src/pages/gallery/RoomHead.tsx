import { gallery, type GalleryCategory } from '@/content/gallery';

interface RoomHeadProps {
  category: GalleryCategory;
  number: number;
}

/** The label over a room, beside its number plate: a small door. */
export function RoomHead({ category, number }: RoomHeadProps) {
  return (
    <div className="flex items-end gap-4 md:gap-5">
      <span
        aria-hidden="true"
        className="grid h-[50px] w-9 shrink-0 place-items-center rounded-t-full border border-brass pt-2 font-serif text-[24px]/none font-semibold text-brass-ink md:h-15 md:w-11 in-[.on-dark]:text-champagne"
      >
        {number}
      </span>
      <h2 className="text-display-2 leading-[0.86]">{gallery.filters.find(({ id }) => id === category)?.label}</h2>
    </div>
  );
}
