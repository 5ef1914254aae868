import { head, permanentMakeup as words } from '@/content/permanentMakeup';
import { offersOf } from '@/content/shapes';
import { PairCarousel } from '@/sections/PairCarousel';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';
import { Team } from '@/sections/Team';

import { LateStories } from './permanentMakeup/late';
import { FullFacePackage, Prices } from './permanentMakeup/Prices';
import { Closing, Hero, Intro, Why } from './permanentMakeup/sections';

const { prices, fullFace } = words;
const packages = fullFace.packages.map(({ name, artist, price }) => ({ name: `${name} ${artist}`, price }));
const offers = [
  ...prices.categories.flatMap(({ items }) => offersOf(items)),
  ...offersOf([prices.removal]),
  ...offersOf(packages, `${fullFace.name}: `),
];

export default function PermanentMakeup() {
  return (
    <>
      <Hero {...words.hero} />
      <Intro {...words.intro} />
      <Prices {...prices}>
        <FullFacePackage {...fullFace} />
      </Prices>
      <PairCarousel {...words.transformations} frame="bare" holds={false} />
      <Why {...words.why} />
      <Team {...words.team} />
      <LateStories {...words.stories} />
      <RelatedServices {...words.related} ground="plaster" />
      <Closing {...words.closing} />
      <OfferData page="permanentMakeup" offers={offers} />
    </>
  );
}
PermanentMakeup.head = head;
