import type { ledLight as words } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { Plate } from '@/ui/Plate';
import { reveal } from '@/ui/reveal';

import { BenefitSign, type Depth as DepthOfLight, LightArcs, LightBeams } from './drawings';

/**
 * Shows how deep each light goes. The hero's lights continue below the skin's surface, and each light ends with its own row. The lights are
 * drawn row by row, so that they match the rows at any text size.
 */
export function Depth({ surface, legend, headline, types: [upper, middle, deep] }: typeof words.lights) {
  return (
    <section className="on-dark bg-night-deep bg-linear-to-b from-night-glow/55 to-night-deep to-62% pb-section text-night-text">
      <div className="wide">
        <p className="relative z-1 flex justify-between gap-6 border-t border-champagne pt-4 text-caption lg:pe-3">
          <span>{surface}</span>
          <span>{legend}</span>
        </p>
        <div className="relative isolate pt-6 pb-8 md:pt-16 md:pb-10 lg:-mt-10 lg:grid lg:min-h-75 lg:items-center lg:pb-0">
          <div className="hidden lg:contents">
            <LightBeams depth="surface" />
          </div>
          <Heading text={headline} className="text-porcelain [&_em]:block" />
        </div>
        <ul>
          <DepthRow depth="upper" {...upper} />
          <DepthRow depth="middle" {...middle} />
          <DepthRow depth="deep" {...deep} />
        </ul>
      </div>
    </section>
  );
}

function DepthRow({ depth, light, text, layer }: (typeof words.lights.types)[number] & { depth: DepthOfLight }) {
  return (
    <li className="relative isolate border-b border-night-rule pt-6 pb-5 max-lg:pe-30 md:max-lg:pe-[50%] lg:grid-12 lg:min-h-44 lg:items-end">
      <LightBeams depth={depth} />
      <h3 className="text-h3 whitespace-nowrap text-porcelain max-lg:mb-1.5 lg:col-span-2 lg:max-xl:text-card">{light.name}</h3>
      <p className="text-small lg:col-span-4 lg:pe-10 lg:text-body">{text}</p>
      <p className="mt-2 text-caption text-porcelain lg:col-span-6 lg:me-3 lg:text-end">{layer}</p>
    </li>
  );
}

/** One profile in each of the three lights, from edge to edge, with four points below. */
export function Benefits({ eyebrow, headline, points, profiles, legend, illustrationNote }: typeof words.benefits) {
  return (
    <section className="on-dark bg-night pb-section text-night-text">
      <figure>
        <ul className="grid grid-cols-3 gap-x-0.5">
          {profiles.map(({ light, picture }) => (
            <li key={light.id} className="relative h-[clamp(280px,46vw,680px)]">
              <Picture source={picture} sizes="(min-width: 768px) 34vw, 60vw" fit="fill" focus="38% 55%" />
              <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/80 px-3 pt-10 pb-3 text-caption text-porcelain md:px-gutter">
                {light.name}
              </span>
            </li>
          ))}
        </ul>
        <figcaption className="wide pt-3 text-caption">
          {profiles.every(({ picture }) => picture.illustration) ? `${legend} ${illustrationNote}` : legend}
        </figcaption>
      </figure>
      <div ref={reveal} className="wide grid-12 gap-y-6 pt-10 md:gap-y-10 md:pt-24">
        <div className="col-span-12 lg:col-span-4">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 text-porcelain" />
        </div>
        <ul className="col-span-12 grid gap-x-(--gap) md:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {points.map(({ sign, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[64px_1fr] border-t border-night-rule/45 py-4 last:pb-0 md:py-6 md:pe-6 md:nth-[n+3]:pb-0"
            >
              <BenefitSign sign={sign} />
              <div>
                <h3 className="text-card text-porcelain">{title}</h3>
                <p className="mt-2 max-w-[40ch]">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A plain description of the treatment, without a medical promise, beside a plate in an arch. */
export function About({ eyebrow, headline, lead, text, plate, facts }: typeof words.about) {
  return (
    <section className="overflow-hidden bg-petal py-section">
      <div ref={reveal} className="wide grid-12 items-center gap-y-8 md:gap-y-12">
        <Plate
          {...plate}
          sizes="(min-width: 1504px) 550px, (min-width: 768px) 39vw, 86vw"
          box="arch arch-framed aspect-[7/6] w-full md:aspect-4/5"
          focus="50% 40%"
          className="col-span-12 ps-3 max-md:order-last md:col-span-5"
          captionClass="border-t border-brass pt-3 text-ink-soft"
        />
        <div className="col-span-12 md:col-span-7 md:ps-6 lg:col-span-6 lg:col-start-7 lg:ps-0">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-6 md:mb-8" />
          <p className="max-w-[48ch] text-lead">{lead}</p>
          <div className="mt-6 grid gap-4 text-ink-soft xl:grid-cols-2">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="mt-8 text-small font-medium md:mt-12">
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

/** A visit as one line, with the lights rising from its middle. */
export function Steps({ eyebrow, headline, steps: [read, lie, goOn] }: typeof words.how) {
  return (
    <section className="py-section">
      <div ref={reveal} className="wide">
        <Heading eyebrow={eyebrow} text={headline} className="mt-3" />
        <ol className="mt-8 md:mt-12 md:grid md:grid-cols-3 lg:mt-16">
          <StepEntry {...read} />
          <StepEntry {...lie} withLight />
          <StepEntry {...goOn} />
        </ol>
      </div>
    </section>
  );
}

function StepEntry({ step, title, description, withLight = false }: (typeof words.how.steps)[number] & { withLight?: boolean }) {
  return (
    <li className="group">
      <div className={classNames('md:h-20 lg:h-28', withLight && 'h-22')}>{withLight && <LightArcs />}</div>
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 border-t border-ink pt-4 pb-6 group-last:pb-0 md:block md:pe-8 md:pb-0">
        <p aria-hidden="true" className="font-serif text-display-3/none text-indigo">
          {step}
        </p>
        <h3 className="text-h3 md:mt-3">{title}</h3>
        <p className="col-start-2 mt-1 max-w-[44ch] text-ink-soft md:mt-2">{description}</p>
      </div>
    </li>
  );
}
