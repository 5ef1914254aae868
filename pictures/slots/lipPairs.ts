import type { Slot } from './slot.ts';

const pair = {
  purpose: 'Lip blush, gallery of eleven: before and after, same crop, light and distance.',
  ratio: [5, 4],
  minWidth: 1000,
  consent: true,
} as const;

export const lipPairSlots = {
  'lip-01-before': { ...pair, alt: 'Illustration, before: natural lips, medium skin', caption: 'Lip blush, rose' },
  'lip-01-after': { ...pair, alt: 'Illustration, after: the same lips in rose', caption: 'Lip blush, rose' },
  'lip-02-before': { ...pair, alt: 'Illustration, before: full brown lips, brown skin', caption: 'Lip blush, berry' },
  'lip-02-after': { ...pair, alt: 'Illustration, after: the same lips in berry', caption: 'Lip blush, berry' },
  'lip-03-before': { ...pair, alt: 'Illustration, before: fine pale lips, fair skin', caption: 'Lip blush, coral' },
  'lip-03-after': { ...pair, alt: 'Illustration, after: the same lips in coral', caption: 'Lip blush, coral' },
  'lip-04-before': { ...pair, alt: 'Illustration, before: lips with a cool dark tone, tan skin', caption: 'Neutralization' },
  'lip-04-after': { ...pair, alt: 'Illustration, after: the same lips in a warm rose', caption: 'Neutralization' },
  'lip-05-before': { ...pair, alt: 'Illustration, before: full deep-brown lips, deep skin', caption: 'Lip blush, berry' },
  'lip-05-after': { ...pair, alt: 'Illustration, after: the same lips in berry', caption: 'Lip blush, berry' },
  'lip-06-before': { ...pair, alt: 'Illustration, before: pale lips with a marked bow, medium skin', caption: 'Lip blush, nude' },
  'lip-06-after': { ...pair, alt: 'Illustration, after: the same lips in nude', caption: 'Lip blush, nude' },
  'lip-07-before': { ...pair, alt: 'Illustration, before: full natural lips, fair skin', caption: 'Lip blush, rose' },
  'lip-07-after': { ...pair, alt: 'Illustration, after: the same lips in rose', caption: 'Lip blush, rose' },
  'lip-08-before': { ...pair, alt: 'Illustration, before: lips with a cool dark tone, brown skin', caption: 'Neutralization, coral' },
  'lip-08-after': { ...pair, alt: 'Illustration, after: the same lips in coral', caption: 'Neutralization, coral' },
  'lip-09-before': { ...pair, alt: 'Illustration, before: fine natural lips, tan skin', caption: 'Velvet lips' },
  'lip-09-after': { ...pair, alt: 'Illustration, after: the same lips in a matte deep red', caption: 'Velvet lips' },
  'lip-10-before': { ...pair, alt: 'Illustration, before: deep-brown lips, deep skin', caption: 'Lip blush, rose' },
  'lip-10-after': { ...pair, alt: 'Illustration, after: the same lips in rose', caption: 'Lip blush, rose' },
  'lip-11-before': { ...pair, alt: 'Illustration, before: full pale lips, tan skin', caption: 'Lip blush, coral' },
  'lip-11-after': { ...pair, alt: 'Illustration, after: the same lips in coral', caption: 'Lip blush, coral' },
} as const satisfies Record<string, Slot>;
