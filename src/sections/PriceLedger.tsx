import type { TwoPriceItem } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import { NoBreak } from '@/ui/NoBreak';

import { Amount } from './Amount';

interface PriceLedgerProps {
  items: readonly TwoPriceItem[];
  /** Caption of the table, for assistive technology. */
  label: string;
  /** From 768 px, `beside` gives the notes a column (for a full-width list) and `below` puts them under the names. */
  notes: 'beside' | 'below';
  background: 'porcelain' | 'plaster' | 'petal';
}

/** `cover` is the background that hides the rows scrolling under the sticky head. `mute` is too pale on petal. */
const backgrounds = {
  porcelain: { cover: 'bg-porcelain', quiet: 'text-mute', line: '*:border-sand' },
  plaster: { cover: 'bg-plaster', quiet: 'text-mute', line: '*:border-hair-strong' },
  petal: { cover: 'bg-petal', quiet: 'text-ink-soft', line: '*:border-hair-strong' },
} as const;

/**
 * A table of treatments with the prices of a Grand Master and a Master. 'GM only' leaves the Master's cell empty. A single price (''
 * for the Master, or the same 'from' price for both) spans both columns. On phones the table head is sticky, below the site's header.
 */
export function PriceLedger({ items, label, notes, background }: PriceLedgerProps) {
  const { cover, quiet, line } = backgrounds[background];
  const beside = notes === 'beside';
  const priceHead = classNames('w-17.5 py-3 text-end font-semibold', beside ? 'md:w-[18%] lg:w-[16.9%]' : 'md:w-32 lg:w-40');
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{label}</caption>
        <thead
          className={classNames(
            'transition-[top] max-md:sticky max-md:top-16 max-md:z-2 max-md:[body:has(header[data-state=hidden])_&]:top-0',
            cover,
          )}
        >
          <tr className={classNames('text-caption/snug *:border-b', line, quiet)}>
            <th scope="col" className="border-t border-t-ink!">
              <span className="sr-only">Treatment</span>
            </th>
            <th scope="col" className={classNames('border-t border-t-ink!', priceHead)}>
              <span className="max-md:block">Grand</span> Master
            </th>
            <th scope="col" className={classNames('border-t border-t-ink!', priceHead)}>
              Master
            </th>
          </tr>
        </thead>
        <tbody className="[&_[data-ask]]:scroll-mt-14">
          {items.map((item) => (
            <tr key={item.id} className={classNames('*:border-b', line)}>
              <th scope="row" className="py-4 pe-2 text-start align-baseline font-normal md:pe-6 md:pb-5">
                <span
                  className={classNames(
                    'block',
                    beside && 'md:grid md:grid-cols-[calc((100cqw+24px)/3-24px)_1fr] md:items-baseline md:gap-x-6',
                  )}
                >
                  <b className="block font-serif text-card md:text-h3">
                    <NoBreak text={item.name} />
                  </b>
                  {item.description !== '' && (
                    <span className={classNames('block text-caption text-pretty max-md:mt-1 md:text-small', !beside && 'md:mt-1', quiet)}>
                      <NoBreak text={item.description} />
                    </span>
                  )}
                </span>
              </th>
              <Prices item={item} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Prices({ item: { name, priceGM, priceM } }: { item: TwoPriceItem }) {
  const single = priceM === '' || (typeof priceGM === 'string' && priceM === priceGM);
  if (single) {
    return (
      <td colSpan={2} className="py-4 align-baseline text-price md:pb-5">
        <span className="flex items-baseline gap-2 before:flex-1 before:-translate-y-1.5 before:border-b before:border-brass md:gap-4 md:before:ms-8">
          <Amount price={priceGM} lowest="from" of={name} />
        </span>
      </td>
    );
  }
  return (
    <>
      <td className="price-cell">
        <Amount price={priceGM} lowest="from" of={`${name} · Grand Master`} />
      </td>
      <td className="price-cell text-ink-soft">
        <Amount price={priceM} lowest="from" of={`${name} · Master`} />
      </td>
    </>
  );
}
