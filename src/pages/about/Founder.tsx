import portrait from 'picture:home-founder';

import { about } from '@/content/about';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

/** The founder's story left, her words under a brass line, her portrait as a museum plate right. */
export function Founder() {
  const { eyebrow, headline, lead, story, quote, plate } = about.founder;
  return (
    <section className="bg-plaster py-section">
      <div className="wide grid-12 items-center gap-y-10">
        <div className="col-span-12 max-md:row-start-2 md:col-span-7">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 mb-5 max-w-[11em] text-display-2 md:mt-6 md:mb-8">
            <Emphasis text={headline} />
          </h2>
          <p className="max-w-[48ch] text-lead">{lead}</p>
          <div className="mt-7 grid gap-3 text-ink-soft lg:grid-cols-2 lg:gap-(--gap)">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <blockquote className="mt-9 border-t border-brass pt-7 md:mt-14">
            <p className="max-w-[19em] hanging-quote font-serif text-[clamp(28px,2.8vw,40px)]/[1.18] font-medium text-balance text-oxblood">
              “<i>{quote}</i>”
            </p>
          </blockquote>
        </div>
        <figure className="col-span-12 border border-sand bg-white px-3 pt-3 md:col-span-5 md:px-4.5 md:pt-4.5 lg:col-span-4 lg:col-start-9">
          <Picture source={portrait} sizes="(min-width: 1504px) 400px, (min-width: 1024px) 27vw, (min-width: 768px) 35vw, 84vw" />
          <figcaption className="flex items-start justify-between gap-4 px-0.5 pt-4 pb-4.5 text-caption text-mute md:max-xl:block">
            <b className="font-serif text-card font-semibold text-ink">{plate.name}</b>
            <span className="text-right *:block md:max-xl:text-left">
              <span>{plate.role}</span>
              <span>
                {plate.note}
                {portrait.illustration && '. Illustration'}
              </span>
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
