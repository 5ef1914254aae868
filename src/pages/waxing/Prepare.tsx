import { waxing } from '@/content/waxing';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

/** How to prepare, as three dates on one brass line. */
export function Prepare() {
  const { eyebrow, headline, steps, note } = waxing.prepare;
  return (
    <section className="bg-plaster py-section">
      <div className="wide grid-12 gap-y-10 md:gap-y-16">
        <div ref={reveal} className="col-span-12 lg:col-span-7">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 text-display-2 md:mt-6">
            <Emphasis text={headline} />
          </h2>
        </div>
        <ol className="col-span-12 grid gap-x-(--gap) border-brass max-md:border-l max-md:pl-6 md:grid-cols-3 md:border-t">
          {steps.map(({ title, text }) => (
            <li
              key={title}
              className="relative pb-8 before:absolute before:size-2.25 before:rounded-full before:bg-oxblood last:pb-0 max-md:before:top-2.5 max-md:before:-left-[29px] md:pt-8 md:pr-8 md:pb-0 md:before:-top-[5px] md:before:left-0"
            >
              <h3 className="text-[25px]/[1.18] font-semibold md:text-h3 md:font-medium">{title}</h3>
              <p className="mt-2 max-w-[38ch] text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="col-span-12 max-w-[66ch] text-small text-ink-soft lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-end">{note}</p>
      </div>
    </section>
  );
}
