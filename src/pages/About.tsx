import { head, about as content } from '@/content/about';
import { RelatedServices } from '@/sections/RelatedServices';

import { Closing, Founder, Hero, Timeline, UniquePoints } from './about/sections';

export default function About() {
  return (
    <>
      <Hero {...content.hero} />
      <Founder {...content.founder} />
      <Timeline {...content.timeline} />
      <UniquePoints {...content.uniquePoints} />
      <RelatedServices {...content.related} background="porcelain" />
      <Closing {...content.closing} />
    </>
  );
}
About.head = head;
