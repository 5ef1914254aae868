import { about } from '@/content/about';
import { RelatedServices } from '@/sections/RelatedServices';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';

import { Doors } from './about/Doors';
import { Founder } from './about/Founder';
import { FourPoints } from './about/FourPoints';
import { Philosophy } from './about/Philosophy';

/** The about page (§2). */
export default function About() {
  const { related, closing } = about;
  const { headline, text, book } = closing;
  return (
    <>
      <Philosophy />
      <Founder />
      <Doors />
      <FourPoints />
      <RelatedServices headline={related.headline} services={related.services} ground="porcelain" />
      <section className="bg-petal py-[clamp(72px,7vw,104px)]">
        <div className="wide grid-12 items-end gap-y-6">
          <h2 className="col-span-12 text-[clamp(40px,5vw,72px)]/[1.05] tracking-[-0.008em] lg:col-span-7 lg:[&_em]:block">
            <Emphasis text={headline} />
          </h2>
          <div className="col-span-12 lg:col-span-4 lg:col-start-9">
            <p className="mb-6 text-ink-soft">{text}</p>
            <p className="grid md:block">
              <ButtonLink href={book.href} look="chat" newTab>
                <Icon name="chat" size={22} />
                {book.label}
              </ButtonLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
