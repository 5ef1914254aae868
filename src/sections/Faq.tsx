import type { ReactNode } from 'react';

import type { Question } from '@/content/prices';
import { Emphasis } from '@/ui/Emphasis';
import { LateAccordion } from '@/ui/late';
import { reveal } from '@/ui/reveal';

import { FaqData } from './FaqData';

interface FaqProps {
  eyebrow: string;
  headline: string;
  questions: readonly Question[];
  /** Where the heading stands from 1024 px: beside the questions, on this side. */
  heading: 'left' | 'right';
  ground: 'porcelain' | 'plaster' | 'petal';
  /** What stands under the heading: a sentence, a link, a plate. */
  beside?: ReactNode;
}

const grounds = { porcelain: 'bg-porcelain', plaster: 'bg-plaster', petal: 'bg-petal' } as const;

/** The questions of a page (id `faq`): one open at a time, collapsible; and the same as structured data. */
export function Faq({ eyebrow, headline, questions, heading, ground, beside }: FaqProps) {
  return (
    <section id="faq" className={`py-section ${grounds[ground]}`}>
      <div className="wide grid-12 gap-y-10">
        <div
          ref={reveal}
          className={heading === 'left' ? 'col-span-12 lg:col-span-4' : 'col-span-12 lg:order-1 lg:col-span-4 lg:col-start-9'}
        >
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 text-display-2">
            <Emphasis text={headline} />
          </h2>
          {beside !== undefined && <div className="mt-6">{beside}</div>}
        </div>
        <div className={heading === 'left' ? 'col-span-12 lg:col-span-7 lg:col-start-6' : 'col-span-12 lg:col-span-7'}>
          <LateAccordion items={questions} />
        </div>
      </div>
      <FaqData questions={questions} />
    </section>
  );
}
