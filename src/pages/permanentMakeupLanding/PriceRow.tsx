import type { MasterPrice, Price, TwoPriceItem } from '@/content/shapes';
import { Amount } from '@/sections/Amount';

interface PriceRowProps {
  item: TwoPriceItem;
  /** Out of sight until the card is opened, where a script can open it. */
  folded: boolean;
}

/** One treatment: name, note, and what each hand costs. 'GM only' hides the Master (decisions.md "Prices"). */
export function PriceRow({ item: { name, description, priceGM, priceM }, folded }: PriceRowProps) {
  return (
    <li
      data-folded={folded ? '' : undefined}
      className="border-t border-sand pt-4 pb-4.25 data-folded:hidden lg:pt-4.5 lg:pb-5 [@media(scripting:none)]:data-folded:block print:data-folded:block"
    >
      <b className="block font-serif text-[23px]/[1.18] font-semibold lg:text-[25px]/[1.18]">{name}</b>
      <p className="text-small text-mute">{description}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6">
        <Hand name={isLowest(priceGM) ? 'from ' : 'Grand Master '} price={isLowest(priceGM) ? lowest(priceGM) : priceGM} />
        {priceM !== '' && priceM !== 'GM only' && <Hand name="Master " price={priceM} />}
      </dl>
    </li>
  );
}

function Hand({ name, price }: { name: string; price: MasterPrice }) {
  return (
    <div>
      <dt className="text-caption text-mute">{name}</dt>
      <dd className="text-[20px]/[1.2]">
        <Amount price={price} lowest="from" />
      </dd>
    </div>
  );
}

/** 'from' takes the label's place, so that AED stands once and on the line of the others. */
function isLowest(price: Price): price is `from ${number}` {
  return typeof price === 'string' && price !== 'Ask';
}

function lowest(price: `from ${number}`): number {
  return Number(price.slice('from '.length));
}
