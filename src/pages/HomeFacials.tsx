import { head, homeFacials as words } from '@/content/homeFacials';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { Advice, Benefits, FacialMenu, Hero } from './homeFacials/sections';

export default function HomeFacials() {
  return (
    <>
      <Hero {...words.hero} />
      <FacialMenu {...words.menu} />
      <Advice {...words.advice} />
      <Benefits {...words.benefits} callback={words.callback} />
      <RelatedServices {...words.related} ground="plaster" />
      <Breadcrumbs page="homeFacials" foot />
      <OfferData page="homeFacials" offers={offersOf(words.menu.items)} />
    </>
  );
}
HomeFacials.head = head;
