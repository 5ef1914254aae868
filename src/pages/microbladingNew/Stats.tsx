import { microbladingNew } from '@/content/microbladingNew';

/** The stats band (§2): four figures in ruled cells, under the brass line on which the hero's half circle stands. */
export function Stats() {
  const { label, items } = microbladingNew.stats;
  return (
    <section aria-label={label} className="border-t border-brass bg-porcelain">
      <dl className="wide grid grid-cols-2 md:grid-cols-4 md:gap-x-(--gap)">
        {items.map(({ figure, label: words }) => (
          <div
            key={words}
            className="flex flex-col-reverse justify-end border-sand py-6.5 even:border-l even:pl-5 nth-[n+3]:border-t md:border-t-0! md:pt-11 md:pb-12 md:pl-4 md:not-first:border-l md:first:pl-0 lg:pl-6"
          >
            <dt className="mt-3 max-w-[22ch] text-small/[1.45] text-ink-soft md:mt-3.5">{words}</dt>
            <dd className="font-serif text-[clamp(52px,6.200vw,92px)]/[0.9] font-medium tracking-[-0.02em] whitespace-nowrap">
              {figure.replace('+', '')}
              {figure.endsWith('+') && <span className="ml-[0.1em] align-[0.62em] text-[0.42em] tracking-normal">+</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
