import { useState } from 'react';

import { head, lipBlush as content } from '@/content/lipBlush';
import { offersOf } from '@/content/shapes';
import { createSharedValues } from '@/leads/sharedValues';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { OfferData } from '@/sections/structuredData';
import { Plate } from '@/ui/Plate';

import { Benefits } from './lipBlush/Benefits';
import { Hero } from './lipBlush/Hero';
import { LateGallery, LateShades } from './lipBlush/late';
import { About, Compliance, Consultation, Credentials, Pricing, Reviews } from './lipBlush/sections';

const { faq } = content;

/** The lip blush landing page. Its two forms share their values. */
export default function LipBlush() {
  const [shared] = useState(createSharedValues);
  return (
    <div className="[&_section:not(.on-dark)_em]:text-lip-ink">
      <Hero {...content.hero} shared={shared} />
      <About {...content.about}>
        <LateShades {...content.shades} />
      </About>
      <Pricing {...content.pricing} />
      <Benefits {...content.benefits} />
      <Credentials {...content.studio} />
      <Reviews {...content.reviews} />
      <LateGallery {...content.gallery} />
      <Faq {...faq} background="porcelain">
        <Plate
          {...faq.plate}
          sizes="(min-width: 1504px) 430px, (min-width: 1024px) 29vw, 1px"
          box="relative aspect-video"
          focus="50% 62%"
          className="mb-6 max-lg:hidden"
          captionClass="mt-3 text-mute"
        />
      </Faq>
      <Consultation {...content.consultation} shared={shared} />
      <RelatedLinks links={content.related} />
      <Compliance {...content.compliance} />
      <Breadcrumbs page="lipBlush" atBottom />
      <OfferData page="lipBlush" offers={offersOf(content.pricing.treatments)} />
    </div>
  );
}
LipBlush.head = head;
