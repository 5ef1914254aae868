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
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 text-display-2">
            <Emphasis text={headline} />
          </h2>
        </div>
        <ol className="mt-9 md:mt-12 md:grid md:grid-cols-3 lg:mt-14">
          <Step {...read} />
          <Step {...lie} lit />
          <Step {...goOn} />
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  step: string;
  title: string;
  description: string;
  /** The light stands over it. */
  lit?: boolean;
}

function Step({ step, title, description, lit = false }: StepProps) {
  return (
    <li className="group">
      <div className={classNames('md:h-20 lg:h-28', lit && 'h-22')}>{lit && <Dome />}</div>
      <div className="border-t border-ink pt-5 pb-8 group-last:pb-0 md:pr-8 md:pb-0">
        <p aria-hidden="true" className="font-serif text-[40px]/none font-medium text-indigo">
          {step}
        </p>
        <h3 className="mt-3 text-h3">{title}</h3>
        <p className="mt-2 max-w-[44ch] text-pretty text-ink-soft">{description}</p>
      </div>
    </li>
  );
}
