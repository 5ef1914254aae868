import { microblading } from '@/content/microblading';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { SingleStroke } from './SingleStroke';

/** What microblading is (§2 "about"): words left, and right one stroke enlarged, its three moments named; three facts at the foot. */
export function About() {
  const { eyebrow, headline, lead, text, facts } = microblading.about;
  return (
    <section id="about" className="overflow-hidden border-t border-sand bg-white py-section">
      <div className="wide grid-12 gap-y-10 md:gap-y-14">
        <div ref={reveal} className="col-span-12 lg:col-span-5 lg:self-center lg:pr-6">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 mb-6 text-display-2 [&_em]:block">
            <Emphasis text={headline} />
          </h2>
          <p className="max-w-[34em] text-lead">{lead}</p>
          <p className="mt-4 max-w-[60ch] text-ink-soft">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-7">
          <SingleStroke />
        </div>
        <dl className="col-span-12 grid md:grid-cols-3 md:gap-x-(--gap)">
          {facts.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-graphite pt-4 pb-5 md:pb-0">
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="font-serif text-[34px]/[1.15] font-medium">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
