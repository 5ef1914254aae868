import { head, browsLanding as content } from '@/content/browsLanding';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/late';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { OfferData } from '@/sections/structuredData';

import { Gallery } from './browsLanding/Gallery';
import { PriceSheet } from './browsLanding/PriceSheet';
import { CallbackForm, Hero, Testimonials, Why } from './browsLanding/sections';

const { prices, faq } = content;
const offers = offersOf([...prices.browsAndLashes.items, ...prices.extensions.items]);

/** The landing page for brows and lashes; its accent is umber. */
export default function BrowsLanding() {
  return (
    <div className="[&_.on-dark_em]:text-champagne [&_em]:text-umber">
      <Hero {...content.hero} />
      <PriceSheet {...prices} />
      <Gallery {...content.gallery} />
      <Why {...content.why} />
      <Testimonials {...content.testimonials} />
      <Faq {...faq} background="plaster" />
      <LateMapBand {...content.visit} />
      <CallbackForm {...content.callback} />
      <RelatedLinks links={content.related} />
      <Breadcrumbs page="browsLanding" atBottom />
      <OfferData page="browsLanding" offers={offers} />
    </div>
  );
}
BrowsLanding.head = head;
