import { Fragment } from 'react';

import { facts } from '@/site/facts';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { LateMapFrame } from './late';

interface ClosingCallProps {
  eyebrow: string;
  headline: string;
  /** Facts of the place, joined by ' • '. */
  place: string;
  book: { label: string; href: string };
}

/** The last word of a page: an invitation left, the map in an arch that stands on the footer. */
export function ClosingCall({ eyebrow, headline, place, book }: ClosingCallProps) {
  const parts = place.split(' • ');
  return (
    <section className="overflow-hidden bg-plaster">
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 self-center pt-section md:col-span-7 md:py-section">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 mb-5.5 text-[clamp(40px,5vw,72px)]/[1.05] tracking-[-0.008em] md:mt-6 md:mb-8">
            <Emphasis text={headline} />
          </h2>
          <p className="text-small text-balance text-ink-soft md:text-lead">
            {parts.map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' '}
                <span className="whitespace-nowrap">
                  {part}
                  {index < parts.length - 1 && ' •'}
                </span>
              </Fragment>
            ))}
          </p>
          <p className="my-7.5 flex flex-wrap items-center gap-x-5 gap-y-2 *:first:max-md:flex-[1_1_100%] md:my-10 lg:gap-x-8">
            <ButtonLink href={book.href} newTab>
              {book.label}
            </ButtonLink>
            <a href={facts.mapUrl} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-3">
              View Map
            </a>
          </p>
          <p className="max-w-[520px] border-t border-sand pt-5 text-small text-ink-soft">{facts.parking}</p>
        </div>
        <div className="col-span-12 pt-11 pl-3.5 md:col-span-5 md:col-start-8 md:pt-18 md:pl-0">
          <div className="arch arch-framed h-full min-h-110 md:min-h-130 lg:min-h-160">
            <LateMapFrame />
          </div>
        </div>
      </div>
    </section>
  );
}
