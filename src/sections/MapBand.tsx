import { facts } from '@/site/facts';
import { TextLink } from '@/ui/TextLink';

import { MapFrame } from './MapFrame';

export interface MapBandProps {
  headline: string;
  text: string;
}

/** The embedded map from edge to edge, and a card with the address and the link View Map. */
export function MapBand({ headline, text }: MapBandProps) {
  return (
    <section aria-labelledby="visit" className="relative bg-white">
      <div className="relative h-75 md:h-105">
        <MapFrame crop="strip" />
      </div>
      <div className="wide pointer-events-none flex md:absolute md:inset-x-0 md:bottom-0 md:justify-end">
        <div className="pointer-events-auto w-full bg-white py-6 text-small text-balance text-ink-soft md:w-[min(416px,42%)] md:border md:border-b-0 md:border-sand md:px-8">
          <h2 id="visit" className="mb-1.5 text-card text-ink">
            {headline}
          </h2>
          <address className="text-ink not-italic">
            {facts.hotel}, {facts.district}, {facts.city}
          </address>
          <p>{text}</p>
          <p>{facts.parking}</p>
          <TextLink label="View Map" href={facts.mapUrl} className="mt-1 inline-block py-3" />
        </div>
      </div>
    </section>
  );
}
