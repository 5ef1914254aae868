import { useId, useState } from 'react';

import type { permanentMakeupLanding as content, PriceCategory } from '@/content/permanentMakeupLanding';
import type { MasterPrice, Price, TwoPriceItem } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import { Amount, AskHint } from '@/sections/Amount';
import { LateTreatmentSummary } from '@/sections/late';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** A card shows this many items until it is opened. */
const PREVIEW_ITEMS = 3;

/** Three category cards with aligned rows (id `pricing`). */
export function Prices({ headline, text, categories, currency, illustrationNote }: typeof content.pricing) {
  return (
    <section id="pricing" className="bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 mb-4 items-end gap-y-4 md:mb-10">
          <Heading text={headline} className="col-span-12 lg:col-span-8" />
          <p className="col-span-12 text-small text-ink-soft md:col-span-9 lg:col-span-4">{text}</p>
        </div>
        <div className="mb-3 md:mb-4">
          <AskHint />
        </div>
        <div className="swipe-row grid gap-3 md:gap-5 lg:grid-cols-3 lg:gap-6">
          {categories.map((category) => (
            <PriceCard key={category.id} category={category} />
          ))}
        </div>
        <p className="mt-5 text-caption text-mute">
          {categories.every(({ cardPicture }) => cardPicture.illustration) ? `${currency} ${illustrationNote}` : currency}
        </p>
        <LateTreatmentSummary of="makeup" />
      </div>
    </section>
  );
}

/** A price card. Its rows fold only once the page is hydrated. A sentence fills the space that a short list leaves. */
function PriceCard({ category }: { category: PriceCategory }) {
  const { id, title, count, cardPicture, items, aside, ask } = category;
  const [open, setOpen] = useState(false);
  const list = useId();
  const more = items.length - PREVIEW_ITEMS;
  return (
    <article
      id={id}
      className={classNames(
        'flex flex-col rounded-sm border border-sand bg-white px-3 pt-3',
        'md:max-lg:grid md:max-lg:grid-cols-[42%_minmax(0,1fr)] md:max-lg:grid-rows-[auto_auto_1fr_auto] md:max-lg:gap-x-4 md:max-lg:pb-3',
      )}
    >
      <Picture
        source={cardPicture}
        box="relative h-34 md:h-49"
        sizes="(min-width: 1504px) 412px, (min-width: 1024px) 30vw, (min-width: 768px) 54vw, 96vw"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-2 px-3 py-4 lg:px-5">
        <h3 className="text-display-3">{title}</h3>
        <span className="text-small whitespace-nowrap text-mute">{count}</span>
      </div>
      <div className="flex flex-1 flex-col md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1">
        <ul id={list} aria-label={`${title}: prices`} className="px-3 md:max-lg:*:first:border-0 lg:px-5">
          {items.map((item, position) => (
            <PriceRow key={item.id} item={item} folded={position >= PREVIEW_ITEMS && !open} />
          ))}
        </ul>
        {more > 0 && (
          <div className="px-3 lg:px-5 [html:not([data-hydrated])_&]:hidden">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={list}
              onClick={() => setOpen((now) => !now)}
              className={classNames(
                'flex min-h-14 w-full items-center justify-between border-t [border-image:linear-gradient(theme(colors.sand)_0_0)_1]',
                'text-small/none font-semibold text-rosewood transition-colors hover:text-oxblood',
              )}
            >
              <span>{open ? 'Show Less' : `Show More (${more} more)`}</span>
              <span className={classNames('transition-transform duration-carousel', open && '-rotate-180')}>
                <Icon name="down" size={14} />
              </span>
            </button>
          </div>
        )}
        {aside !== '' && (
          <div className="mx-3 flex-1 border-t border-sand py-3 lg:mx-5 lg:py-4">
            <p className="text-small text-ink-soft">{aside}</p>
          </div>
        )}
      </div>
      <p className="mt-auto px-3 pt-2 pb-3 md:max-lg:row-start-4 lg:px-5 lg:pb-5">
        <Action href={ask.href} variant="line" wide>
          <span className="text-chat">
            <Icon name="chat" size={22} />
          </span>
          {ask.label}
        </Action>
      </p>
    </article>
  );
}

interface PriceRowProps {
  item: TwoPriceItem;
  /** True if the row is hidden until the card is opened. */
  folded: boolean;
}

/** One treatment: its name, note and both prices. 'GM only' hides the Master's price. */
function PriceRow({ item: { name, description, priceGM, priceM }, folded }: PriceRowProps) {
  return (
    <li
      data-folded={folded ? '' : undefined}
      className="border-t border-sand py-3 lg:py-4 print:block! [html[data-hydrated]_&[data-folded]]:hidden"
    >
      <b className="block font-serif text-card">{name}</b>
      <p className="text-small text-mute">{description}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6">
        {isLowest(priceGM) ? (
          <PriceCell of={`${name} (lowest price)`} name="from " price={lowest(priceGM)} />
        ) : (
          <PriceCell of={`${name} · Grand Master`} name="Grand Master " price={priceGM} />
        )}
        {priceM !== '' && priceM !== 'GM only' && <PriceCell of={`${name} · Master`} name="Master " price={priceM} />}
      </dl>
    </li>
  );
}

function PriceCell({ of, name, price }: { of: string; name: string; price: MasterPrice }) {
  return (
    <div>
      <dt className="text-caption text-mute">{name}</dt>
      <dd className="text-price">
        <Amount price={price} lowest="from" of={of} />
      </dd>
    </div>
  );
}

/** True for a minimum price, which shows 'from' in place of its label, so that 'AED' appears once and stays aligned. */
function isLowest(price: Price): price is `from ${number}` {
  return typeof price === 'string' && price !== 'Ask';
}

function lowest(price: `from ${number}`): number {
  return Number(price.slice('from '.length));
}
