import blue from 'picture:led-blue';
import infrared from 'picture:led-infrared';
import red from 'picture:led-red';

import { ledLight, lightNames } from '@/content/ledLight';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

import { BenefitSign } from './BenefitSign';

const profiles = [
  { light: 'blue', plate: blue },
  { light: 'red', plate: red },
  { light: 'infrared', plate: infrared },
] as const;

/** The benefits (§2): one profile in the three lights from edge to edge, four ruled points below it. */
export function Benefits() {
  const { eyebrow, headline, points, plates } = ledLight.benefits;
  const illustrated = profiles.some(({ plate }) => plate.illustration);
  return (
    <section className="on-dark bg-night pb-section text-night-text">
      <figure>
        <ul className="grid grid-cols-3 gap-x-0.5">
          {profiles.map(({ light, plate }) => (
            <li key={light} className="relative h-70 md:h-105 lg:h-[clamp(460px,42vw,680px)]">
              <Picture source={plate} sizes="(min-width: 768px) 34vw, 60vw" fit="fill" focus="38% 55%" />
              <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/80 to-night/0 px-3 pt-10 pb-3 text-caption text-porcelain md:px-5 md:pb-4 lg:pl-gutter">
                {lightNames[light]}
              </span>
            </li>
          ))}
        </ul>
        <figcaption className="wide pt-3 text-caption">
          {plates}
          {illustrated && ' Illustration'}
        </figcaption>
      </figure>
      <div ref={reveal} className="wide grid-12 gap-y-10 pt-14 md:pt-22">
        <div className="col-span-12 lg:col-span-4">
          <p className="eyebrow text-champagne">{eyebrow}</p>
          <h2 className="mt-3.5 text-display-2 text-porcelain">
            <Emphasis text={headline} />
          </h2>
        </div>
        <ul className="col-span-12 grid gap-x-(--gap) md:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {points.map(({ sign, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[64px_1fr] border-t border-night-rule/45 py-6 max-md:last:pb-0 md:pr-6 md:pb-10 md:nth-[n+3]:pb-0"
            >
              <BenefitSign sign={sign} />
              <div>
                <h3 className="text-[25px]/[1.18] text-porcelain">{title}</h3>
                <p className="mt-2 max-w-[40ch]">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
