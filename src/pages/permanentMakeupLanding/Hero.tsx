import type { permanentMakeupLanding as words } from '@/content/permanentMakeupLanding';
import { LateLeadForm } from '@/leads/late';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { TrustLine } from '@/sections/TrustLine';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';

/**
 * Silk lies over the left and the top; the consultation form's card on the corner where it ends. Below 1024 px the silk ends under the
 * card's head.
 */
export function Hero({
  eyebrow,
  headline,
  lead,
  ask,
  picture,
  card,
  proof,
  categories,
}: typeof words.hero & Pick<typeof words.pricing, 'categories'>) {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="wide grid-12 lg:grid-rows-[minmax(756px,auto)]">
        <div className="on-dark col-span-12 pt-17 pb-19 text-on-deep max-lg:relative md:pt-bar md:pb-24 lg:col-span-7 lg:flex lg:flex-col lg:pb-8">
          <div aria-hidden="true" className="absolute -inset-x-gutter inset-y-0 -z-1 lg:inset-x-0 lg:bottom-auto lg:h-189">
            <Picture source={picture} sizes="(min-width: 1024px) 100vw, 130vw" fit="fill" focus="50% 30%" alt="" priority />
            <div className="absolute inset-0 bg-linear-to-b from-oxblood-deep/75 to-oxblood-deep/50 lg:bg-linear-to-r lg:from-oxblood-deep/90 lg:via-oxblood-deep/60 lg:via-42% lg:to-oxblood-deep/5 lg:to-66%" />
            <div className="absolute top-56 right-0 bottom-0 left-[calc(50%+(100vw-2*var(--gutter))/6.6)] bg-porcelain max-lg:hidden xl:left-[calc(50%+208px)]" />
          </div>
          {/* On phones the page's own name, which the headline repeats, is only heard. */}
          <div className="max-md:[&_ol>:nth-last-child(-n+2)]:sr-only">
            <Breadcrumbs page="permanentMakeupLanding" />
          </div>
          <div className="lg:my-auto">
            <Heading
              level={1}
              eyebrow={eyebrow}
              eyebrowClass="text-champagne max-md:hidden md:max-lg:pt-8"
              text={headline}
              size="own"
              className="mt-1 mb-3 text-porcelain max-md:text-[clamp(38px,11.3vw,52px)]/[1.03] max-md:tracking-[-0.012em] md:mt-5 md:mb-6 md:max-w-[7.9em] md:text-display-1 md:text-wrap [&_em]:block"
            />
            <p className="max-w-[25em] text-[18px]/[1.5] md:text-lead">{lead}</p>
            <p className="mt-9 max-md:hidden">
              <Action {...ask} look="champagne" icon="chat" />
            </p>
          </div>
        </div>
        <div className="relative col-span-12 -mt-12 self-start rounded-sm border border-sand bg-white px-5 pt-6 md:px-11 md:pt-10 lg:col-span-5 lg:mt-32">
          <Heading
            eyebrow={card.eyebrow}
            eyebrowClass="max-md:hidden"
            text={card.headline}
            size="own"
            className="mb-4 text-[26px]/[1.15] font-semibold text-balance md:mt-1.5 md:mb-5 md:text-h3"
          />
          <LateLeadForm form="permanentMakeupHero" />
          <TrustLine {...proof} className="-mx-5 mt-6 gap-x-4 px-5 py-3.5 md:-mx-11 md:px-11" />
        </div>
        <CategoryLinks categories={categories} />
      </div>
    </section>
  );
}

/** Three plates below the hero lead to their price cards. */
function CategoryLinks({ categories }: Pick<typeof words.pricing, 'categories'>) {
  return (
    <ul aria-label="Treatments" className="col-span-12 mt-8 pb-10 md:grid-12 md:pb-0 lg:mt-0">
      {categories.map(({ id, title, count, heroPicture }) => (
        <li key={id} className="max-md:border-t max-md:border-sand md:col-span-4 md:not-last:border-r md:not-last:border-sand">
          <a
            href={`#${id}`}
            className="group grid grid-cols-[116px_1fr] items-center gap-5 py-3.5 no-underline md:max-lg:grid-cols-[84px_1fr] md:max-lg:gap-3 md:py-5.5 lg:grid-cols-[128px_1fr]"
          >
            <span className="relative block h-18 overflow-hidden rounded-sm md:max-lg:h-15 lg:h-21">
              <Picture source={heroPicture} sizes="132px" fit="fill" focus="50% 58%" alt="" />
            </span>
            <span className="text-small text-mute">
              <b className="block font-serif text-[26px]/[1.2] font-semibold text-ink group-hover:text-rosewood">{title}</b>
              {count}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
