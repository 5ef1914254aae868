import type { microbladingNew as content } from '@/content/microbladingNew';
import { classNames } from '@/lib/classNames';
import { SectionHead } from '@/sections/SectionHead';
import { NoBreak } from '@/ui/NoBreak';

import brow from './brow.svg';

/** A scroller without controls inside must itself be focusable by keyboard. */
const focusable = { tabIndex: 0 };

/**
 * Compares the studio with other clinics. Our column is a white panel with an arched top. On phones the questions stay in view while the
 * answers scroll sideways; both snap positions show whole columns.
 */
export function Comparison({ eyebrow, headline, text, hint, region, columns, rows, note }: typeof content.comparison) {
  return (
    <section id="comparison" className="bg-plaster py-section">
      <div className="wide">
        <SectionHead eyebrow={eyebrow} text={headline}>
          {text}
        </SectionHead>
        <p aria-hidden="true" className="mb-3 flex justify-between text-caption text-mute md:hidden">
          <span>{hint}</span>
          <span>→</span>
        </p>
        <div
          {...focusable}
          role="region"
          aria-label={region}
          className={classNames(
            'relative overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-md:-mx-gutter',
            'snap-x snap-mandatory scroll-ps-[calc(var(--gutter)+104px)]',
          )}
        >
          <table className="w-[calc(100vw+212px)] table-fixed border-separate border-spacing-0 text-start md:w-full">
            <colgroup>
              <col className="w-[calc(var(--gutter)+104px)] md:w-[30%]" />
              <col className="w-53 md:w-[36%]" />
              <col />
            </colgroup>
            <thead>
              <tr className="align-bottom">
                <th scope="col" className="sticky inset-s-0 z-1 bg-plaster p-0 md:static">
                  <span className="sr-only">{columns.question}</span>
                </th>
                <th
                  scope="col"
                  className={classNames(
                    'half-circle-top h-22 snap-start border border-b-0 border-brass bg-white md:h-[min(15vw,220px)]',
                    'px-3 pb-2 text-center font-serif text-card md:pb-4',
                  )}
                >
                  <img src={brow} alt="" width="780" height="530" loading="lazy" className="mx-auto mb-2 w-2/5 max-md:hidden" />
                  {columns.us}
                </th>
                <th scope="col" className="snap-start ps-5 pb-2 text-start font-serif text-card text-mute md:ps-8 md:pb-4">
                  {columns.others}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ question, us, others }) => (
                <tr key={question} className="group align-top *:border-t *:border-hair-strong *:py-2 md:*:py-4">
                  <th
                    scope="row"
                    className={classNames(
                      'sticky inset-s-0 z-1 bg-plaster ps-gutter pe-2 text-start md:static md:ps-0',
                      'text-caption font-semibold text-mute md:font-serif md:text-card md:text-ink',
                    )}
                  >
                    {question}
                  </th>
                  <td
                    className={classNames(
                      'border-x border-x-brass! bg-white group-last:border-b group-last:border-b-brass',
                      'px-4 text-small font-medium text-pretty whitespace-pre-line md:text-body lg:px-6',
                    )}
                  >
                    <NoBreak text={us} />
                  </td>
                  <td className="ps-5 pe-gutter text-small text-ink-soft md:ps-8 md:pe-0 md:text-body">{others}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-5 text-caption text-mute">{note}</p>
      </div>
    </section>
  );
}
