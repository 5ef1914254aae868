import type { Link, Point } from '@/content/shapes';
import { ExpandIcon } from '@/ui/ExpandIcon';
import { NoBreak } from '@/ui/NoBreak';

export interface TreatmentSummaryProps {
  title: string;
  lines: readonly Point[];
  link: Link;
}

/** What to know before and after a treatment, in a few lines that open under a price list. The link to the rest keeps the page open. */
export function TreatmentSummary({ title, lines, link: { label, href } }: TreatmentSummaryProps) {
  return (
    <details className="in-short group mt-4 border-y border-(--hair) md:mt-6">
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-6 py-3 font-serif text-card text-(--strong) hover:text-(--gilt) [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ExpandIcon turned="group-open:rotate-90" />
      </summary>
      <dl className="grid gap-x-(--gap) gap-y-4 pb-3 text-small md:grid-cols-2">
        {lines.map((line) => (
          <div key={line.title}>
            <dt className="font-semibold text-(--strong)">{line.title}</dt>
            <dd className="text-(--soft)">
              <NoBreak text={line.text} />
            </dd>
          </div>
        ))}
      </dl>
      <a href={href} target="_blank" rel="noopener" className="text-link mb-3 inline-block py-3 in-[.on-dark]:text-champagne">
        {label}
      </a>
    </details>
  );
}
