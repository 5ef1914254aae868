import type { waxing as content, WaxingList } from '@/content/waxing';
import { classNames } from '@/lib/classNames';
import { Amount, AskHint } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Caption } from '@/ui/Caption';
import { Dot } from '@/ui/Dot';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { useCurrentSection } from '@/ui/useCurrentSection';

/** A plate that bleeds off the left edge. The text is aligned to the plate's bottom. */
export function Hero({ eyebrow, headline, from, lead, book, plate }: typeof content.hero) {
  return (
    <section className="overflow-hidden bg-petal pt-16 md:pt-bar">
      <div className="wide grid-12">
        <div className="col-span-12 flex flex-col pb-6 md:order-last md:col-span-6 md:pt-5 md:pb-16 lg:col-span-5 lg:min-h-[clamp(560px,50vw,720px)] xl:ps-4">
          <div className="[&>nav]:text-ink-soft">
            <Breadcrumbs page="waxing" />
          </div>
          <Heading
            level={1}
            size="display-1"
            eyebrow={eyebrow}
            text={headline}
            className="mt-3 mb-3 md:mt-5 md:mb-5 md:[&_em]:block lg:[&_em]:whitespace-nowrap"
            eyebrowClass="mt-3 md:mt-auto md:pt-16"
          />
          <PriceAndRating price={from} className="mb-3 md:mb-5" />
          <p className="text-lead text-ink-soft">
            <NoBreak text={lead} />
          </p>
          <div className="mt-6 md:mt-10">
            <Action {...book} variant="chat" block />
          </div>
          <Caption of={plate} split as="p" className="mt-10 border-t border-ink-soft/25 pt-3 text-ink-soft max-md:hidden" />
        </div>
        <Picture
          source={plate}
          box="edge-start col-span-12 h-64 md:col-span-6 md:h-auto lg:col-span-7"
          sizes="(min-width: 1024px) 62vw, (min-width: 768px) 90vw, 100vw"
          focus="48% 62%"
          priority
        />
      </div>
    </section>
  );
}

const listIds = ['women', 'men'] as const satisfies readonly WaxingList['id'][];

interface ListJumpProps {
  label: string;
  lists: readonly Pick<WaxingList, 'id' | 'title'>[];
}

/** Sticky links to the lists, on phones only. They are below the header and hide with it. The script only marks the current list. */
export function ListJump({ label, lists }: ListJumpProps) {
  const current = useCurrentSection(listIds, 50, 'women');
  return (
    <nav
      aria-label={label}
      className="below-header grid grid-cols-2 border-b border-sand bg-porcelain px-gutter [--hidden-top:-56px] has-focus-visible:top-16! md:hidden"
    >
      {lists.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={current === id}
          className={classNames(
            'grid min-h-14 place-items-center text-small font-semibold text-ink-soft focus-visible:-outline-offset-4',
            'border-y-3 border-transparent aria-[current=true]:border-b-oxblood aria-[current=true]:text-oxblood',
          )}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

const sides = {
  left: 'md:pe-8 md:ps-(--bleed) lg:pe-20',
  right: 'on-dark bg-oxblood text-porcelain md:pe-(--bleed) md:ps-8 lg:ps-20',
} as const;

/** One price list. */
export function WaxingPrices({ id, title, range, groups, book, side }: WaxingList & { range: string; side: keyof typeof sides }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-list`}
      className={classNames('flex flex-col px-gutter pt-12 pb-16 md:pt-24 lg:pt-28 lg:pb-32', sides[side])}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-3 md:max-xl:flex-col">
        <h2 id={`${id}-list`} className="text-display-1">
          {title}
        </h2>
        <p className="text-small whitespace-nowrap text-ink-soft in-[.on-dark]:text-on-deep">{range}</p>
      </header>
      {side === 'left' && (
        // Takes no height beside the other list, so that the rows of both are level.
        <div className="md:-mt-2 md:mb-2 md:h-0">
          <AskHint />
        </div>
      )}
      {groups.map((group) => (
        <div key={group.id}>
          <h3 id={group.id} className="overtitle pt-6 pb-2 font-sans md:pt-8 md:pb-3 in-[.on-dark]:text-champagne">
            {group.title}
          </h3>
          <ul aria-labelledby={group.id} className="border-b border-hair-strong in-[.on-dark]:border-hair-dark">
            {group.items.map(({ id: item, name, price, note }) => (
              <li
                key={item}
                className="flex items-baseline justify-between gap-6 border-t border-hair-strong py-3 in-[.on-dark]:border-hair-dark"
              >
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <b className="font-serif text-card">{name}</b>
                  {note !== '' && <span className="text-small/snug text-mute max-md:basis-full in-[.on-dark]:text-on-deep">{note}</span>}
                </span>
                <span className="text-price in-[.on-dark]:text-champagne">
                  <Amount price={price} of={`Waxing (${title}), ${name}`} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-auto pt-8 md:pt-10">
        <Action {...book} variant="chat" block />
      </div>
    </section>
  );
}

export function Prepare({ eyebrow, headline, steps, note }: typeof content.prepare) {
  return (
    <section className="bg-plaster py-section-quiet">
      <div className="wide grid-12 gap-y-10 md:gap-y-16">
        <div ref={reveal} className="col-span-12 lg:col-span-7">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 md:mt-6" />
        </div>
        <ol className="col-span-12 grid gap-x-(--gap) border-brass max-md:border-s max-md:ps-6 md:grid-cols-3 md:border-t">
          {steps.map(({ title, text }) => (
            <li key={title} className="relative pb-8 last:pb-0 md:pt-8 md:pe-8 md:pb-0">
              <Dot filled className="absolute top-3 -inset-s-7 text-oxblood *:size-2 md:-top-1 md:inset-s-0" />
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[38ch] text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="col-span-12 max-w-[66ch] text-small text-ink-soft lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-end">{note}</p>
      </div>
    </section>
  );
}
