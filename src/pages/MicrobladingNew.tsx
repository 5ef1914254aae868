import { head, microbladingNew as words } from '@/content/microbladingNew';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/late';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { OfferData } from '@/sections/structuredData';
import { Action } from '@/ui/Action';

import { Comparison } from './microbladingNew/Comparison';
import { Gallery } from './microbladingNew/Gallery';
import { LateFilms } from './microbladingNew/late';
import { Consultation, Hero, Pricing, Stats, Testimonials, Why } from './microbladingNew/sections';

/** The alternate microblading page. The half circle is its motif, from the hero to the gallery. */
export default function MicrobladingNew() {
  const { faq } = words;
  return (
    <>
      <Hero {...words.hero} />
      <Stats {...words.stats} />
      <LateFilms {...words.films} />
      <Why {...words.why} />
      <Pricing {...words.pricing} />
      <Comparison {...words.comparison} />
      <Testimonials {...words.testimonials} />
      <Gallery {...words.gallery} />
      <Faq {...faq} ground="porcelain">
        <p className="mb-6 max-w-[34ch] text-ink-soft">{faq.invitation}</p>
        <Action {...faq.ask} look="chat" block />
      </Faq>
      <Consultation {...words.consultation} talk={words.closing} />
      <LateMapBand {...words.map} />
      <RelatedLinks links={words.related} />
      <Breadcrumbs page="microbladingNew" foot />
      <OfferData page="microbladingNew" offers={offersOf(words.pricing.prices)} />
    </>
  );
}
MicrobladingNew.head = head;
