import { about } from '@/content/about';
import { Emphasis } from '@/ui/Emphasis';

/** A dark band: what makes the studio itself, two by two, with two facts at the foot of the headline. */
export function FourPoints() {
  const { headline, points, facts } = about.four;
  return (
    <section className="on-dark bg-oxblood-deep py-section text-porcelain">
      <div className="wide grid-12 gap-y-10 md:gap-y-14">
        <div className="col-span-12 flex flex-col justify-between gap-7 md:max-lg:flex-row md:max-lg:items-end lg:col-span-4">
          <h2 className="text-display-2">
            <Emphasis text={headline} />
          </h2>
          <dl className="flex gap-12">
            {facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="max-w-[15ch] text-small/[1.45] text-balance text-on-deep">{label}</dt>
                <dd className="font-serif text-[34px]/[1.1] font-medium text-champagne">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ol className="col-span-12 grid gap-x-(--gap) md:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {points.map(({ title, text }, index) => (
            <li
              key={title}
              className="border-t border-hair-dark py-6 max-md:grid max-md:grid-cols-[48px_1fr] max-md:pb-7 max-md:last:pb-0 md:pr-6 md:pb-14 md:nth-[n+3]:pb-0"
            >
              <span
                aria-hidden="true"
                className="block font-serif text-[34px]/none font-medium text-champagne max-md:text-[34px]/[0.8] md:mb-5"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-[25px]/[1.18] md:text-h3">{title}</h3>
                <p className="mt-2.5 max-w-[44ch] text-on-deep">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
