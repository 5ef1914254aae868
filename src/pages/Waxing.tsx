import { waxing } from '@/content/waxing';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { Hero } from './waxing/Hero';
import { Lists } from './waxing/Lists';
import { Prepare } from './waxing/Prepare';

const { women, men, related } = waxing;

/** Every price of the page under a name that tells women's from men's. */
const prices = [women, men].flatMap(({ title, groups }) =>
  groups.flatMap(({ items }) => items.map(({ name, price }) => ({ name: `Waxing, ${title}: ${name}`, price }))),
);

/** The waxing page (§2, §9). */
export default function Waxing() {
  return (
    <>
      <Hero />
      <Lists />
      <Prepare />
      <RelatedServices headline={related.headline} services={related.services} ground="porcelain" />
      <OfferData page="waxing" offers={prices} />
    </>
  );
}
