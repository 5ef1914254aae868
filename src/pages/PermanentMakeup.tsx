import { head, permanentMakeup as content } from '@/content/permanentMakeup';
import { offersOf } from '@/content/shapes';
import { PairCarousel } from '@/sections/PairCarousel';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';
import { Team } from '@/sections/Team';

import { LateStories } from './permanentMakeup/late';
import { FullFacePackage, Prices } from './permanentMakeup/Prices';
import { Closing, Hero, Intro, Why } from './permanentMakeup/sections';

const { prices, fullFace } = content;
const packages = fullFace.packages.map(({ name, artist, price }) => ({ name: `${name} ${artist}`, price }));
const offers = [
  ...prices.categories.flatMap(({ items }) => offersOf(items)),
  ...offersOf([prices.removal]),
  ...offersOf(packages, `${fullFace.name}: `),
];

export default function PermanentMakeup() {
  return (
    <>
      <Hero {...content.hero} />
      <Intro {...content.intro} />
      <Prices {...prices}>
        <FullFacePackage {...fullFace} />
      </Prices>
      <PairCarousel {...content.transformations} frame="bare" pausesOnHover={false} />
      <Why {...content.why} />
      <Team {...content.team} />
      <LateStories {...content.stories} />
      <RelatedServices {...content.related} background="plaster" />
      <Closing {...content.closing} />
      <OfferData page="permanentMakeup" offers={offers} />
    </>
  );
}
PermanentMakeup.head = head;
