import { patientRights } from '@/content/patientRights';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { mailUrl } from '@/site/links';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';

import { anchors } from './anchors';

/** Where to turn with a question or a complaint: the studio, or the authority. */
export function Questions() {
  const { headline, studio, authority } = patientRights.questions;
  return (
    <section id={anchors.questions} className="py-[clamp(72px,7vw,104px)] print:break-inside-avoid print:pt-8 print:pb-0">
      <div className="wide grid-12 gap-y-7 print:block">
        <h2 className="col-span-12 text-[clamp(32px,3vw,44px)]/[1.08] tracking-[-0.008em] lg:col-span-4 lg:max-w-[7em] print:max-w-none print:text-[26px]/[1.2]">
          {headline}
        </h2>
        <div className="col-span-12 max-md:mb-3 md:col-span-7 lg:col-span-4 lg:col-start-6">
          <h3 className="text-h3 print:pt-3 print:text-[22px]/[1.2]">{studio.title}</h3>
          <p className="mt-2 mb-6 max-w-[42ch] text-ink-soft print:mb-0 print:max-w-none print:text-small print:text-ink">{studio.text}</p>
          <p className="flex flex-col gap-x-6 gap-y-3 md:flex-row md:flex-wrap md:items-center print:hidden">
            <ButtonLink href={chatLinks.main} look="chat" newTab>
              <Icon name="chat" size={22} />
              {studio.chat}
            </ButtonLink>
            <a href={mailUrl} className="text-link inline-flex min-h-11 items-center self-start md:self-auto">
              {facts.email}
            </a>
          </p>
          <p className="hidden text-small print:block">
            {facts.phoneShown}, {facts.email}
          </p>
        </div>
        <div className="col-span-12 md:col-span-5 lg:col-span-3">
          <h3 className="text-h3 print:pt-3 print:text-[22px]/[1.2]">{authority.title}</h3>
          <p className="mt-2 max-w-[42ch] text-ink-soft print:max-w-none print:text-small print:text-ink">{authority.text}</p>
        </div>
      </div>
    </section>
  );
}
