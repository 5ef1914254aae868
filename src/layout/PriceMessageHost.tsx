import { useEffect, useState } from 'react';

import { LatePriceMessage } from './late';

/** Opens the PriceMessage of a clicked price. */
export function PriceMessageHost() {
  const [price, setPrice] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>('[data-ask]');
      if (pressed) setPrice(pressed);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return price && <LatePriceMessage price={price} onClose={() => setPrice(null)} />;
}
