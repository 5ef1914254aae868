import type { PriceItem } from '@/content/shapes';
import type { PictureSource } from '@/lib/picture';
import { Amount } from '@/sections/Amount';
import { Picture } from '@/ui/Picture';

const lengths = { short: 'h-34 md:h-60', middle: 'h-48 md:h-85', long: 'h-62 md:h-110' } as const;

interface SwatchProps {
  source: PictureSource;
  tier: PriceItem;
  size: keyof typeof lengths;
}

/** A strand of hair held on the rod by a brass clip, its depth of colour and its price below. */
export function Swatch({ source, tier, size }: SwatchProps) {
  return (
    <li>
      <div
        className={`relative md:w-50 before:absolute before:-top-2 before:left-1/2 before:z-1 before:h-4 before:w-6 before:-translate-x-1/2 before:rounded-sm before:bg-brass md:before:h-5 md:before:w-7 ${lengths[size]}`}
      >
        <div className="absolute inset-0 overflow-hidden rounded-b-full">
          <Picture source={source} sizes="(min-width: 768px) 300px, 30vw" fit="fill" focus="50% 0%" alt="" />
        </div>
      </div>
      <p className="mt-3.5 font-serif text-label font-semibold md:mt-5.5 md:text-[27px]/[1.15]">{tier.name}</p>
      <p className="mt-1 text-[17px]/[1.25] text-ink-soft max-md:[&>span]:whitespace-normal md:mt-1.5 md:text-[22px]/[1.2] [&_.tabular-nums]:text-ink">
        <Amount price={tier.price} />
      </p>
      <p className="mt-1 text-caption text-ink-soft md:text-small">{tier.note}</p>
    </li>
  );
}
