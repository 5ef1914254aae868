import { permanentMakeup } from '@/content/permanentMakeup';
import type { MasterPrice } from '@/content/shapes';
import { PriceLedger } from '@/sections/PriceLedger';
import { OfferData } from '@/sections/structuredData';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { FullFace } from './FullFace';
import { PriceCard } from './PriceCard';

/** §2 and §9: price cards by category, the removal on a rule of its own, and the Full Face Package. */
export function Prices() {
  const { eyebrow, headline, key, categories, removal } = permanentMakeup.prices;
  return (
    <section id="prices" className="overflow-x-clip py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 items-end gap-y-5">
          <div className="col-span-12 lg:col-span-7">
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-4 text-display-2 [&_em]:block">
              <Emphasis text={headline} />
            </h2>
          </div>
          <div className="col-span-12 grid gap-2.5 text-small text-ink-soft md:max-lg:grid-cols-2 md:max-lg:gap-x-(--gap) lg:col-span-4 lg:col-start-9">
            {key.map(({ name, text }) => (
              <p key={name}>
                <b className="mr-1.5 font-semibold text-ink">{name}</b> {text}
              </p>
            ))}
          </div>
        </div>
        {categories.map((category) => (
          <PriceCard key={category.id} category={category} />
        ))}
        <section className="mt-10 md:mt-16">
          <h3 className="sr-only">{removal.title}</h3>
          <PriceLedger items={removal.items} label={removal.title} notes="beside" ground="porcelain" />
        </section>
        <FullFace />
      </div>
      <OfferData page="permanentMakeup" offers={offers()} />
    </section>
  );
}

function offers(): { name: string; price: MasterPrice }[] {
  const { prices, fullFace } = permanentMakeup;
  const items = [...prices.categories.flatMap((category) => category.items), ...prices.removal.items];
  return [
    ...items.flatMap(({ name, priceGM, priceM }) => [
      { name: `${name}, Grand Master`, price: priceGM },
      { name: `${name}, Master`, price: priceM },
    ]),
    ...fullFace.packages.map(({ name, artist, price }) => ({ name: `${fullFace.name}: ${name} ${artist}`, price })),
  ];
}
