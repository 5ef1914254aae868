import type { ColourTier, hairMakeup as content } from '@/content/hairMakeup';
import { Amount, AskHint } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { PriceRows } from '@/sections/PriceRows';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { Plate } from '@/ui/Plate';
import { reveal } from '@/ui/reveal';

/** A dark section with hair along the whole right edge, up to the top of the page. Below the text are links to the three lists. */
export function Hero({ eyebrow, headline, from, lead, index, picture, actions }: typeof content.hero & Pick<typeof content, 'actions'>) {
  return (
    <section className="on-dark overflow-hidden bg-espresso text-on-deep">
      <div className="wide grid-12 lg:min-h-[clamp(720px,60vw,860px)]">
        <div className="col-span-12 flex flex-col pt-16 pb-8 md:col-span-8 md:pt-bar md:pb-12 lg:col-span-7 lg:pb-16">
          <div className="md:pt-5">
            <Breadcrumbs page="hairMakeup" />
          </div>
          <div className="mt-auto pt-4 md:pt-20 lg:pt-16">
            <Heading
              level={1}
              size="display-1"
              eyebrow={eyebrow}
              text={headline}
              className="mt-4 mb-3 max-w-[8em] text-porcelain md:mt-6 md:mb-5"
            />
            <PriceAndRating price={from} className="mb-3 text-porcelain md:mb-5" />
            <p className="mb-6 max-w-[36ch] text-lead text-balance md:mb-10">
              <NoBreak text={lead} />
            </p>
            <Booking {...actions} />
            <nav aria-label={index.label} className="mt-8 border-t border-hair-dark pt-2 md:mt-12 md:me-6 md:pt-5">
              <ul className="flex gap-x-10 max-md:justify-between max-md:gap-x-3">
                {index.links.map(({ href, label }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-12 items-center gap-2 font-serif text-card font-medium text-porcelain hover:text-champagne"
                    >
                      {label}
                      <svg viewBox="0 0 12 12" width="12" fill="none" stroke="currentColor" aria-hidden="true">
                        <path d="M6 1.5V10M2 6.5l4 4 4-4" strokeWidth="1.2" />
                      </svg>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <Picture
          source={picture}
          sizes="(min-width: 1024px) 44vw, (min-width: 768px) 56vw, 100vw"
          box="edge-end col-span-12 h-75 md:col-span-4 md:mask-l-from-70% md:h-auto lg:col-span-5"
          priority
        />
      </div>
    </section>
  );
}

function Booking({ book, callback }: typeof content.actions) {
  return (
    <p className="grid gap-4 md:flex md:flex-wrap">
      <Action {...book} variant="chat" />
      <Action {...callback} variant="lineOnDark" />
    </p>
  );
}

/** The styling prices, set like the lines of a lookbook. */
export function Styling({ headline, text, label, items, photographs }: typeof content.styling) {
  const shown = photographs.filter((photograph) => photograph !== undefined);
  return (
    <section id="styling" className="py-section">
      <div className="wide grid-12 gap-y-8 md:grid-rows-[auto_1fr]">
        <div ref={reveal} className="col-span-12 md:col-span-5 lg:col-span-4">
          <Heading size="display-1" text={headline} />
          <p className="mt-4 mb-2 max-w-[30ch] text-balance text-ink-soft md:mt-5">{text}</p>
          <AskHint />
        </div>
        {shown.length > 0 && (
          <div className="col-span-12 grid grid-cols-2 gap-3 max-md:order-last md:col-span-5 md:row-start-2 md:self-end lg:col-span-4">
            {shown.map((photograph) => (
              <Picture
                key={photograph.name}
                source={photograph}
                sizes="(min-width: 1504px) 212px, (min-width: 1024px) 15vw, (min-width: 768px) 18vw, 46vw"
                box="relative aspect-3/4"
                focus="50% 60%"
              />
            ))}
          </div>
        )}
        <ul
          aria-label={label}
          className="col-span-12 self-start border-b border-sand md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1 lg:col-span-7 lg:col-start-6"
        >
          {items.map(({ id, name, price, note }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-t border-sand pt-3 pb-4 md:gap-6 md:pt-4 md:pb-5">
              <span className="md:flex md:flex-wrap md:items-baseline md:gap-x-3">
                <span className="font-serif text-figure">{name}</span>{' '}
                {note && <span className="text-small text-mute max-md:mt-0.5 max-md:block max-md:text-caption">{note}</span>}
              </span>{' '}
              <span className="text-price [&_.text-caption]:text-mute">
                <Amount price={price} of={name} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Three swatches on a brass rod. A longer swatch means a higher price. The extras are on the right. */
export function Colour({ headline, text, illustrationNote, label, tiers, extrasLabel, extras }: typeof content.colour) {
  return (
    <section id="colour" className="bg-petal py-section">
      <div ref={reveal} className="wide grid-12 items-end gap-y-4">
        <Heading size="display-1" text={headline} className="col-span-12 md:col-span-5" />
        <p className="col-span-12 max-w-[54ch] text-ink-soft md:col-span-7 lg:col-span-6 lg:col-start-7">
          {tiers.every(({ picture }) => picture.illustration) ? `${text} ${illustrationNote}` : text}
        </p>
      </div>
      <div className="wide mt-8 grid-12 gap-y-8 border-t-3 border-brass md:mt-16 md:gap-y-16">
        <ul
          aria-label={label}
          className="col-span-12 grid grid-cols-[repeat(3,minmax(min-content,1fr))] gap-x-3 md:gap-x-(--gap) lg:col-span-9"
        >
          {tiers.map((tier) => (
            <HairSwatch key={tier.id} {...tier} />
          ))}
        </ul>
        <div className="col-span-12 lg:col-span-3 lg:pt-10">
          <PriceRows label={extrasLabel} items={extras} />
        </div>
      </div>
    </section>
  );
}

const lengths = { short: 'h-34 md:h-60', middle: 'h-48 md:h-85', long: 'h-62 md:h-110' } as const;

function HairSwatch({ name, price, note, length, picture }: ColourTier) {
  return (
    <li>
      <div className={`relative md:w-50 ${lengths[length]}`}>
        <Picture
          source={picture}
          sizes="(min-width: 768px) 300px, 30vw"
          box="absolute inset-0 overflow-hidden rounded-b-full"
          focus="50% 0%"
        />
        <span aria-hidden="true" className="absolute inset-x-0 -top-2 mx-auto h-4 w-6 rounded-sm bg-brass md:h-5 md:w-7" />
      </div>
      <p className="mt-3 font-serif text-label md:mt-5 md:text-h3">{name}</p>
      <p className="mt-1 text-price text-ink-soft max-md:*:text-center max-md:*:whitespace-normal [&_.tabular-nums]:text-ink">
        <Amount price={price} of={name} />
      </p>
      <p className="mt-1 text-caption text-ink-soft md:text-small">{note}</p>
    </li>
  );
}

/** The bridal prices in an ivory arch, and the other looks below a plate. */
export function Makeup({ headline, bride, looks, actions }: typeof content.makeup & Pick<typeof content, 'actions'>) {
  return (
    <section id="makeup" className="bg-oxblood py-section">
      <div className="wide grid-12 gap-y-8 md:grid-rows-[auto_1fr] md:gap-y-12">
        <h2 ref={reveal} className="col-span-12 text-display-1 text-porcelain lg:col-span-5">
          {headline}
        </h2>
        <div className="arch col-span-12 flex flex-col self-start border border-brass p-3 md:self-center md:col-span-6 lg:col-span-5 lg:row-start-2">
          <div className="arch flex-1 overflow-clip bg-porcelain px-6 pt-28 pb-6 md:pb-10 lg:px-10 lg:pt-32 xl:px-16">
            {bride.photograph && (
              <Picture
                source={bride.photograph}
                sizes="(min-width: 1504px) 526px, (min-width: 768px) 40vw, 84vw"
                box="relative -mx-6 -mt-28 mb-6 aspect-10/9 md:mb-8 lg:-mx-10 lg:-mt-32 xl:-mx-16"
                focus="50% 60%"
              />
            )}
            <h3 className="mb-4 text-center text-display-3 md:mb-8">{bride.headline}</h3>
            <PriceRows label={bride.label} items={bride.items} />
          </div>
        </div>
        <div className="on-dark col-span-12 w-full max-w-125 text-on-deep max-md:mt-3 md:col-span-6 md:col-start-7 lg:row-span-2 lg:row-start-1 lg:justify-self-end">
          <Plate
            {...looks.plate}
            split
            sizes="(min-width: 1024px) 500px, (min-width: 768px) 45vw, 90vw"
            box="relative aspect-5/3 lg:aspect-3/2"
            className="mb-6 md:mb-12"
            captionClass="pt-3"
          />
          <PriceRows label={looks.label} items={looks.items} />
          <div className="mt-8 md:mt-10">
            <Booking {...actions} />
          </div>
        </div>
      </div>
    </section>
  );
}
