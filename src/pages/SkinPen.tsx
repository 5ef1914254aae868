import { offersOf } from '@/content/shapes';
import { head, skinPen as content } from '@/content/skinPen';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/late';
import { RelatedLinks } from '@/sections/RelatedLinks';
import { StoryCarousel } from '@/sections/StoryCarousel';
import { OfferData } from '@/sections/structuredData';

import { Facials } from './skinPen/Facials';
import { Gallery } from './skinPen/Gallery';
import { Benefits, CallbackForm, Hero, Packages } from './skinPen/sections';

const { facials, packages, stories, faq } = content;

const offers = [...facials.groups.map(({ items }) => items), packages.packages].flatMap((items) => offersOf(items));

/** The skin-pen landing page; its accent is sea-glass. */
export default function SkinPen() {
  return (
    <div className="[&_.overtitle]:text-sea-glass [&_em:not(.on-dark_em)]:text-sea-glass">
      <Hero {...content.hero} />
      <Facials {...facials} />
      <Packages {...packages} />
      <Benefits {...content.benefits} />
      <Gallery {...content.gallery} />
      <StoryCarousel {...stories} background="porcelain" />
      <Faq {...faq} background="plaster" />
      <LateMapBand {...content.visit} />
      <CallbackForm {...content.callback} />
      <RelatedLinks links={content.related} />
      <Breadcrumbs page="skinPen" atBottom />
      <OfferData page="skinPen" offers={offers} />
    </div>
  );
}
SkinPen.head = head;
