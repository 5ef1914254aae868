import { head, about as words } from '@/content/about';
import { RelatedServices } from '@/sections/RelatedServices';

import { Closing, Founder, Hero, Timeline, UniquePoints } from './about/sections';

export default function About() {
  return (
    <>
      <Hero {...words.hero} />
      <Founder {...words.founder} />
      <Timeline {...words.timeline} />
      <UniquePoints {...words.uniquePoints} />
      <RelatedServices {...words.related} ground="porcelain" />
      <Closing {...words.closing} />
    </>
  );
}
About.head = head;
