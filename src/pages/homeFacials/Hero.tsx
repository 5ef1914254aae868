import mirror from 'picture:facials-mirror';

import { homeFacials } from '@/content/homeFacials';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { chatAbout } from '@/site/links';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';

/** Words left; the picture is the right of the page, bar included. WhatsApp booking and the note on travel charges (§2). */
export function Hero() {
  const { headline, lead, book, toMenu, note, plate } = homeFacials.hero;
  return (
    <section className="overflow-hidden">
      <div className="wide grid-12 md:min-h-180 lg:min-h-215">
        <div className="col-span-12 pt-19 pb-8 md:col-span-6 md:self-center md:pt-27 md:pr-4 md:pb-16 lg:col-span-5">
          <Breadcrumbs page="homeFacials" />
          <h1 className="mt-2 mb-4.5 text-display-1 md:mt-4 md:mb-6.5">
            <Emphasis text={headline} />
          </h1>
          <p className="mb-7 max-w-[32ch] text-[19px]/[1.55] text-ink-soft md:mb-9 md:text-lead">{lead}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink href={chatAbout(book.service)} look="chat" newTab>
              <Icon name="chat" size={22} />
              {book.label}
            </ButtonLink>
            <a href="#menu" className="text-link inline-block py-3">
              {toMenu}
            </a>
          </p>
          <p className="mt-7 max-w-[46ch] border-t border-sand pt-4.5 text-small text-ink-soft md:mt-11">{note}</p>
          {mirror.illustration && <p className="mt-1 text-caption text-mute">{plate}. Illustration</p>}
        </div>
        <div className="relative col-span-12 -mx-gutter h-90 md:bleed-right md:col-span-6 md:ml-0 md:h-auto lg:col-span-7">
          <Picture
            source={mirror}
            sizes="(min-width: 1440px) 60vw, (min-width: 1024px) 860px, (min-width: 768px) 720px, 100vw"
            fit="fill"
            focus="40% 60%"
            priority
          />
        </div>
      </div>
    </section>
  );
}
