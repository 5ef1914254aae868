import { Fragment } from 'react';

import { browsLanding, type TreatmentId } from '@/content/browsLanding';
import type { Price } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { Unbroken } from '@/ui/Unbroken';

import { Drawing } from './Drawing';

interface PriceListProps {
  headline: string;
  items: readonly { id: TreatmentId; name: string; price: Price; note: string }[];
  /** In a narrow column the drawings are smaller. */
  narrow?: boolean;
}

/** A price list (§9): drawing, name over its note, price. What is not a price is a link to the chat. */
export function PriceList({ headline, items, narrow = false }: PriceListProps) {
  return (
    <>
      <h3 className="border-b border-umber pb-2.5 text-[30px]/[1.18] text-umber md:pb-3.5 md:text-[34px]/[1.18]">{headline}</h3>
      <ul aria-label={`${headline}: prices`}>
        {items.map(({ id, name, price, note }) => (
          <li
            key={id}
            className={classNames(
              'grid min-h-21 grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-sand py-3 max-[359px]:grid-cols-[56px_minmax(0,1fr)_auto] md:min-h-23 md:py-3.5',
              narrow
                ? 'md:max-xl:grid-cols-[132px_minmax(0,1fr)_auto] md:max-xl:gap-x-6 xl:gap-x-4'
                : 'md:grid-cols-[132px_minmax(0,1fr)_auto] md:gap-x-6',
            )}
          >
            <Drawing of={id} />
            <p>
              <b className="block font-serif text-[22px]/[1.16] font-semibold text-balance max-[359px]:text-label md:text-[25px]/[1.16]">
                <Name text={name} />
              </b>{' '}
              <span className="mt-0.5 block text-small text-mute">
                <Unbroken text={note} />
              </span>
            </p>{' '}
            <p className="text-right text-[18px]/[1.2] md:text-label">{price === 'Ask' ? <Ask /> : <Amount price={price} />}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Ask() {
  const { label, about, href } = browsLanding.list.ask;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="-my-3 -mr-2 inline-flex min-h-12 min-w-11 items-center justify-end px-2 text-body font-semibold text-umber underline decoration-1 underline-offset-5 hover:text-ink"
    >
      {label} <span className="sr-only">{about}</span>
    </a>
  );
}

/** A combined name may break after its '+'. */
function Name({ text }: { text: string }) {
  return text.match(/[^+]*\+|[^+]+$/g)?.map((part, order) => (
    <Fragment key={part}>
      {order > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
