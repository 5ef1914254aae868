import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { Faq } from '@/sections/Faq';
import { RelatedServices } from '@/sections/RelatedServices';

import { About } from './permanentMakeupLanding/About';
import { Diptychs } from './permanentMakeupLanding/Diptychs';
import { FinalForm } from './permanentMakeupLanding/FinalForm';
import { Hero } from './permanentMakeupLanding/Hero';
import { Letters } from './permanentMakeupLanding/Letters';
import { PerfectFor } from './permanentMakeupLanding/PerfectFor';
import { Pricing } from './permanentMakeupLanding/Pricing';
import { WhatIs } from './permanentMakeupLanding/WhatIs';
import { Why } from './permanentMakeupLanding/Why';

/** The permanent makeup landing page (§2). */
export default function PermanentMakeupLanding() {
  const { chat, faq, related } = permanentMakeupLanding;
  return (
    <>
      <Hero />
      <PerfectFor />
      <Pricing />
      <Diptychs />
      <Why />
      <WhatIs />
      <About />
      <Letters />
      <Faq eyebrow={faq.eyebrow} headline={faq.headline} questions={faq.questions} heading="left" ground="petal">
        <p className="max-w-[34ch] text-small text-ink-soft">
          {faq.text}{' '}
          <a href={chat} target="_blank" rel="noopener noreferrer" className="text-link -my-3 inline-block py-3 whitespace-nowrap">
            {faq.ask}
          </a>
        </p>
      </Faq>
      <RelatedServices headline={related.headline} services={related.services} ground="plaster" />
      <FinalForm />
    </>
  );
}
