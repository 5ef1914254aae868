import { classNames } from '@/lib/classNames';

import { NoBreak } from './NoBreak';

interface QuoteProps {
  /** The quote without its quotation marks. */
  text: string;
  /** Sets the text size. */
  className: string;
  /** Classes that place the quote in its figure. */
  place?: string;
}

/** A client's words. The figcaption beside it names the client. */
export function Quote({ text, className, place }: QuoteProps) {
  return (
    <blockquote className={place}>
      <p className={classNames('hanging-quote font-serif text-balance', className)}>
        “<NoBreak text={text} />”
      </p>
    </blockquote>
  );
}
