import { head, beauty as content } from '@/content/beauty';
import { offersOf } from '@/content/shapes';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/late';
import { RelatedServices } from '@/sections/RelatedServices';
import { StoryCarousel } from '@/sections/StoryCarousel';
import { OfferData } from '@/sections/structuredData';

import { Hero, NailMenu, WaxingLists } from './beauty/sections';

const { nails, waxing } = content;
/** Prefixed names tell women's prices from men's. */
const offers = [
  ...nails.categories.flatMap(({ items }) => offersOf(items)),
  ...waxing.lists.flatMap(({ title, items }) => offersOf(items, `Waxing, ${title}: `)),
];

export default function Beauty() {
  return (
    <>
      <Hero {...content.hero} />
      <NailMenu {...nails} />
      <WaxingLists {...waxing} />
      <StoryCarousel {...content.stories} background="deep" />
      <Faq {...content.faq} background="porcelain" />
      <LateMapBand {...content.visit} />
      <RelatedServices {...content.related} background="petal" />
      <OfferData page="beauty" offers={offers} />
    </>
  );
}
Beauty.head = head;
