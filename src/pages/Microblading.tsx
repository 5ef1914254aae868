import { head, microblading as words } from '@/content/microblading';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { OfferData } from '@/sections/structuredData';
import { Action } from '@/ui/Action';

import { Gallery } from './microblading/Gallery';
import { About, Benefits, CallbackForm, Consultation, Hero, Pricing, Testimonials } from './microblading/sections';

const { pricing, faq } = words;

/** The microblading landing page, designed as a sketchbook. Its figures are numbered across all sections. */
export default function Microblading() {
  return (
    <>
      <Hero {...words.hero} />
      <About {...words.about} />
      <Pricing {...pricing} />
      <Benefits {...words.benefits} />
      <Testimonials {...words.testimonials} />
      <Gallery {...words.gallery} />
      <Faq {...faq} ground="plaster">
        <p className="mb-6 max-w-[34ch] text-ink-soft">{faq.invitation}</p>
        <Action {...faq.ask} look="chat" block />
      </Faq>
      <Consultation {...words.consultation} />
      <CallbackForm {...words.callback} />
      <RelatedLinks links={words.related} />
      <Breadcrumbs page="microblading" foot />
      <OfferData page="microblading" offers={offersOf(pricing.prices)} />
    </>
  );
}
Microblading.head = head;
