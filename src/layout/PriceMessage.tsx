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
    <section aria-label="Ask about a price" onKeyDown={({ key }) => key === 'Escape' && close()} className="message-bar md:flex-nowrap">
      <p>{text}</p>
      <a
        ref={link}
        href={chatWith(`${text}. Is there a time?`)}
        target="_blank"
        rel="noopener noreferrer"
        className="flex items-center font-semibold text-oxblood underline"
      >
        Ask for a time
      </a>
      <button type="button" onClick={close} className="text-ink-soft hover:underline">
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
