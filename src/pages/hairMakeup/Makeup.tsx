import bride from 'picture:hair-bride';
import velvet from 'picture:pair-velvet-after';

import { hairMakeup } from '@/content/hairMakeup';
import { PriceRows } from '@/sections/PriceRows';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

import { Actions } from './Actions';

/** The bride in a brass arch with her two prices; the other looks at its right, and the ways to book (§9 "Styling"). */
export function Makeup() {
  const { headline, bride: bridal, plates, label, looks } = hairMakeup.makeup;
  return (
    <section id="makeup" className="on-dark bg-oxblood py-section text-on-deep">
      <div className="wide grid-12 gap-y-8 md:grid-rows-[auto_1fr] md:gap-y-12">
        <h2 ref={reveal} className="col-span-12 text-[clamp(44px,5.9vw,84px)]/none text-porcelain lg:col-span-5">
          {headline}
        </h2>
        <div className="arch col-span-12 self-end border border-brass p-3 md:col-span-6 md:p-3.5 lg:col-span-5 lg:row-start-2">
          <figure>
            <div className="arch aspect-square md:aspect-4/5 lg:aspect-10/9">
              <Picture source={bride} sizes="(min-width: 1504px) 526px, (min-width: 768px) 40vw, 84vw" fit="fill" focus="50% 60%" />
            </div>
            {bride.illustration && (
              <figcaption className="flex justify-between gap-4 pt-3 text-caption">
                <span>{plates.bride}</span>
                <span>Illustration</span>
              </figcaption>
            )}
          </figure>
          <div className="px-1 pt-6 pb-5 md:px-4 md:pt-7 md:pb-7 xl:px-10">
            <h3 className="mb-4.5 text-center text-[36px]/[1.1] text-porcelain md:text-[40px]/[1.1]">{bridal.headline}</h3>
            <PriceRows label={bridal.label} items={bridal.items} />
          </div>
        </div>
        <div className="col-span-12 self-end max-md:mt-3 md:col-span-6 md:col-start-7 lg:row-span-2 lg:row-start-1">
          <figure className="mb-6 md:mb-11">
            <div className="relative aspect-5/3 lg:aspect-3/2">
              <Picture source={velvet} sizes="(min-width: 1504px) 668px, (min-width: 768px) 45vw, 90vw" fit="fill" />
            </div>
            {velvet.illustration && (
              <figcaption className="flex justify-between gap-4 pt-3 text-caption">
                <span>{plates.evening}</span>
                <span>Illustration</span>
              </figcaption>
            )}
          </figure>
          <PriceRows label={label} items={looks} />
          <div className="mt-8 md:mt-10">
            <Actions />
          </div>
        </div>
      </div>
    </section>
  );
}
