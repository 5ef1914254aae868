import orchid from 'picture:studio-orchid';

import { browsLashes } from '@/content/browsLashes';
import { LateMapBand } from '@/sections/late';
import { RelatedServices } from '@/sections/RelatedServices';
import { StoryCarousel } from '@/sections/StoryCarousel';
import { OfferData } from '@/sections/structuredData';
import { Picture } from '@/ui/Picture';

import { Booking } from './browsLashes/Booking';
import { Extensions } from './browsLashes/Extensions';
import { Folio } from './browsLashes/Folio';
import { Hero } from './browsLashes/Hero';
import { PlateLabel } from './browsLashes/PlateLabel';

/** Brows and lashes (§2 "Brows and Lashes (/brows-lashes)"). */
export default function BrowsLashes() {
  const { menu, extensions, stories, related } = browsLashes;
  return (
    <>
      <Hero />
      <Folio />
      <Extensions />
      <StoryCarousel
        eyebrow={stories.eyebrow}
        headline={stories.headline}
        stories={stories.stories}
        ground="porcelain"
        plate={
          <figure>
            <div className="relative aspect-4/5">
              <Picture source={orchid} sizes="(min-width: 1504px) 437px, 30vw" fit="fill" focus="50% 60%" />
            </div>
            <PlateLabel title={stories.plate} drawn={orchid.illustration} />
          </figure>
        }
      />
      <Booking />
      <RelatedServices headline={related.headline} services={related.services} ground="porcelain" />
      <LateMapBand headline={browsLashes.visit.headline} text={browsLashes.visit.text} />
      <OfferData
        page="browsLashes"
        offers={[
          ...menu.brows.items,
          ...menu.lashes.items,
          ...extensions.styles.flatMap(({ name: style, items }) =>
            items.map(({ name, price }) => ({ name: `${style} Lash Extensions, ${name}`, price })),
          ),
          extensions.removal,
        ]}
      />
    </>
  );
}
