import skin from 'picture:skin-luminous';

import { homeFacials } from '@/content/homeFacials';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** A plate of skin that bleeds off the left edge; right, how to find the facial that suits it. */
export function Advice() {
  const { headline, text, ask, plate } = homeFacials.advice;
  return (
    <section className="overflow-hidden pb-section md:py-section">
      <div className="wide grid-12 items-end gap-y-10">
        <figure className="col-span-12 -mx-gutter md:bleed-left md:col-span-6 md:mr-0">
          <div className="relative h-75 md:h-110 lg:h-130">
            <Picture source={skin} sizes="(min-width: 768px) 52vw, 100vw" fit="fill" focus="20% 30%" />
          </div>
          {skin.illustration && (
            <figcaption className="pt-3 text-caption text-mute max-md:px-gutter md:text-right">
              <b className="mr-3 font-medium text-ink-soft">{plate.title}</b>
              {plate.note}. Illustration
            </figcaption>
          )}
        </figure>
        <div ref={reveal} className="col-span-12 md:col-span-6 md:self-center lg:col-span-5 lg:col-start-8">
          <h2 className="mb-5 text-display-2 md:mb-7 lg:[&_em]:block">
            <Emphasis text={headline} />
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mb-3 max-w-[52ch] text-ink-soft">
              {paragraph}
            </p>
          ))}
          <p className="mt-5">
            <a href={ask.href} target="_blank" rel="noopener noreferrer" className="text-link inline-flex items-center gap-2.5 py-3">
              <Icon name="chat" size={22} />
              {ask.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
