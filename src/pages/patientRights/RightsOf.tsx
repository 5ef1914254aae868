import type { RightsGroup } from '@/content/patientRights';

import { Numeral } from './Numeral';

/** One group of rights (§2): its name, a gloss in the margin, its sentences with hanging numerals. */
export function RightsOf({ group, first }: { group: RightsGroup; first: number }) {
  const { id, title, gloss, rights } = group;
  return (
    <div
      id={id}
      className="col-span-full pb-11 last:pb-16 md:grid-12 md:pb-14 md:last:pb-22 lg:grid-cols-9 lg:last:pb-28 print:block print:pb-4 print:last:pb-0"
    >
      <h3 className="border-t border-brass pt-4.5 text-[30px]/[1.18] text-oxblood md:col-span-10 md:col-start-2 lg:col-span-8 lg:col-start-2 xl:col-span-5 xl:col-start-2 print:break-after-avoid print:border-0 print:pt-3 print:text-[22px]/[1.2] print:text-ink">
        {title}
      </h3>
      <p className="pt-1.5 font-serif text-[22px]/[1.3] font-medium text-rosewood italic md:col-span-10 md:col-start-2 lg:col-span-8 lg:col-start-2 xl:col-span-2 xl:col-start-8 xl:row-span-2 xl:row-start-1 xl:self-start xl:border-t xl:border-brass xl:pt-5 print:hidden">
        {gloss}
      </p>
      <ol
        start={first}
        className="md:col-span-11 md:col-start-1 md:grid-12 md:grid-cols-11 lg:col-span-9 lg:grid-cols-9 xl:col-span-6 xl:col-start-1 xl:grid-cols-6 print:block"
      >
        {rights.map((right, index) => (
          <li
            key={right.title}
            className="grid grid-cols-[44px_1fr] items-baseline pt-6 md:col-span-full md:grid-12 md:grid-cols-11 md:pt-6.5 lg:grid-cols-9 xl:grid-cols-6 print:grid-cols-[32px_1fr] print:gap-x-0 print:break-inside-avoid print:pt-2"
          >
            <span className="md:pr-2 md:text-right print:p-0 print:text-left">
              <Numeral value={first + index} />
            </span>
            <div className="md:col-span-10 lg:col-span-8 xl:col-span-5 print:col-span-1">
              <h4 className="font-serif text-card font-semibold print:font-sans print:text-small">{right.title}</h4>
              <p className="mt-1 max-w-[58ch] text-ink-soft print:mt-0 print:max-w-none print:text-small print:text-ink">{right.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
