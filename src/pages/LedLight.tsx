import { ledLight } from '@/content/ledLight';
import { Faq } from '@/sections/Faq';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { About } from './ledLight/About';
import { Benefits } from './ledLight/Benefits';
import { Booking } from './ledLight/Booking';
import { Closing } from './ledLight/Closing';
import { Depth } from './ledLight/Depth';
import { FaqBeside } from './ledLight/FaqBeside';
import { Hero } from './ledLight/Hero';
import { Options } from './ledLight/Options';
import { PerfectFor } from './ledLight/PerfectFor';
import { Reviews } from './ledLight/Reviews';
import { Steps } from './ledLight/Steps';

/** The LED light therapy landing page, which is also the skin-therapy page (§2). Its emphasised phrases on light grounds are indigo. */
export default function LedLight() {
  const { faq, related, services } = ledLight;
  return (
    <Booking>
      <div className="[&_em:not(.on-dark_em)]:text-indigo">
        <Hero />
        <Depth />
        <PerfectFor />
        <Options />
        <Benefits />
        <About />
        <Steps />
        <Reviews />
        <Faq eyebrow={faq.eyebrow} headline={faq.headline} questions={faq.questions} heading="right" ground="porcelain">
          <FaqBeside />
        </Faq>
        <Closing />
        <RelatedServices headline={related.headline} services={related.services} ground="plaster" />
      </div>
      <OfferData page="ledLight" offers={services.options} />
    </Booking>
  );
}
