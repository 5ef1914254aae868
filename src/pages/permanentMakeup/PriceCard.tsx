import type { PriceCategory } from '@/content/permanentMakeup';
import { PriceLedger } from '@/sections/PriceLedger';
import { Picture } from '@/ui/Picture';

import { friezes } from './pictures';

/** Where the subject stands in the slit. */
const focuses = { brows: '50% 50%', lips: '50% 54%', eyeliner: '50% 66%' } as const;

/** §2: the price card of one category. Its name, a slit of its plate, then one line a treatment. */
export function PriceCard({ category }: { category: PriceCategory }) {
  const { id, title, plate, items, more } = category;
  const picture = friezes[id];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-16 md:mt-24">
      <div className="grid-12 mb-5 items-end md:mb-7">
        <h3 id={`${id}-title`} className="col-span-12 pb-3.5 text-display-2/[1.05] md:col-span-4 md:pb-8.5 md:text-display-2/[0.95]">
          {title}
        </h3>
        <figure className="col-span-12 md:col-span-8">
          <div className="relative h-29 overflow-hidden rounded-sm md:h-44 lg:h-55">
            <Picture source={picture} sizes="(min-width: 1504px) 899px, (min-width: 768px) 60vw, 90vw" fit="fill" focus={focuses[id]} />
          </div>
          {picture.illustration && (
            <figcaption className="mt-2.5 flex justify-between gap-4 text-caption text-mute">
              <span>
                {plate.number}. {plate.title}
              </span>
              <span>Illustration</span>
            </figcaption>
          )}
        </figure>
      </div>
      <PriceLedger items={items} label={title} notes="beside" ground="porcelain" />

      <p className="mt-3">
        <a href={more.href} className="text-link inline-block py-3">
          {more.label}
        </a>
      </p>
    </section>
  );
}
