import { skinPen } from '@/content/skinPen';
import { LateMapBand } from '@/sections/late';
import { RelatedServices } from '@/sections/RelatedServices';
import { OfferData } from '@/sections/structuredData';

import { Benefits } from './skinPen/Benefits';
import { Callback } from './skinPen/Callback';
import { Facials } from './skinPen/Facials';
import { Gallery } from './skinPen/Gallery';
import { Hero } from './skinPen/Hero';
import { Packages } from './skinPen/Packages';
import { Questions } from './skinPen/Questions';
import { Voices } from './skinPen/Voices';

const { facials, packages, visit, related } = skinPen;

const prices = [...facials.groups.flatMap(({ items }) => items), ...packages.packages];

/** The skin-pen landing page (§2 "skin-pen-microneedling-dubai", §9), in its own sea-glass. */
export default function SkinPen() {
  return (
    <div className="[&_.eyebrow]:text-sea-glass [&_em:not(.on-dark_em)]:text-sea-glass">
      <Hero />
      <Facials />
      <Packages />
      <Benefits />
      <Gallery />
      <Voices />
      <Questions />
      <LateMapBand headline={visit.headline} text={visit.text} />
      <Callback />
      <RelatedServices headline={related.headline} services={related.services} ground="porcelain" />
      <OfferData page="skinPen" offers={prices} />
    </div>
  );
}
