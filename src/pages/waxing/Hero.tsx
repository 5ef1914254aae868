import bowl from 'picture:waxing-bowl';

import { waxing } from '@/content/waxing';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { chatAbout } from '@/site/links';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';

/** A plate that runs off the left edge; the words stand on its base line (§2 "Waxing"). */
export function Hero() {
  const { eyebrow, headline, lead, book, plate } = waxing.hero;
  return (
    <section className="overflow-hidden bg-petal pt-17 md:pt-bar">
      <div className="wide grid-12">
        <div className="col-span-12 flex flex-col pt-1 pb-7 md:col-span-6 md:col-start-7 md:pt-8 md:pb-14 md:pl-5 lg:col-span-5 lg:col-start-8 lg:min-h-[clamp(560px,50vw,720px)] lg:pl-10">
          <div className="[&>nav]:text-ink-soft">
            <Breadcrumbs page="waxing" />
          </div>
          <p className="eyebrow mt-4 md:mt-auto md:pt-14">{eyebrow}</p>
          <h1 className="mt-3.5 mb-4 text-display-1 md:mt-5.5 md:mb-6 md:[&_em]:block">
            <Emphasis text={headline} />
          </h1>
          <p className="text-[19px]/[1.55] text-ink-soft md:text-lead">{lead}</p>
          <p className="mt-6 grid md:mt-9 md:block">
            <ButtonLink href={chatAbout(book.service)} look="chat" newTab>
              <Icon name="chat" size={22} />
              {book.label}
            </ButtonLink>
          </p>
          {bowl.illustration && (
            <p className="mt-11 flex justify-between gap-4 border-t border-ink-soft/25 pt-3.5 text-caption text-ink-soft max-md:hidden">
              <span>{plate}</span>
              <span>Illustration</span>
            </p>
          )}
        </div>
        <div className="relative col-span-12 -mx-gutter h-64 md:bleed-left md:col-span-6 md:col-start-1 md:row-start-1 md:-mr-3 md:h-auto lg:col-span-7 lg:mr-0">
          <Picture source={bowl} sizes="(min-width: 1024px) 62vw, (min-width: 768px) 90vw, 100vw" fit="fill" focus="48% 62%" priority />
        </div>
      </div>
    </section>
  );
}
