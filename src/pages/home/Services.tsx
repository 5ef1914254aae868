import { home } from '@/content/home';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';
import { reveal } from '@/ui/reveal';

import { servicePictures } from './pictures';
import { ServiceCard } from './ServiceCard';

/** A field of equal cells: words, four services, words. On phones the services are rows. */
export function Services() {
  const { eyebrow, headline, text, more, cards, unsure } = home.services;
  return (
    <section id="services" className="py-section">
      <div className="wide grid-12 md:gap-y-14 lg:gap-y-18">
        <div ref={reveal} className="col-span-12 flex flex-col pb-9 md:pb-0 lg:col-span-4 lg:aspect-4/5 lg:self-start lg:pr-6">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="my-4 text-display-2 md:my-6">{headline}</h2>
          <p className="max-w-[40ch] border-brass text-ink-soft md:max-lg:max-w-[60ch] lg:mt-auto lg:border-t lg:pt-5">{text}</p>
        </div>
        {cards.map((card) => (
          <ServiceCard key={card.id} title={card.title} text={card.text} href={card.href} more={more} picture={servicePictures[card.id]} />
        ))}
        <aside className="col-span-12 flex flex-col justify-between gap-5 bg-petal px-6 pt-8 pb-6 max-md:mt-8 md:max-lg:flex-row md:max-lg:items-end md:max-lg:gap-10 md:max-lg:p-10 lg:col-span-4 lg:aspect-4/5 lg:self-start lg:p-7 xl:p-9 xl:pt-10">
          <p className="font-serif text-[38px]/[1.06] font-medium tracking-[-0.008em] text-balance text-oxblood md:max-w-[9em] lg:max-w-[7em] xl:text-display-3">
            {unsure.title}
          </p>
          <div className="md:max-w-[44ch]">
            <p className="mb-7">{unsure.text}</p>
            <p className="grid md:block">
              <ButtonLink href={unsure.ask.href} look="chat" newTab>
                <Icon name="chat" size={22} />
                {unsure.ask.label}
              </ButtonLink>
            </p>
          </div>
        </aside>
      </div>
    </section>
  );
}
