import full from 'picture:hair-full';
import highlights from 'picture:hair-highlights';
import roots from 'picture:hair-roots';

import { hairMakeup } from '@/content/hairMakeup';
import { PriceRows } from '@/sections/PriceRows';
import { reveal } from '@/ui/reveal';

import { Swatch } from './Swatch';

/** Three swatches on a brass rod: the longer, the dearer. What is added to a colour stands at their right (§9 "Styling"). */
export function Colour() {
  const { headline, text, illustrated, label, tiers, extrasLabel, extras } = hairMakeup.colour;
  return (
    <section id="colour" className="bg-petal py-section">
      <div ref={reveal} className="wide grid-12 items-end gap-y-4">
        <h2 className="col-span-12 text-[clamp(44px,5.9vw,84px)]/none md:col-span-5">{headline}</h2>
        <p className="col-span-12 max-w-[54ch] text-ink-soft md:col-span-7 lg:col-span-6 lg:col-start-7">
          {text}
          {roots.illustration && ` ${illustrated}`}
        </p>
      </div>
      <div className="wide mt-9 grid-12 gap-y-9 border-t-3 border-brass md:mt-14 md:gap-y-14">
        <ul
          aria-label={label}
          className="col-span-12 grid grid-cols-3 gap-x-3 md:grid-cols-[repeat(3,max-content)] md:justify-between md:gap-x-(--gap) lg:col-span-9 lg:grid-cols-3"
        >
          <Swatch source={roots} tier={tiers.roots} size="short" />
          <Swatch source={highlights} tier={tiers.highlights} size="middle" />
          <Swatch source={full} tier={tiers.full} size="long" />
        </ul>
        <div className="col-span-12 lg:col-span-3 lg:self-end">
          <PriceRows label={extrasLabel} items={extras} />
        </div>
      </div>
    </section>
  );
}
