import room from 'picture:studio-treatment-room';

import { browsLashes } from '@/content/browsLashes';
import { LateLeadForm } from '@/leads/late';
import { FaqData } from '@/sections/structuredData';
import { LateAccordion } from '@/ui/late';
import { Picture } from '@/ui/Picture';

import { PlateLabel } from './PlateLabel';

/** Three questions left, the booking form right (§2, §4 "Brows-page booking form"). */
export function Booking() {
  const { faq, booking } = browsLashes;
  return (
    <section className="bg-plaster py-section">
      <div className="wide grid-12 gap-y-14">
        <div id="faq" className="col-span-12 flex flex-col lg:col-span-6">
          <h2 className="mb-6 text-display-2 md:mb-10">{faq.headline}</h2>
          <LateAccordion items={faq.questions} />
          <figure className="mt-12 flex flex-1 flex-col max-lg:hidden">
            <div className="relative min-h-60 flex-1">
              <Picture source={room} sizes="(min-width: 1504px) 668px, 46vw" fit="fill" focus="50% 80%" />
            </div>
            <PlateLabel title={faq.plate} drawn={room.illustration} />
          </figure>
        </div>
        <div
          id="book"
          className="col-span-12 -mx-1 border border-sand bg-white px-5 pt-8 pb-7 md:mx-0 md:px-10 md:pt-11 md:pb-10 lg:col-span-5 lg:col-start-8 lg:self-start"
        >
          <h2 className="text-[36px]/[1.1] md:text-[40px]/[1.1]">{booking.headline}</h2>
          <p className="mt-2 mb-6 text-small text-ink-soft">{booking.text}</p>
          <LateLeadForm form="browsPage" />
          <p className="mt-5 flex flex-wrap items-center gap-x-5 border-t border-sand pt-3 text-small text-ink-soft">
            <span className="max-xl:w-full max-xl:pt-1.5">{booking.talk}</span>
            <a href={booking.chat.href} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-3">
              {booking.chat.label}
            </a>
            <a href={booking.call.href} className="text-link inline-block py-3 whitespace-nowrap">
              {booking.call.label}
            </a>
          </p>
        </div>
      </div>
      <FaqData questions={faq.questions} />
    </section>
  );
}
