import { useState } from 'react';

import { lipBlush } from '@/content/lipBlush';
import { createSharedValues } from '@/leads/sharedValues';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { About } from './lipBlush/About';
import { Benefits } from './lipBlush/Benefits';
import { Compliance } from './lipBlush/Compliance';
import { Consultation } from './lipBlush/Consultation';
import { Credentials } from './lipBlush/Credentials';
import { Gallery } from './lipBlush/Gallery';
import { Hero } from './lipBlush/Hero';
import { Pricing } from './lipBlush/Pricing';
import { Questions } from './lipBlush/Questions';
import { Reviews } from './lipBlush/Reviews';

/** The lip blush landing page (§2 "/lip-blush-dubai"). What is typed into one of its two forms stands in the other (§3). */
export default function LipBlush() {
  const [shared] = useState(createSharedValues);
  return (
    <div className="[&_section:not(.on-dark)_em]:text-lip-ink">
      <Hero shared={shared} />
      <About />
      <Pricing />
      <Benefits />
      <Credentials />
      <Reviews />
      <Gallery />
      <Questions />
      <RelatedServices {...lipBlush.related} ground="porcelain" />
      <Consultation shared={shared} />
      <Compliance />
      <OfferData page="lipBlush" offers={offers()} />
    </div>
  );
}

function offers() {
  return lipBlush.pricing.treatments.flatMap(({ name, priceGM, priceM }) =>
    priceM === ''
      ? [{ name, price: priceGM }]
      : [
          { name: `${name}, Grand Master`, price: priceGM },
          { name: `${name}, Master`, price: priceM },
        ],
  );
}
