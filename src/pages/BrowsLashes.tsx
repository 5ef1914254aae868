import { head, browsLashes as content } from '@/content/browsLashes';
import { offersOf } from '@/content/shapes';
import { LateMapBand } from '@/sections/late';
import { RelatedServices } from '@/sections/RelatedServices';
import { StoryCarousel } from '@/sections/StoryCarousel';
import { OfferData } from '@/sections/structuredData';
import { Picture } from '@/ui/Picture';

import { Booking, Extensions, Hero, PriceMenu } from './browsLashes/sections';

const { menu, extensions, stories } = content;
const offers = [
  ...offersOf(menu.brows.items),
  ...offersOf(menu.lashes.items),
  ...extensions.styles.flatMap(({ title, items }) => offersOf(items, `${title} Lash Extensions, `)),
  ...offersOf([extensions.removal]),
];

export default function BrowsLashes() {
  return (
    <>
      <Hero {...content.hero} />
      <PriceMenu {...menu} />
      <Extensions {...extensions} />
      <StoryCarousel
        {...stories}
        background="porcelain"
        plate={
          stories.photograph && (
            <Picture source={stories.photograph} sizes="(min-width: 1504px) 322px, 22vw" box="relative aspect-4/5" focus="50% 60%" />
          )
        }
      />
      <Booking {...content.booking} faq={content.faq} />
      <LateMapBand {...content.visit} />
      <RelatedServices {...content.related} background="porcelain" />
      <OfferData page="browsLashes" offers={offers} />
    </>
  );
}
BrowsLashes.head = head;
