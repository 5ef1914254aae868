import { NoBreak } from '@/ui/NoBreak';

interface NumberedPointsProps {
  points: readonly { title: string; text: string }[];
  className?: string;
}

/** Numbered points between hairlines, on light and dark backgrounds. */
export function NumberedPoints({ points, className = '' }: NumberedPointsProps) {
  return (
    <ol className={`grid gap-x-(--gap) gap-y-4 md:gap-y-8 ${className}`}>
      {points.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[48px_1fr] items-baseline border-t border-(--hair) pt-4 md:pt-8">
          <span aria-hidden="true" className="font-serif text-display-3 text-(--gilt)">
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-[50ch] text-(--soft) max-md:text-small">
              <NoBreak text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
