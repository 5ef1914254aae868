import meeting from 'picture:service-skin';

import { ledLight } from '@/content/ledLight';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** About the treatment (§2), in plain words and without a medical promise: the plate in its arch left, words right. */
export function About() {
  const { eyebrow, headline, lead, text, plate, facts } = ledLight.about;
  return (
    <section className="overflow-hidden bg-petal py-section">
      <div ref={reveal} className="wide grid-12 items-center gap-y-11">
        <figure className="col-span-12 pl-3.5 max-md:order-last md:col-span-5 md:pl-0">
          <div className="arch arch-framed aspect-4/5 w-full">
            <Picture source={meeting} sizes="(min-width: 1504px) 550px, (min-width: 768px) 39vw, 86vw" fit="fill" focus="50% 40%" />
          </div>
          {meeting.illustration && (
            <figcaption className="border-t border-brass pt-3 text-caption text-ink-soft">{plate}. Illustration</figcaption>
          )}
        </figure>
        <div className="col-span-12 md:col-span-7 md:pl-6 lg:col-span-6 lg:col-start-7 lg:pl-0">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 mb-6 text-display-2 md:mb-8">
            <Emphasis text={headline} />
          </h2>
          <p className="max-w-[48ch] text-lead">{lead}</p>
          <div className="mt-6 grid gap-4 text-ink-soft xl:grid-cols-2 xl:gap-(--gap)">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="mt-9 text-small font-medium md:mt-12">
            {facts.map((fact) => (
              <li key={fact} className="border-t border-brass/50 py-3">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
