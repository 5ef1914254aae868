import { ledLight } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { Dome } from './Dome';

/** How it works in three steps (§2): a visit as one line, with the light rising over its middle. */
export function Steps() {
  const { eyebrow, headline, steps } = ledLight.how;
  const [read, lie, goOn] = steps;
  return (
    <section className="py-section">
      <div ref={reveal} className="wide">
        <div className="lg:text-center">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 text-display-2">
            <Emphasis text={headline} />
          </h2>
        </div>
        <ol className="mt-9 md:mt-12 md:grid md:grid-cols-[1fr_2fr_1fr] lg:mt-16">
          <Step {...read} place="first" />
          <Step {...lie} place="middle" />
          <Step {...goOn} place="last" />
        </ol>
      </div>
    </section>
  );
}

const texts = {
  first: 'md:pr-5',
  middle: 'md:px-5 md:text-center *:md:mx-auto',
  last: 'max-md:pb-0 md:pl-[calc(var(--gap)*0.75)]',
} as const;

interface StepProps {
  step: string;
  title: string;
  description: string;
  place: keyof typeof texts;
}

/** The middle step is lit. */
function Step({ step, title, description, place }: StepProps) {
  return (
    <li>
      <div className={classNames('md:h-28 lg:h-44', place === 'middle' && 'h-22')}>{place === 'middle' && <Dome />}</div>
      <div className={classNames('border-t border-ink pt-5 pb-8 md:pb-0', texts[place])}>
        <p aria-hidden="true" className="font-serif text-[40px]/none font-medium text-indigo">
          {step}
        </p>
        <h3 className="mt-3 text-h3">{title}</h3>
        <p className="mt-2 max-w-[44ch] text-ink-soft">{description}</p>
      </div>
    </li>
  );
}
