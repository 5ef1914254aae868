import { facts } from '@/site/facts';
import { linkTo } from '@/ui/linkTo';

import { LateMapFrame } from './late';
import { MapStrip } from './MapStrip';

interface MapBandProps {
  headline: string;
  text: string;
}

/** The embedded map from edge to edge, and a card about the visit with the link View Map. */
export function MapBand({ headline, text }: MapBandProps) {
  return (
    <section aria-labelledby="visit" className="relative bg-white">
      <div className="relative h-95 [--map-inset:var(--bleed)] md:h-105">
        <LateMapFrame drawing={<MapStrip />} />
      </div>
      <div className="wide pointer-events-none flex md:absolute md:inset-x-0 md:bottom-0 md:justify-end">
        <div className="pointer-events-auto w-full bg-white py-6 text-small text-ink-soft md:w-[min(416px,48%)] md:border md:border-b-0 md:border-sand md:px-8">
          <h2 id="visit" className="mb-1.5 text-card text-ink">
            {headline}
          </h2>
          <p>{text}</p>
          <p>{facts.parking}</p>
          <a {...linkTo(facts.mapUrl)} className="text-link mt-1 inline-block py-3">
            View Map
          </a>
        </div>
      </div>
    </section>
  );
}
