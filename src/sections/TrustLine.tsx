import { classNames } from '@/lib/classNames';

interface TrustLineProps {
  rating: string;
  reviews: string;
  promise: string;
  /** Its distance to the form above and to the edges of the card. */
  className: string;
}

/** The rating, and when an answer comes, at the foot of a form's card. */
export function TrustLine({ rating, reviews, promise, className }: TrustLineProps) {
  return (
    <p className={classNames('flex flex-wrap justify-between border-t border-sand text-caption text-ink-soft', className)}>
      <span>
        <b className="font-semibold text-ink">{rating}</b> {reviews}
      </span>
      <span>{promise}</span>
    </p>
  );
}
