import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { Unbroken } from '@/ui/Unbroken';

import { stagePictures } from './pictures';

/** §2: What is Permanent Makeup. One mouth in three states. */
export function WhatIs() {
  const { eyebrow, headline, text, steps, plate } = permanentMakeupLanding.what;
  const drawn = stagePictures.some(({ illustration }) => illustration);
  return (
    <section className="py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 gap-y-5">
          <div className="col-span-12 md:col-span-10 lg:col-span-6">
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-3.5 max-w-[9em] text-display-2">
              <Emphasis text={headline} />
            </h2>
          </div>
          <p className="col-span-12 self-end text-ink-soft md:col-span-10 lg:col-span-5 lg:col-start-8">{text}</p>
        </div>
        <ol className="mt-10 grid gap-7 md:mt-16 md:grid-cols-3 md:gap-0.5">
          {stagePictures.map((picture, position) => (
            <li key={picture.name}>
              <div className="relative aspect-3/2 overflow-hidden rounded-sm md:aspect-4/3">
                <Picture source={picture} sizes="(min-width: 1504px) 453px, (min-width: 768px) 31vw, 90vw" fit="fill" focus="50% 55%" />
              </div>
              <h3 className="mt-3.5 mb-1 text-[26px]/[1.2] font-semibold md:mt-5">{steps[position]?.title}</h3>
              <p className="max-w-[36ch] text-small text-ink-soft md:pr-6">
                <Unbroken text={steps[position]?.text ?? ''} />
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-7 text-caption text-mute md:mt-10">
          {plate}
          {drawn && '. Illustrations'}
        </p>
      </div>
    </section>
  );
}
