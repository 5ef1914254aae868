import { offersOf } from '@/content/shapes';
import { head, skinPen as words } from '@/content/skinPen';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Faq } from '@/sections/Faq';
import { LateMapBand } from '@/sections/lateMapBand';
import { RelatedServices } from '@/sections/RelatedServices';
import { StoryCarousel } from '@/sections/StoryCarousel';
import { OfferData } from '@/sections/structuredData';
import { Action } from '@/ui/Action';
import { Plate } from '@/ui/Plate';

import { Facials } from './skinPen/Facials';
import { LateGallery } from './skinPen/late';
import { Benefits, CallbackForm, Hero, Packages } from './skinPen/sections';

const { facials, packages, stories, faq } = words;

const offers = offersOf([...facials.groups.flatMap(({ items }) => items), ...packages.packages]);

/** The skin-pen landing page; its accent is sea-glass. */
export default function SkinPen() {
  return (
    <div className="[&_.eyebrow]:text-sea-glass [&_em:not(.on-dark_em)]:text-sea-glass">
      <Hero {...words.hero} />
      <Facials {...facials} />
      <Packages {...packages} />
      <Benefits {...words.benefits} />
      <LateGallery {...words.gallery} />
      <StoryCarousel
        {...stories}
        ground="porcelain"
        plate={
          <Plate
            {...stories.plate}
            sizes="(min-width: 1504px) 423px, 28vw"
            box="arch arch-framed aspect-4/5"
            className="pt-3 ps-3"
            captionClass="pt-3 text-mute"
          />
        }
      />
      <Faq {...faq} heading="left" ground="petal">
        <p className="mb-5 max-w-[30ch] text-small text-ink-soft">{faq.invitation}</p>
        <Action {...faq.ask} look="chat" block />
      </Faq>
      <LateMapBand {...words.visit} />
      <CallbackForm {...words.callback} />
      <RelatedServices {...words.related} ground="porcelain" />
      <Breadcrumbs page="skinPen" foot />
      <OfferData page="skinPen" offers={offers} />
    </div>
  );
}
SkinPen.head = head;
