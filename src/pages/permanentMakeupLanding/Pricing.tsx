import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { OfferData } from '@/sections/structuredData';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { cardPictures } from './pictures';
import { PriceCard } from './PriceCard';

/** §2: services and pricing in three category cards, their rows on common lines (id `pricing`). */
export function Pricing() {
  const { headline, text, categories, currency, illustrations } = permanentMakeupLanding.pricing;
  const drawn = categories.some(({ id }) => cardPictures[id].illustration);
  return (
    <section id="pricing" className="bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 mb-9 items-end gap-y-4 md:mb-14">
          <h2 className="col-span-12 text-display-2 lg:col-span-8">
            <Emphasis text={headline} />
          </h2>
          <p className="col-span-12 text-small text-ink-soft md:col-span-9 lg:col-span-4">{text}</p>
        </div>
        <div className="grid gap-5 lg:grid-cols-3 lg:gap-6">
          {categories.map((category) => (
            <PriceCard key={category.id} category={category} />
          ))}
        </div>
        <p className="mt-5 text-caption text-mute">
          {currency}
          {drawn && ` ${illustrations}`}
        </p>
      </div>
      <OfferData
        page="permanentMakeupLanding"
        offers={categories.flatMap(({ items }) =>
          items.flatMap(({ name, priceGM, priceM }) => [
            { name: priceM === '' ? name : `${name}, Grand Master`, price: priceGM },
            { name: `${name}, Master`, price: priceM },
          ]),
        )}
      />
    </section>
  );
}
