import field from 'picture:brows-field';

import { browsLanding } from '@/content/browsLanding';
import { LateLeadForm } from '@/leads/late';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

/**
 * The consultation form left (§2), the words right, and under them a brow that gathers out of a field of strokes. The field is masked
 * on two sides, so that words stand on paper; on phones it is a strip between headline and form.
 */
export function Hero() {
  const { eyebrow, headline, lead, form, plate } = browsLanding.hero;
  return (
    <section className="relative isolate overflow-hidden bg-plaster pt-17 pb-8 md:pt-bar md:pb-14 md:max-lg:min-h-225 lg:min-h-[clamp(840px,61vw,960px)]">
      <div className="wide grid-12">
        <div className="col-span-12 md:col-span-6 md:col-start-7 md:row-start-1 lg:col-span-6 lg:col-start-7 xl:col-span-7 xl:col-start-6">
          <div className="pt-1 md:pt-5">
            <Breadcrumbs page="browsLanding" />
          </div>
          <p className="eyebrow max-md:hidden md:mt-4">{eyebrow}</p>
          <h1 className="mt-1 text-wrap text-[clamp(38px,11.3vw,52px)]/[1.03] tracking-[-0.012em] md:mt-4.5 md:mb-5.5 md:text-[clamp(40px,5.1vw,64px)]/[1.04] xl:text-display-1 [&_em]:block">
            <Emphasis text={headline} />
          </h1>
          <p className="max-w-[34em] text-lead text-balance text-ink-soft max-md:sr-only">{lead}</p>
        </div>

        <div className="relative col-span-12 -mx-gutter h-[37vw] overflow-hidden mask-y-from-76% mix-blend-multiply md:absolute md:-right-23 md:top-98 md:-z-10 md:mx-0 md:aspect-36/23 md:h-auto md:w-287.5 md:[mask-composite:intersect] md:[mask-image:linear-gradient(90deg,transparent_8%,black_42%),linear-gradient(transparent_8%,black_46%)] lg:-right-33 lg:top-57 lg:w-325 xl:-right-[min(10.5vw,190px)] xl:top-35 xl:w-[clamp(1536px,120vw,1900px)]">
          <div className="absolute top-[calc(50%-57.5vw)] left-[-56vw] aspect-36/23 w-[165vw] md:inset-0 md:w-full">
            {/* On phones a little less than its 165vw: the next size up would be 19 KB more for what nobody sees in a strip. */}
            <Picture
              source={field}
              sizes="(min-width: 1584px) 1900px, (min-width: 1280px) 120vw, (min-width: 1024px) 1300px, (min-width: 768px) 1150px, 152vw"
              fit="fill"
              alt=""
              priority
            />
          </div>
        </div>

        <div className="col-span-12 md:col-span-6 md:row-start-1 md:mt-12 lg:col-span-5 xl:col-span-4">
          <div className="border border-sand bg-white px-5 pt-5.5 md:px-7 md:pt-7 xl:px-8 xl:pt-8">
            <p className="eyebrow">{form.eyebrow}</p>
            <h2 className="mt-1 mb-4 text-h3 font-semibold md:mt-1.5 md:mb-5">{form.headline}</h2>
            <LateLeadForm form="browsHero" />
            <p className="-mx-5 mt-6 flex flex-wrap justify-between gap-x-4 border-t border-sand px-5 pt-3.5 pb-4 text-caption text-ink-soft md:-mx-7 md:px-7 xl:-mx-8 xl:px-8">
              <span>
                <b className="font-semibold text-ink">{form.rating.figure}</b> {form.rating.text}
              </span>
              <span>{form.promise}</span>
            </p>
          </div>
          {field.illustration && <p className="mt-3 text-caption text-ink-soft md:mt-5">{plate}. Illustration</p>}
        </div>
      </div>
    </section>
  );
}
