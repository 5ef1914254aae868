import { head, microbladingNew as content } from '@/content/microbladingNew';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/late';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { OfferData } from '@/sections/structuredData';

import { Comparison } from './microbladingNew/Comparison';
import { Gallery } from './microbladingNew/Gallery';
import { LateFilms } from './microbladingNew/late';
import { Consultation, Hero, Pricing, Stats, Testimonials, Why } from './microbladingNew/sections';

/** The alternate microblading page. The half circle is its motif, from the hero to the gallery. */
export default function MicrobladingNew() {
  const { faq } = content;
  return (
    <>
      <Hero {...content.hero} />
      <Stats {...content.stats} />
      <LateFilms {...content.films} />
      <Why {...content.why} />
      <Pricing {...content.pricing} />
      <Comparison {...content.comparison} />
      <Testimonials {...content.testimonials} />
      <Gallery {...content.gallery} />
      <Faq {...faq} background="porcelain" />
      <Consultation {...content.consultation} talk={content.closing} />
      <LateMapBand {...content.map} />
      <RelatedLinks links={content.related} />
      <Breadcrumbs page="microbladingNew" atBottom />
      <OfferData page="microbladingNew" offers={offersOf(content.pricing.prices)} />
    </>
  );
}
MicrobladingNew.head = head;
