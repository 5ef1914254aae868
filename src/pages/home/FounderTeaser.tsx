import portrait from 'picture:home-founder';

import { home } from '@/content/home';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** A museum plate left, the founder's story and path right. */
export function FounderTeaser() {
  const { eyebrow, headline, lead, text, plate, path, more } = home.founder;
  return (
    <section className="bg-plaster py-section">
      <div className="wide grid-12 items-center gap-y-11">
        <figure className="col-span-12 border border-sand bg-white px-3 pt-3 md:col-span-5 md:px-4.5 md:pt-4.5">
          <Picture source={portrait} sizes="(min-width: 1504px) 515px, (min-width: 768px) 36vw, 88vw" />
          <figcaption className="flex items-start justify-between gap-4 px-0.5 pt-4 pb-4.5 text-caption text-mute md:max-lg:block">
            <b className="font-serif text-card font-semibold text-ink">{plate.name}</b>
            <span className="text-right *:block md:max-lg:text-left">
              <span>{plate.role}</span>
              {portrait.illustration && <span>{plate.note}</span>}
            </span>
          </figcaption>
        </figure>

        <div ref={reveal} className="col-span-12 md:col-span-7 lg:col-span-6 lg:col-start-7">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 mb-5 text-display-2 md:mt-6 md:mb-7">
            <Emphasis text={headline} />
          </h2>
          <p className="max-w-[56ch] text-lead">{lead}</p>
          <p className="mt-4.5 max-w-[58ch] text-ink-soft">{text}</p>
          <ol aria-label="The path of the studio" className="mt-9 grid grid-cols-3 border-t border-brass md:mt-11">
            {path.map(({ year, what, where }) => (
              <li
                key={year}
                className="relative pt-5 before:absolute before:-top-1 before:left-0 before:size-[7px] before:rounded-full before:bg-brass"
              >
                <b className="mb-1 block font-serif text-[28px]/[1.1] font-medium">{year}</b>
                <span className="block text-small/[1.45] text-ink-soft">
                  <span className="block">{what}</span> {where}
                </span>
              </li>
            ))}
          </ol>

          <p className="mt-9 grid md:mt-11 md:block">
            <ButtonLink href={more.href} look="line">
              {more.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
