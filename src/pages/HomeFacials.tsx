import { homeFacials } from '@/content/homeFacials';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { Advice } from './homeFacials/Advice';
import { Benefits } from './homeFacials/Benefits';
import { Hero } from './homeFacials/Hero';
import { Shelves } from './homeFacials/Shelves';

/** The home facials page (§2): a menu of nine, brought to the visitor's home. */
export default function HomeFacials() {
  const { menu, related } = homeFacials;
  return (
    <>
      <Hero />
      <Shelves />
      <Advice />
      <Benefits />
      <RelatedServices headline={related.headline} services={related.services} ground="plaster" />
      <OfferData page="homeFacials" offers={menu.items} />
    </>
  );
}
