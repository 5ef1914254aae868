import type { FaqQuestion, MasterPrice, Offer } from '@/content/shapes';
import { absolute, json } from '@/site/address';
import { type PageId, pathOf } from '@/site/pages';

/** A JSON-LD block beside the text that it repeats. */
function StructuredData({ data }: { data: object }) {
  const text = json({ '@context': 'https://schema.org', ...data });
  // Safe: the JSON contains no '<', so it cannot close the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

export function FaqData({ questions }: { questions: readonly FaqQuestion[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: typeof answer === 'string' ? answer : answer.map(({ when, text }) => `${when}: ${text}.`).join(' '),
    },
  }));
  return <StructuredData data={{ '@type': 'FAQPage', mainEntity }} />;
}

/** Structured data of the prices on a page. 'Ask', 'GM only' and '' are left out; a 'from' price becomes a minimum price. */
export function OfferData({ page, offers }: { page: PageId; offers: readonly Offer[] }) {
  const id = `${absolute(pathOf(page))}#service`;
  return <StructuredData data={{ '@type': 'Service', '@id': id, offers: offers.flatMap(({ name, price }) => offerOf(name, price)) }} />;
}

function offerOf(name: string, price: MasterPrice): object[] {
  if (price === 'Ask' || price === 'GM only' || price === '') return [];
  const offer = { '@type': 'Offer', name, priceCurrency: 'AED' };
  if (typeof price === 'number') return [{ ...offer, price }];
  const minPrice = Number(price.slice('from '.length));
  return [{ ...offer, priceSpecification: { '@type': 'PriceSpecification', minPrice, priceCurrency: 'AED' } }];
}
