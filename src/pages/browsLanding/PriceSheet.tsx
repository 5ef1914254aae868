import { Fragment } from 'react';

import type { browsLanding as content, TreatmentId } from '@/content/browsLanding';
import type { PriceItem } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import { Amount, AskHint } from '@/sections/Amount';
import { LateTreatmentSummary } from '@/sections/late';
import { SectionHead } from '@/sections/SectionHead';
import { linkTo } from '@/ui/linkTo';
import { NoBreak } from '@/ui/NoBreak';
import { Plate } from '@/ui/Plate';

import { LashLine, TreatmentDrawing } from './drawings';

/** Both price lists. A plate fills the column of the shorter list, so that both columns end level. */
export function PriceSheet({ headline, text, browsAndLashes, extensions, ask, plate }: typeof content.prices) {
  return (
    <section className="bg-porcelain py-section">
      <div className="wide">
        <SectionHead text={headline}>{text}</SectionHead>
      </div>
      <div className="wide grid-12">
        <div className="col-span-12 xl:col-span-7">
          <PriceList {...browsAndLashes} ask={ask} />
        </div>
        <div className="col-span-12 mt-12 flex flex-col xl:col-span-5 xl:mt-0 xl:ps-12 2xl:col-span-4 2xl:col-start-9 2xl:ps-0">
          <Plate
            {...plate}
            sizes="(min-width: 1504px) 490px, (min-width: 1280px) 36vw, 91vw"
            focus="52% 52%"
            box="relative min-h-55 flex-1 md:min-h-80 xl:min-h-40"
            className="flex flex-col max-xl:order-last max-xl:mt-8 xl:mb-10 xl:flex-1"
            captionClass="mt-2 text-mute"
          />
          <div>
            <LashLine />
            <PriceList {...extensions} ask={ask} narrow />
          </div>
        </div>
      </div>
      <div className="wide">
        <LateTreatmentSummary of="browsLashes" />
      </div>
    </section>
  );
}

interface PriceListProps {
  headline: string;
  items: readonly (PriceItem & { id: TreatmentId })[];
  ask: typeof content.prices.ask;
  /** Shows smaller drawings, for a narrow column, and no hint, which is at the first list. */
  narrow?: boolean;
}

/** A price list. Each row has a drawing, a name above its note, and a price. A link to the chat replaces the price 'Ask'. */
function PriceList({ headline, items, ask, narrow = false }: PriceListProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-umber pb-2 md:pb-3">
        <h3 className="text-h2 text-umber">{headline}</h3>
        {!narrow && <AskHint />}
      </div>
      <ul aria-label={`${headline}: prices`}>
        {items.map(({ id, name, price, note }) => (
          <li key={id} className={classNames('flex items-center gap-x-3 border-b border-sand py-3 md:gap-x-6', narrow && 'xl:gap-x-4')}>
            <TreatmentDrawing of={id} narrow={narrow} />
            <p className="min-w-0 flex-1 min-[376px]:min-w-min">
              <b className="block font-serif text-card max-[359px]:text-label text-balance">
                <Name text={name} />
              </b>{' '}
              <span className="mt-0.5 block text-small text-mute">
                <NoBreak text={note} />
              </span>
            </p>{' '}
            <p className="text-end text-price">{price === 'Ask' ? <AskLink {...ask} /> : <Amount price={price} of={name} />}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The chat link in place of the price 'Ask'. */
function AskLink({ label, about, href }: typeof content.prices.ask) {
  return (
    <a {...linkTo(href)} className="text-link -my-3 -me-[12px] inline-flex min-h-12 items-center px-3 text-umber">
      {label} <span className="sr-only">{about}</span>
    </a>
  );
}

/** A combined name may break after its '+', and at a space rather than after a '/'. */
function Name({ text }: { text: string }) {
  return text.match(/[^+]*\+|[^+]+$/g)?.map((part, order, { length }) => {
    const [joined = '', rest] = part.split(/ (.*)/);
    return (
      <Fragment key={part}>
        {rest !== undefined && joined.includes('/') ? (
          <>
            <span className="whitespace-nowrap">{joined}</span> {rest}
          </>
        ) : (
          part
        )}
        {order < length - 1 && <wbr />}
      </Fragment>
    );
  });
}
