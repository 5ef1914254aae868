import { head, homeFacials as content } from '@/content/homeFacials';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { Advice, Benefits, FacialMenu, Hero } from './homeFacials/sections';

export default function HomeFacials() {
  return (
    <>
      <Hero {...content.hero} />
      <FacialMenu {...content.menu} />
      <Advice {...content.advice} />
      <Benefits {...content.benefits} callback={content.callback} />
      <RelatedServices {...content.related} background="plaster" />
      <Breadcrumbs page="homeFacials" atBottom />
      <OfferData page="homeFacials" offers={offersOf(content.menu.items)} />
    </>
  );
}
HomeFacials.head = head;
