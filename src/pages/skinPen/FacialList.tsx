import type { FacialGroup } from '@/content/skinPen';
import { Amount } from '@/sections/Amount';

/** One group of the list: a name, a run of points, the figure; the note under it (§9). */
export function FacialList({ group: { id, title, countInWords, items } }: { group: FacialGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-md:scroll-mt-17">
      <div className="flex items-baseline justify-between border-b border-sea-glass pb-2.5 md:pb-3">
        <h3 id={`${id}-title`} className="text-[30px]/[1.18] text-sea-glass md:text-[34px]/[1.18]">
          {title}
        </h3>
        <span className="text-caption/none font-medium text-ink-soft">{countInWords}</span>
      </div>
      <ul aria-labelledby={`${id}-title`}>
        {items.map(({ id: item, name, price, note }) => (
          <li key={item} className="pt-3 pb-0.5 md:pt-3.75 md:pb-1">
            <p className="flex items-baseline gap-2 lg:gap-3">
              <b className="font-serif text-[22px]/[1.2] font-semibold lg:text-[24px]/[1.2]">
                {name.split('+').map((part, index) => (
                  <span key={part}>
                    {index > 0 && (
                      <>
                        +<wbr />
                      </>
                    )}
                    {part}
                  </span>
                ))}
              </b>{' '}
              <span
                aria-hidden="true"
                className="h-1 min-w-2 flex-1 bg-[radial-gradient(circle,currentColor_0_1px,transparent_1.5px)] bg-[length:9px_4px] bg-right bg-repeat-x text-sea-glass opacity-70 lg:min-w-5"
              />{' '}
              <span className="text-[17px]/[1.2] lg:text-[19px]/[1.2]">
                <Amount price={price} />
              </span>
            </p>
            <p className="text-small/[1.5] text-ink-soft">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
