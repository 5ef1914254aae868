import { head, microblading as content } from '@/content/microblading';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { OfferData } from '@/sections/structuredData';

import { Gallery } from './microblading/Gallery';
import { About, Benefits, CallbackForm, Consultation, Hero, Pricing, Testimonials } from './microblading/sections';

const { pricing, faq } = content;

/** The microblading landing page, designed as a sketchbook. Its figures are numbered across all sections. */
export default function Microblading() {
  return (
    <>
      <Hero {...content.hero} />
      <About {...content.about} />
      <Pricing {...pricing} />
      <Benefits {...content.benefits} />
      <Testimonials {...content.testimonials} />
      <Gallery {...content.gallery} />
      <Faq {...faq} background="plaster" />
      <Consultation {...content.consultation} />
      <CallbackForm {...content.callback} />
      <RelatedLinks links={content.related} />
      <Breadcrumbs page="microblading" atBottom />
      <OfferData page="microblading" offers={offersOf(pricing.prices)} />
    </>
  );
}
Microblading.head = head;
