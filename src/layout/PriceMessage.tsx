import { useEffect, useRef } from 'react';

import { classNames } from '@/lib/classNames';
import { chatWith } from '@/site/links';
import { buttonStyle } from '@/ui/buttonStyle';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

export interface PriceMessageProps {
  /** The price button that was clicked (sections/Amount.tsx). */
  price: HTMLElement;
  onClose: () => void;
}

/** A bar above the contact bar with a treatment and its price. It links to the chat with both prefilled in the message. */
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
  const { ask: name, price: amount } = price.dataset;
  const after = amount === undefined ? '' : ` · ${amount}`;
  return (
    <section
      aria-label="Ask about a price"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="message-bar md:flex-nowrap print:hidden"
    >
      <p className="max-md:text-caption">
        <span>{name}</span> <span className="whitespace-nowrap">{after.trim()}</span>
      </p>
      <a
        ref={link}
        href={chatWith(`${name}${after}. Do you have an appointment free?`)}
        target="_blank"
        rel="noopener noreferrer"
        className={classNames(buttonStyle('chat'), 'max-md:order-last max-md:-ms-2 max-md:grow max-md:basis-full max-md:whitespace-normal')}
      >
        <Icon name="chat" size={22} />
        Ask for an appointment
      </a>
      <IconButton icon="close" label="Close" onClick={close} />
    </section>
  );
}

/** Highlights the price and its row. Returns the cleanup function. */
function highlight(price: HTMLElement): () => void {
  const row = price.closest('tr, li, dl > div');
  price.classList.add('asked');
  row?.classList.add('asked-row');
  return () => {
    price.classList.remove('asked');
    row?.classList.remove('asked-row');
  };
}
