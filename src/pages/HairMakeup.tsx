import { head, hairMakeup as content } from '@/content/hairMakeup';
import { offersOf } from '@/content/shapes';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { Colour, Hero, Makeup, Styling } from './hairMakeup/sections';

const { actions, styling, colour, makeup } = content;
const offers = [styling.items, colour.tiers, colour.extras, makeup.bride.items, makeup.looks.items].flatMap((items) => offersOf(items));

export default function HairMakeup() {
  return (
    <>
      <Hero {...content.hero} actions={actions} />
      <Styling {...styling} />
      <Colour {...colour} />
      <Makeup {...makeup} actions={actions} />
      <RelatedServices {...content.related} background="plaster" />
      <Breadcrumbs page="hairMakeup" atBottom />
      <OfferData page="hairMakeup" offers={offers} />
    </>
  );
}
HairMakeup.head = head;
