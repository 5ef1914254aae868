import { classNames } from '@/lib/classNames';

import { Emphasis } from './Emphasis';

interface QuoteProps {
  /** Without its quotation marks. */
  text: string;
  /** Its size. */
  className: string;
  /** Where it stands in its figure. */
  place?: string;
}

/** A client's words; who said them stands in the figcaption beside it. */
export function Quote({ text, className, place }: QuoteProps) {
  return (
    <blockquote className={place}>
      <p className={classNames('hanging-quote font-serif text-balance', className)}>
        “<Emphasis text={text} />”
      </p>
    </blockquote>
  );
}
