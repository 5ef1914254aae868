import { lipBlush } from '@/content/lipBlush';
import { plateWords } from '@/lib/picture';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

import { studyPictures } from './pictures';

/** What lip blush is, its facts in the margin, and six tones as a colour chart from edge to edge (§2 "about"). */
export function About() {
  const { eyebrow, headline, text, facts, tones, note, illustrationNote } = lipBlush.about;
  const drawn = tones.some(({ study }) => studyPictures[study].after.illustration);
  return (
    <section id="about" className="py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12">
          <p className="eyebrow col-span-12 max-xl:mb-3 xl:col-span-3 xl:pt-3.5">{eyebrow}</p>
          <div className="col-span-12 md:col-span-8 xl:col-span-6">
            <h2 className="mb-5 text-display-2 md:mb-8">
              <Emphasis text={headline} />
            </h2>
            <div className="grid gap-3.5 text-ink-soft lg:grid-cols-2 lg:gap-(--gap)">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <dl className="col-span-12 border-sand max-md:mt-8 max-md:border-b md:col-span-4 md:border-l md:pl-6 xl:col-span-3">
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="border-sand max-md:flex max-md:items-baseline max-md:justify-between max-md:border-t max-md:py-3 md:not-last:mb-5.5"
              >
                <dt className="text-small text-mute md:text-caption">{label}</dt>
                <dd className="font-serif text-[23px]/[1.2] font-semibold md:text-[26px]/[1.2]">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ol ref={reveal} className="mt-10 grid grid-cols-3 gap-x-0.5 gap-y-5 md:mt-18 lg:grid-cols-6">
          {tones.map(({ study, name, number }) => (
            <li key={study}>
              <div className="relative aspect-5/4">
                <Picture source={studyPictures[study].after} sizes="(min-width: 1504px) 228px, (min-width: 1024px) 15vw, 31vw" fit="fill" />
              </div>
              <p className="flex items-baseline justify-between gap-2 pt-2.5 md:pr-4">
                <b className="font-serif text-label font-semibold">{plateWords(studyPictures[study].after, name) ?? number}</b>
                <i className="text-caption text-mute max-md:hidden">{plateWords(studyPictures[study].after, number)}</i>
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-caption text-mute">
          {note}
          {drawn && ` ${illustrationNote}`}
        </p>
      </div>
    </section>
  );
}
