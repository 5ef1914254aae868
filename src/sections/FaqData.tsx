import type { Question } from '@/content/prices';

import { JsonLd } from './JsonLd';

/** Questions that stand on the page, as structured data. */
export function FaqData({ questions }: { questions: readonly Question[] }) {
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}
