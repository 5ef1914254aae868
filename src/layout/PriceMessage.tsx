import { useEffect, useRef } from 'react';

import { chatWith } from '@/site/links';

export interface PriceMessageProps {
  /** The price button that was clicked (sections/Amount.tsx). */
  price: HTMLElement;
  onClose: () => void;
}

/** A line above the contact bar with a treatment and its price. It links to the chat with both prefilled in the message. */
export function PriceMessage({ price, onClose }: PriceMessageProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus({ preventScroll: true });
    return highlight(price);
  }, [price]);
  const close = () => {
    onClose();
    price.focus({ preventScroll: true });
  };
  const text = price.dataset.ask ?? '';
  return (
    <section
      aria-label="Ask about a price"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="fixed inset-x-3 bottom-callbar z-toast mb-3 flex flex-wrap items-center justify-end gap-x-2 rounded-sm border border-hair-strong bg-white py-2 pe-2 ps-4 text-small text-ink shadow-float md:inset-e-auto md:bottom-6 md:inset-s-6 md:mb-0 md:max-w-160 md:flex-nowrap"
    >
      <p className="grow basis-32 py-2">{text}</p>
      <a
        ref={link}
        href={chatWith(`${text}. Is there a time?`)}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-12 items-center px-3 font-semibold text-oxblood underline underline-offset-4"
      >
        Ask for a time
      </a>
      <button type="button" onClick={close} className="min-h-12 px-3 text-ink-soft underline-offset-4 hover:underline">
        Close
      </button>
    </section>
  );
}

/** Highlights the price and its row. Returns the cleanup function. */
function highlight(price: HTMLElement): () => void {
  const row = price.closest<HTMLElement>('tr, li, dl > div');
  price.style.boxShadow = '0 2px';
  // Translucent brass works on light and dark rows.
  if (row) row.style.boxShadow = 'inset 0 0 0 99px #b48e5833, 10px 0 #b48e5833, -10px 0 #b48e5833';
  return () => {
    for (const element of [price, row]) element?.style.removeProperty('box-shadow');
  };
}
