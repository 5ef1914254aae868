import { json } from '@/site/address';

/** A block of structured data beside the words that it repeats. */
export function JsonLd({ data }: { data: object }) {
  // The text is JSON without '<': it cannot end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(data) }} />;
}
