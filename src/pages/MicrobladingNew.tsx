import { microbladingNew } from '@/content/microbladingNew';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/late';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';

import { Comparison } from './microbladingNew/Comparison';
import { Consultation } from './microbladingNew/Consultation';
import { Gallery } from './microbladingNew/Gallery';
import { Hero } from './microbladingNew/Hero';
import { LateFilms } from './microbladingNew/late';
import { Pricing } from './microbladingNew/Pricing';
import { Stats } from './microbladingNew/Stats';
import { Talk } from './microbladingNew/Talk';
import { Voices } from './microbladingNew/Voices';
import { Why } from './microbladingNew/Why';

/** The alternate microblading page (§2 "/microblading-in-dubai-new"): one half circle, from the hero to the gallery. */
export default function MicrobladingNew() {
  const { chat, pricing, faq, related, map } = microbladingNew;
  return (
    <>
      <Hero />
      <Stats />
      <LateFilms />
      <Why />
      <Pricing />
      <Comparison />
      <Voices />
      <Gallery />
      <Faq eyebrow={faq.eyebrow} headline={faq.headline} questions={faq.questions} heading="right" ground="porcelain">
        <p className="mb-6 max-w-[34ch] text-ink-soft">{faq.beside}</p>
        <p className="grid md:block">
          <ButtonLink href={chat} look="chat" newTab>
            <Icon name="chat" size={22} />
            {faq.chat}
          </ButtonLink>
        </p>
      </Faq>
      <RelatedServices headline={related.headline} services={related.services} ground="plaster" />
      <Consultation />
      <LateMapBand headline={map.headline} text={map.text} />
      <Talk />
      <OfferData page="microbladingNew" offers={pricing.prices} />
    </>
  );
}
