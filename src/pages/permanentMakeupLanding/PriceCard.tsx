import { useId, useState } from 'react';

import { permanentMakeupLanding, type PriceCategory } from '@/content/permanentMakeupLanding';
import { classNames } from '@/lib/classNames';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';

import { cardPictures } from './pictures';
import { PriceRow } from './PriceRow';

/** §4: a card shows its first three items until it is asked for more. */
const PREVIEW_ITEMS = 3;

/** §2: one category. Folded rows stay in the page, and without scripts none is folded. A short list is filled by a sentence. */
export function PriceCard({ category }: { category: PriceCategory }) {
  const { id, title, count, items, aside, ask } = category;
  const [open, setOpen] = useState(false);
  const list = useId();
  const more = items.length - PREVIEW_ITEMS;
  return (
    <article
      id={id}
      className="flex flex-col rounded-sm border border-sand bg-white px-3 pt-3 md:max-lg:grid md:max-lg:grid-cols-[42%_minmax(0,1fr)] md:max-lg:grid-rows-[auto_auto_1fr_auto] md:max-lg:gap-x-4 md:max-lg:pb-3"
    >
      <div className="relative h-40 overflow-hidden md:h-49">
        <div className="absolute inset-0 scale-115 md:scale-100 lg:scale-130">
          <Picture
            source={cardPictures[id]}
            sizes="(min-width: 1504px) 536px, (min-width: 1024px) 38vw, (min-width: 768px) 54vw, 110vw"
            fit="fill"
            focus="50% 50%"
          />
        </div>
      </div>
      <div className="flex items-baseline justify-between gap-2 px-3 pt-4.5 pb-3.5 lg:px-5 lg:pt-6 lg:pb-4.5">
        <h3 className="text-[36px]/[1.18]">{title}</h3>
        <span className="text-small whitespace-nowrap text-mute">{count}</span>
      </div>
      <div className="flex flex-1 flex-col md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1">
        <ul id={list} aria-label={`${title}: prices`} className="px-3 md:max-lg:*:first:border-0 lg:px-5">
          {items.map((item, position) => (
            <PriceRow key={item.id} item={item} folded={position >= PREVIEW_ITEMS && !open} />
          ))}
        </ul>
        {more > 0 && (
          <div className="px-3 lg:px-5 [@media(scripting:none)]:hidden">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={list}
              onClick={() => setOpen((now) => !now)}
              className="flex min-h-14 w-full items-center justify-between border-t border-sand text-left text-small/none font-semibold text-rosewood transition-colors hover:text-oxblood"
            >
              {open ? 'Show Less' : `Show More (${more} more)`}
              <span className={classNames('transition-transform duration-carousel', open && '-rotate-180')}>
                <Icon name="down" size={14} />
              </span>
            </button>
          </div>
        )}
        {aside !== '' && (
          <div className="mx-3 flex flex-1 items-center border-t border-sand py-5 lg:mx-5">
            <p className="font-serif text-[27px]/[1.26] font-medium text-balance text-rosewood italic">{aside}</p>
          </div>
        )}
      </div>
      <p className="mt-auto px-3 pt-2 pb-3 md:max-lg:row-start-4 lg:px-5 lg:pb-5">
        <ButtonLink href={permanentMakeupLanding.chat} look="line" wide newTab>
          <span className="text-chat">
            <Icon name="chat" size={22} />
          </span>
          {ask}
        </ButtonLink>
      </p>
    </article>
  );
}
