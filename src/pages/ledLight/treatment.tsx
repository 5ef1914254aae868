import type { ledLight as content } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

import { BenefitIcon, type Depth as DepthOfLight, LightArcs, LightBeams } from './drawings';

/**
 * Shows how deep each light goes. The hero's lights continue below the skin's surface, and each light ends with its own row. The lights are
 * drawn row by row, so that they match the rows at any text size.
 */
export function Depth({ surface, legend, headline, types: [upper, middle, deep] }: typeof content.lights) {
  return (
    <section className="on-dark bg-night-deep bg-linear-to-b from-night-glow/55 to-night-deep to-62% pb-section text-night-text">
      <div className="wide">
        <div className="relative isolate border-t border-champagne pt-4 pb-8 md:pb-10 lg:min-h-75">
          <LightBeams depth="surface" />
          <p className="flex flex-wrap justify-between gap-x-6 text-caption max-md:pe-30 md:max-lg:pe-[50%] lg:pe-3">
            <span>{surface}</span>
            <span>{legend}</span>
          </p>
          <Heading text={headline} className="mt-6 text-porcelain max-md:max-w-[7em] md:mt-13" />
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

function DepthRow({ depth, light, text, layer }: (typeof content.lights.types)[number] & { depth: DepthOfLight }) {
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
export function Benefits({ eyebrow, headline, points, profiles, legend, illustrationNote }: typeof content.benefits) {
  return (
    <section className="on-dark bg-night pb-section text-night-text">
      <figure>
        <ul className="grid grid-cols-3 gap-x-0.5">
          {profiles.map(({ light, picture }) => (
            <li key={light.id} className="relative h-[clamp(280px,46vw,680px)]">
              <Picture source={picture} sizes="(min-width: 768px) 34vw, 60vw" fit="fill" focus="26% 55%" />
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
          {points.map(({ icon, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[64px_1fr] border-t border-night-rule/45 py-4 last:pb-0 md:py-6 md:pe-6 md:nth-[n+3]:pb-0"
            >
              <BenefitIcon icon={icon} />
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

/** A plain description of the treatment, without a medical promise, in two columns. */
export function About({ eyebrow, headline, lead, text, photograph, facts }: typeof content.about) {
  return (
    <section className="bg-plaster py-section-quiet">
      <div ref={reveal} className="wide grid-12 gap-y-6">
        <div className="col-span-12 lg:col-span-6">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-6 md:mb-8" />
          <p className="max-w-[40ch] text-lead">{lead}</p>
          {photograph && <Picture source={photograph} sizes="(min-width: 1024px) 44vw, 90vw" box="relative mt-8 aspect-3/2" />}
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8 lg:self-end">
          {text.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-[60ch] text-ink-soft">
              {paragraph}
            </p>
          ))}
          <ul className="mt-8 text-small font-medium">
            {facts.map((fact) => (
              <li key={fact} className="border-t border-hair-strong py-3 text-balance last:pb-0">
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
export function Steps({ eyebrow, headline, steps: [read, lie, goOn] }: typeof content.how) {
  return (
    <section className="py-section-quiet">
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

function StepEntry({ step, title, description, withLight = false }: (typeof content.how.steps)[number] & { withLight?: boolean }) {
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
