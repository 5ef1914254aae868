import { microblading } from '@/content/microblading';
import { Faq } from '@/sections/Faq';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';

import { About } from './microblading/About';
import { Benefits } from './microblading/Benefits';
import { Consultation } from './microblading/Consultation';
import { Gallery } from './microblading/Gallery';
import { Hero } from './microblading/Hero';
import { Pricing } from './microblading/Pricing';
import { ShortForm } from './microblading/ShortForm';
import { Voices } from './microblading/Voices';

/** The microblading landing page (§2 "/microblading-in-dubai"): a sketchbook, its figures numbered through. */
export default function Microblading() {
  const { pricing, faq, related } = microblading;
  return (
    <>
      <Hero />
      <About />
      <Pricing />
      <Benefits />
      <Voices />
      <Gallery />
      <Faq eyebrow={faq.eyebrow} headline={faq.headline} questions={faq.questions} heading="left" ground="petal">
        <p className="mb-6 max-w-[34ch] text-ink-soft">{faq.beside}</p>
        <p className="grid md:block">
          <ButtonLink href={faq.chat.href} look="chat" newTab>
            <Icon name="chat" size={22} />
            {faq.chat.label}
          </ButtonLink>
        </p>
      </Faq>
      <RelatedServices headline={related.headline} services={related.services} ground="porcelain" />
      <Consultation />
      <ShortForm />
      <OfferData page="microblading" offers={pricing.prices} />
    </>
  );
}
