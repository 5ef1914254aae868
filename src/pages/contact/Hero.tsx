import niche from 'picture:booking-niche';

import { contact } from '@/content/contact';
import { plateWords } from '@/lib/picture';
import { callUrl, chatUrl } from '@/site/links';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';

import { HoursDial } from './HoursDial';

/** Words and the two buttons left; right the arch, its brass frame a dial of the working day. */
export function Hero() {
  const { headline, lead, chat, call, dial, note, plate } = contact.hero;
  return (
    <section className="overflow-hidden pt-17 md:pt-bar">
      <div className="wide grid-12">
        <div className="col-span-12 pt-6 md:col-span-6 md:self-center md:pt-18 md:pb-24">
          <h1 className="text-[clamp(37px,11.6vw,52px)]/[1.03] tracking-[-0.012em] md:text-[clamp(44px,5.9vw,84px)]/[1.03] [&_em]:block">
            <Emphasis text={headline} />
          </h1>
          <p className="mt-4.5 mb-6.5 text-[19px]/[1.55] text-balance text-ink-soft md:mt-7 md:mb-10 md:text-lead">{lead}</p>
          <p className="flex flex-wrap gap-4 *:max-md:flex-1 *:max-md:px-3.5">
            <ButtonLink href={chatUrl} look="chat" newTab>
              <Icon name="chat" size={22} />
              {chat}
            </ButtonLink>
            <ButtonLink href={callUrl}>{call}</ButtonLink>
          </p>
        </div>
        <figure className="relative col-span-12 mt-4 h-[calc(var(--dial)*1.16)] [--dial:min(480px,95.4vw)] md:col-span-6 md:col-start-7 md:mt-8 md:h-[calc(var(--dial)*1.2)] md:self-end md:[--dial:min(640px,46vw)] lg:mt-1">
          <HoursDial hours={dial} />
          <div className="arch absolute bottom-0 left-1/2 h-[calc(var(--dial)*1.0297)] w-[calc(var(--dial)*0.772)] -translate-x-1/2">
            <Picture
              source={niche}
              sizes="(min-width: 1392px) 494px, (min-width: 768px) 36vw, (min-width: 504px) 371px, 74vw"
              fit="fill"
              focus="50% 70%"
              priority
            />
          </div>
          <figcaption className="absolute bottom-[236px] left-full ml-5 text-caption tracking-[0.02em] whitespace-nowrap text-mute [writing-mode:vertical-rl] max-xl:hidden">
            {note}
            {plateWords(niche, `. ${plate}. Illustration`)}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
