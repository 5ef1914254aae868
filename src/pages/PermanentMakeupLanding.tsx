import { head, permanentMakeupLanding as content } from '@/content/permanentMakeupLanding';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { OfferData } from '@/sections/structuredData';

import { LatePairSlides } from './permanentMakeupLanding/late';
import { Prices } from './permanentMakeupLanding/Prices';
import { About, FinalForm, Hero, PerfectFor, Testimonials, WhatIs, WhyChoose } from './permanentMakeupLanding/sections';

const { pricing, faq } = content;

export default function PermanentMakeupLanding() {
  return (
    <>
      <Hero {...content.hero} categories={pricing.categories} />
      <PerfectFor {...content.perfectFor} />
      <Prices {...pricing} />
      <LatePairSlides {...content.beforeAfter} />
      <WhyChoose {...content.why} />
      <WhatIs {...content.what} />
      <About {...content.about} />
      <Testimonials {...content.testimonials} />
      <Faq {...faq} background="petal" />
      <FinalForm {...content.final} />
      <RelatedLinks links={content.related} />
      <Breadcrumbs page="permanentMakeupLanding" atBottom />
      <OfferData page="permanentMakeupLanding" offers={pricing.categories.flatMap(({ items }) => offersOf(items))} />
    </>
  );
}
PermanentMakeupLanding.head = head;
