import type { WaxingList } from '@/content/waxing';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { chatAbout } from '@/site/links';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';

const sides = {
  left: 'md:pr-8 md:pl-(--bleed) lg:pr-18',
  right: 'on-dark bg-oxblood text-porcelain md:pr-(--bleed) md:pl-8 lg:pl-18',
} as const;

interface PriceHalfProps {
  list: WaxingList;
  side: keyof typeof sides;
}

/** One list on its own ground. The price stands first, so that the eye runs down one edge; read aloud, the name comes first. */
export function PriceHalf({ list: { id, title, range, groups, book, service }, side }: PriceHalfProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-list`}
      className={classNames('flex flex-col px-gutter pt-14 pb-16 md:pt-22 lg:pt-28 lg:pb-30', sides[side])}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-3 md:max-xl:flex-col">
        <h2 id={`${id}-list`} className="text-[clamp(44px,5.9vw,84px)]/none tracking-[-0.012em]">
          {title}
        </h2>
        <p className="text-small text-ink-soft in-[.on-dark]:text-on-deep">{range}</p>
      </header>
      {groups.map((group) => (
        <div key={group.id}>
          <h3 id={group.id} className="eyebrow pt-6.5 pb-2.5 font-sans md:pt-8.5 md:pb-3 in-[.on-dark]:text-champagne">
            {group.title}
          </h3>
          <ul aria-labelledby={group.id} className="border-b border-hair-strong in-[.on-dark]:border-hair-dark">
            {group.items.map(({ id: item, name, price, note }) => (
              <li
                key={item}
                className="grid grid-cols-[92px_1fr] items-baseline border-t border-hair-strong pt-3 pb-3.25 md:grid-cols-[104px_1fr] in-[.on-dark]:border-hair-dark"
              >
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <b className="font-serif text-[22px]/[1.2] font-semibold md:text-[24px]/[1.2]">{name}</b>
                  {note !== '' && <span className="text-small/[1.4] text-mute max-md:basis-full in-[.on-dark]:text-on-deep">{note}</span>}
                </span>
                <span className="order-first text-body/[1.2] md:text-[19px]/[1.2] in-[.on-dark]:text-champagne">
                  <Amount price={price} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-auto grid pt-8 md:block md:pt-10">
        <ButtonLink href={chatAbout(service)} look="chat" newTab>
          <Icon name="chat" size={22} />
          {book}
        </ButtonLink>
      </p>
    </section>
  );
}
