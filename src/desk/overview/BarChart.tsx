import { classNames } from '@/lib/classNames';

interface BarChartProps {
  values: readonly number[];
  /** What the drawing says, in a sentence. */
  summary: string;
  /** Below the bars, at even distances, or one for each. */
  labels: readonly string[];
  /** Whether each bar has its number above it. */
  numbered?: boolean;
  /** The bars that stand out, by their index. */
  marked?: (index: number) => boolean;
}

const BAR = 10;
const HEIGHT = 100;

/** Upright bars; the drawing is as wide as its place. */
export function BarChart({ values, summary, labels, numbered = false, marked }: BarChartProps) {
  const most = Math.max(1, ...values);
  return (
    <div className="mt-1 flex grow flex-col justify-end">
      {numbered && (
        <div aria-hidden="true" className="flex text-center text-caption/5 text-ink-soft tabular-nums *:flex-1">
          {values.map((value, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            <span key={index}>{value}</span>
          ))}
        </div>
      )}
      {!numbered && (
        <span aria-hidden="true" className="border-b border-dashed border-sand text-caption/5 text-mute tabular-nums">
          {most}
        </span>
      )}
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${values.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-28 w-full grow border-b border-hair-strong"
      >
        {values.map((value, index) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
              key={index}
              x={index * BAR + 1}
              y={HEIGHT - height}
              width={BAR - 2}
              height={height}
              className={marked?.(index) ? 'fill-error' : 'fill-rosewood/65'}
            />
          );
        })}
      </svg>
      <div
        aria-hidden="true"
        className={classNames(
          'flex pt-1 text-caption/5 text-mute',
          labels.length === values.length ? 'text-center *:flex-1' : 'justify-between',
        )}
      >
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
