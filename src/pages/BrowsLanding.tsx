import { browsLanding } from '@/content/browsLanding';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/late';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';

import { Callback } from './browsLanding/Callback';
import { Gallery } from './browsLanding/Gallery';
import { Hero } from './browsLanding/Hero';
import { PriceSheet } from './browsLanding/PriceSheet';
import { Voices } from './browsLanding/Voices';
import { Why } from './browsLanding/Why';

/** The landing page for brows and lashes (§2 "/brows-and-lashes-dubai"); its accent is umber. */
export default function BrowsLanding() {
  const { list, faq, related, visit } = browsLanding;
  return (
    <div className="[&_.on-dark_em]:text-champagne [&_em]:text-umber">
      <Hero />
      <PriceSheet />
      <Gallery />
      <Why />
      <Voices />
      <Faq eyebrow={faq.eyebrow} headline={faq.headline} questions={faq.questions} heading="right" ground="petal">
        <p className="mb-6 max-w-[34ch] text-ink-soft">{faq.beside}</p>
        <p className="grid md:block">
          <ButtonLink href={faq.chat.href} look="chat" newTab>
            <Icon name="chat" size={22} />
            {faq.chat.label}
          </ButtonLink>
        </p>
      </Faq>
      <RelatedServices headline={related.headline} services={related.services} ground="porcelain" />
      <LateMapBand headline={visit.headline} text={visit.text} />
      <Callback />
      <OfferData page="browsLanding" offers={[...list.browsAndLashes.items, ...list.extensions.items]} />
    </div>
  );
}
