import { hairMakeup } from '@/content/hairMakeup';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { Colour } from './hairMakeup/Colour';
import { Hero } from './hairMakeup/Hero';
import { Makeup } from './hairMakeup/Makeup';
import { Styling } from './hairMakeup/Styling';

/** The hair and makeup page (§2): three price lists, and two ways to book. */
export default function HairMakeup() {
  const { related, prices } = hairMakeup;
  return (
    <>
      <Hero />
      <Styling />
      <Colour />
      <Makeup />
      <RelatedServices headline={related.headline} services={related.services} ground="plaster" />
      <OfferData page="hairMakeup" offers={prices} />
    </>
  );
}
