import type { ReactNode } from 'react';

import type { FaqQuestion, Link } from '@/content/shapes';
import { Heading } from '@/ui/Heading';
import { LateAccordion } from '@/ui/late';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

import { type Background, backgrounds } from './backgrounds';
import { Days } from './Days';
import { FaqData } from './structuredData';

interface FaqProps {
  eyebrow: string;
  headline: string;
  questions: readonly FaqQuestion[];
  background: Background;
  /** A sentence below the heading that leads to the link `ask`. */
  invitation?: string;
  ask?: Link;
  /** Shown between the heading and the sentence. */
  children?: ReactNode;
}

/** Renders a page's questions (id `faq`) as an accordion and as structured data. */
export function Faq({ eyebrow, headline, questions, background, invitation, ask, children }: FaqProps) {
  const items = questions.map(({ answer, ...question }) => ({
    ...question,
    answer: typeof answer === 'string' ? answer : <Days days={answer} />,
  }));
  return (
    <section id="faq" className={`py-section-quiet ${backgrounds[background]}`}>
      <div className="wide grid-12 gap-y-6 md:gap-y-10">
        <div ref={reveal} className="col-span-12 lg:col-span-4">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 lg:-me-8" />
          <div className="mt-4 md:mt-6">
            {children}
            {invitation !== undefined && <p className="max-w-[34ch] text-ink-soft">{invitation}</p>}
            {ask && <TextLink {...ask} className="inline-block py-3" />}
          </div>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <LateAccordion items={items} />
        </div>
      </div>
      <FaqData questions={questions} />
    </section>
  );
}
