import { offersOf } from '@/content/shapes';
import { head, waxing as content } from '@/content/waxing';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { Hero, ListJump, Prepare, WaxingPrices } from './waxing/sections';

const { women, men } = content;
/** Prefixed names tell women's prices from men's. */
const offers = [women, men].flatMap(({ title, groups }) => groups.flatMap(({ items }) => offersOf(items, `Waxing, ${title}: `)));

/** The waxing page: one half for women and one for men. On phones one half is below the other. */
export default function Waxing() {
  return (
    <>
      <Hero {...content.hero} />
      <div className="holds-bar">
        <ListJump label={content.jump} lists={[women, men]} />
        <div className="grid md:grid-cols-2">
          <WaxingPrices {...women} side="left" />
          <WaxingPrices {...men} side="right" />
        </div>
      </div>
      <Prepare {...content.prepare} />
      <RelatedServices {...content.related} background="porcelain" />
      <Breadcrumbs page="waxing" atBottom />
      <OfferData page="waxing" offers={offers} />
    </>
  );
}
Waxing.head = head;
