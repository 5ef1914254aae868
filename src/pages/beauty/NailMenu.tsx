import { beauty, type NailCategory } from '@/content/beauty';
import { Amount } from '@/sections/Amount';
import { reveal } from '@/ui/reveal';

import { lacquerDrawings } from './lacquers';

/** The nail menu: a directory of four categories, two columns of rows each (§2 "Beauty", §9 "Nails"). */
export function NailMenu() {
  const { headline, text, categories } = beauty.nails;
  return (
    <section className="pt-13 pb-section md:pt-22">
      <div className="wide">
        <div ref={reveal} className="grid-12 mb-8 items-end gap-y-3 md:mb-16">
          <h2 className="col-span-12 text-display-2 md:col-span-6">{headline}</h2>
          <p className="col-span-12 text-small text-ink-soft md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        {categories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </section>
  );
}

function Category({ category: { id, title, lacquers, items } }: { category: NailCategory }) {
  return (
    <div className="grid-12 border-t border-ink pt-4.5 pb-9 last:pb-0 md:pt-6 md:pb-13">
      <div className="col-span-12 flex items-center justify-between md:col-span-3 md:block">
        <h3 id={`nails-${id}`} className="text-[32px]/[1.05] md:text-[34px]/[1.05] lg:text-[40px]/[1.05]">
          {title}
        </h3>
        <span aria-hidden="true" className="flex gap-1.5 md:mt-4.5">
          {lacquers.map((lacquer) => (
            <span
              key={lacquer}
              className="arch block h-7 w-4.5 bg-(--lacquer) md:h-9.5 md:w-6.5"
              style={{ '--lacquer': lacquerDrawings[lacquer].colour }}
            />
          ))}
        </span>
      </div>
      <ul
        aria-labelledby={`nails-${id}`}
        className="col-span-12 grid gap-x-[calc(var(--gap)+64px)] max-md:mt-3 md:col-span-9 lg:grid-cols-2"
      >
        {items.map(({ id: item, name, price, note }) => (
          <li
            key={item}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-t border-hair-strong pt-3.25 pb-3.5 first:border-t-0 first:pt-1 lg:nth-2:border-t-0 lg:nth-2:pt-1"
          >
            <b className="font-serif text-[23px]/[1.2] font-semibold md:text-[24px]/[1.2]">{name}</b>
            <span className="text-[18px]/[1.2] md:text-label">
              <Amount price={price} />
            </span>
            <span className="mt-0.5 text-small/[1.45] text-balance text-mute">{note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
