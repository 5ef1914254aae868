import { useEffect, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { onNearViewport } from '@/lib/nearViewport';
import { facts } from '@/site/facts';

import { type MapCrop, MapDrawing } from './MapDrawing';

/** Permissions that the map needs. The map's scripts cannot remove the sandbox, because their origin differs from ours. */
const MAP_SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms';
const LOAD_MARGIN = '800px 0px';

export interface MapFrameProps {
  /** Crop of the drawing, which shows until the map's host has responded, and instead of the map if it cannot be reached. */
  crop: MapCrop;
}

/** Classes of the address card below the pin. A strip has none, because the address is beside it (MapBand.tsx). */
const cards: Record<MapCrop, string | undefined> = { arch: '', wide: 'md:max-lg:not-print:hidden', strip: undefined };

/** The embedded map. Fills its parent. */
export function MapFrame({ crop }: MapFrameProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [reachable, setReachable] = useState<boolean>();

  useEffect(() => {
    if (!box) return undefined;
    return onNearViewport(box, LOAD_MARGIN, (isNear) => {
      if (!isNear) return;
      // A frame does not reveal that it shows an error page. Send a request to the map's host, without reading the response.
      fetch(facts.mapEmbedUrl, { mode: 'no-cors', credentials: 'omit', method: 'HEAD' }).then(
        () => setReachable(true),
        () => setReachable(false),
      );
    });
  }, [box]);

  return (
    <div ref={setBox} className="absolute inset-0 overflow-hidden rounded-[inherit] bg-white">
      <div aria-hidden={reachable !== false} className="absolute inset-0">
        <MapDrawing crop={crop} />
      </div>
      {reachable !== false && (
        <iframe
          src={facts.mapEmbedUrl}
          title={`Map: ${facts.studioName}, ${facts.hotel}, ${facts.district}`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          sandbox={MAP_SANDBOX}
          className={classNames('relative size-full border-0', !reachable && 'opacity-0 [@media(scripting:none)]:opacity-100')}
        />
      )}
      {cards[crop] !== undefined && (
        // The pin is at the centre of the drawing and of the embedded map.
        <p
          className={classNames(
            'absolute top-1/2 left-1/2 mt-3 w-max max-w-full -translate-x-1/2 border border-sand bg-white px-5 py-3 text-center text-caption text-ink-soft',
            cards[crop],
          )}
        >
          <b className="block font-serif text-label text-ink">{facts.studioName}</b>
          {facts.hotel}, {facts.district}
        </p>
      )}
    </div>
  );
}
