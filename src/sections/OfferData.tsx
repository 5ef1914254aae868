import type { MasterPrice } from '@/content/prices';
import { absolute } from '@/site/address';
import { pathOf, type PageId } from '@/site/pages';

import { JsonLd } from './JsonLd';

interface OfferDataProps {
  page: PageId;
  prices: readonly { name: string; price: MasterPrice }[];
}

/** The prices of a page as structured data. 'Ask', 'GM only' and '' are no numbers and are left out; 'from' is a lowest price. */
export function OfferData({ page, prices }: OfferDataProps) {
  const url = absolute(pathOf(page));
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Service',
        '@id': `${url}#service`,
        offers: prices.flatMap(({ name, price }) => offerOf(name, price)),
      }}
    />
  );
}

function offerOf(name: string, price: MasterPrice): object[] {
  if (price === 'Ask' || price === 'GM only' || price === '') return [];
  const offer = { '@type': 'Offer', name, priceCurrency: 'AED' };
  if (typeof price === 'number') return [{ ...offer, price }];
  const minPrice = Number(price.slice('from '.length));
  return [{ ...offer, priceSpecification: { '@type': 'PriceSpecification', minPrice, priceCurrency: 'AED' } }];
}
