import type { microbladingNew as words } from '@/content/microbladingNew';
import { Heading } from '@/ui/Heading';
import { reveal } from '@/ui/reveal';

import brow from './brow.svg';

/** A scroller without controls inside must itself be focusable by keyboard. */
const focusable = { tabIndex: 0 };

/**
 * Compares the studio with other clinics. Our column is a white panel with an arched top. On phones the questions stay in view while the
 * answers scroll sideways; both snap positions show whole columns.
 */
export function Comparison({ eyebrow, headline, text, hint, region, columns, rows, note }: typeof words.comparison) {
  return (
    <section id="comparison" className="bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className="md:grid-12 md:items-end">
          <div className="md:col-span-7">
            <Heading eyebrow={eyebrow} text={headline} className="mt-3" />
          </div>
          <p className="text-ink-soft max-md:mt-4 md:col-span-5 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <p aria-hidden="true" className="mt-6 flex justify-between text-caption text-mute md:hidden">
          <span>{hint}</span>
          <span>→</span>
        </p>
        <div
          {...focusable}
          role="region"
          aria-label={region}
          className="relative mt-3 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-ps-[calc(var(--gutter)+104px)] max-md:overflow-x-auto max-md:overscroll-x-contain max-md:[scrollbar-width:none] md:mt-16"
        >
          <table className="w-[calc(100vw+212px)] table-fixed border-separate border-spacing-0 text-start md:w-full">
            <colgroup>
              <col className="w-[calc(var(--gutter)+104px)] md:w-[26%] lg:w-[33.950%]" />
              <col className="w-53 md:w-[38%] lg:w-[32.100%]" />
              <col />
            </colgroup>
            <thead>
              <tr className="align-bottom">
                <th scope="col" className="sticky inset-s-0 z-1 bg-plaster p-0 md:static">
                  <span className="sr-only">{columns.question}</span>
                </th>
                <th
                  scope="col"
                  className="h-22 snap-start rounded-[50%_50%_0_0/100%_100%_0_0] border border-b-0 border-brass bg-white px-3 pt-5 pb-2 text-center font-serif text-card md:h-[clamp(132px,14.600vw,210px)] md:px-8 md:pb-4"
                >
                  <img src={brow} alt="" width="430" height="150" loading="lazy" className="mx-auto mb-2 w-[54%] max-md:hidden" />
                  {columns.us}
                </th>
                <th
                  scope="col"
                  className="snap-start text-start pe-gutter pb-3 ps-5 font-serif text-card text-mute md:pe-0 md:pb-4 md:ps-6 lg:ps-10"
                >
                  {columns.others}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ question, us, others }) => (
                <tr key={question} className="group align-top *:border-t *:border-hair-strong">
                  <th
                    scope="row"
                    className="sticky inset-s-0 z-1 bg-plaster py-2 pe-2 ps-gutter text-start text-caption md:text-card font-medium text-mute md:static md:py-4 md:pe-6 md:ps-0 md:font-serif md:font-semibold md:text-ink"
                  >
                    {question}
                  </th>
                  <td className="text-pretty border-x border-x-brass! bg-white px-4 pt-2 pb-3 text-small/normal md:text-body/normal font-medium group-last:border-b group-last:border-b-brass md:px-6 md:pt-4 md:pb-5 lg:px-8">
                    {us}
                  </td>
                  <td className="pt-2 pe-gutter pb-3 ps-5 text-small/normal md:text-body/normal text-ink-soft md:pt-4 md:pe-0 md:pb-5 md:ps-6 lg:ps-10">
                    {others}
                  </td>
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
