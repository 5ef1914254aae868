import { patientRights } from '@/content/patientRights';

import { anchors } from './anchors';
import { Numeral } from './Numeral';

/** The ten responsibilities (§2), in two columns that are read downwards. */
export function Responsibilities() {
  const { title, text, items } = patientRights.responsibilities;
  return (
    <section id={anchors.responsibilities} className="bg-plaster py-section print:bg-transparent print:pt-8 print:pb-0">
      <div className="wide grid-12 gap-y-8 md:gap-y-12 print:block">
        <div className="col-span-12 lg:col-span-4">
          <h2 className="text-display-2 print:break-after-avoid print:text-[26px]/[1.2]">{title}</h2>
          <p className="mt-4 max-w-[48ch] text-ink-soft lg:mt-6 lg:max-w-[34ch] print:hidden">{text}</p>
        </div>
        <ol className="col-span-12 md:grid md:grid-flow-col md:grid-cols-2 md:grid-rows-[repeat(5,auto)] md:gap-x-(--gap) lg:col-span-7 lg:col-start-6 print:mt-2 print:block">
          {items.map((item, index) => (
            <li
              key={item.title}
              className="grid grid-cols-[44px_1fr] items-baseline border-t border-hair-strong pt-5 pb-6.5 md:grid-cols-[48px_1fr] print:grid-cols-[32px_1fr] print:break-inside-avoid print:border-0 print:pt-2 print:pb-0"
            >
              <span>
                <Numeral value={index + 1} />
              </span>
              <div>
                <h3 className="text-card font-semibold print:font-sans print:text-small">{item.title}</h3>
                <p className="mt-1 text-small text-ink-soft md:max-w-[36ch] print:mt-0 print:max-w-none print:text-ink">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
