import { head, ledLight as content } from '@/content/ledLight';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { OfferData } from '@/sections/structuredData';

import { Booking } from './ledLight/Booking';
import { Closing, Hero, Options, PerfectFor, Reviews } from './ledLight/sections';
import { About, Benefits, Depth, Steps } from './ledLight/treatment';

const { faq } = content;

/** The LED light therapy landing page, which is also the skin-therapy page. Emphasised phrases are indigo on light backgrounds. */
export default function LedLight() {
  return (
    <Booking dialog={content.dialog}>
      <div className="[&_em:not(.on-dark_em)]:text-indigo">
        <Hero {...content.hero} />
        <Depth {...content.lights} />
        <PerfectFor {...content.perfectFor} />
        <Options {...content.services} />
        <Benefits {...content.benefits} />
        <About {...content.about} />
        <Steps {...content.how} />
        <Reviews {...content.reviews} />
        <Faq {...faq} background="porcelain" />
        <Closing {...content.closing} />
        <RelatedLinks links={content.related} />
      </div>
      <Breadcrumbs page="ledLight" atBottom />
      <OfferData page="ledLight" offers={offersOf(content.services.options)} />
    </Booking>
  );
}
LedLight.head = head;
