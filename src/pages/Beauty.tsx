import { beauty } from '@/content/beauty';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/late';
import { RelatedServices } from '@/sections/RelatedServices';
import { StoryCarousel } from '@/sections/StoryCarousel';
import { OfferData } from '@/sections/structuredData';

import { Hero } from './beauty/Hero';
import { NailMenu } from './beauty/NailMenu';
import { WaxingLists } from './beauty/WaxingLists';

const { nails, waxing, stories, faq, related } = beauty;

/** Every price of the page under a name that tells women's from men's. */
const prices = [
  ...nails.categories.flatMap(({ items }) => items),
  ...waxing.lists.flatMap(({ title, items }) => items.map(({ name, price }) => ({ name: `Waxing, ${title}: ${name}`, price }))),
];

/** The beauty page (§2, §9): nails, waxing, voices, questions, the way. */
export default function Beauty() {
  return (
    <>
      <Hero />
      <NailMenu />
      <WaxingLists />
      <StoryCarousel eyebrow={stories.eyebrow} headline={stories.headline} stories={stories.stories} ground="deep" />
      <Faq eyebrow={faq.eyebrow} headline={faq.headline} questions={faq.questions} heading="left" ground="porcelain" />
      <RelatedServices headline={related.headline} services={related.services} ground="petal" />
      <LateMapBand headline={beauty.visit.headline} text={beauty.visit.text} />
      <OfferData page="beauty" offers={prices} />
    </>
  );
}
