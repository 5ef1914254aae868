import { type ReactNode, useEffect, useState } from 'react';

import { onNearViewport } from '@/lib/near';
import { facts } from '@/site/facts';

import { DrawnMap } from './DrawnMap';

/** Permissions that the map needs. The map's scripts cannot remove the sandbox, because their origin differs from ours. */
const MAP_SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms';
const LOAD_MARGIN = '800px 0px';

export interface MapFrameProps {
  /** Shown until the map has loaded, and instead of the map if its host cannot be reached. Default: the drawing for narrow frames. */
  drawing?: ReactNode;
}

/** The embedded map, with the address on a card `--map-inset` from its left edge. Fills its parent. */
export function MapFrame({ drawing }: MapFrameProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [reachable, setReachable] = useState(true);

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
      <div aria-hidden={reachable} className="absolute inset-0">
        {drawing ?? <DrawnMap />}
      </div>
      {reachable && (
        <iframe
          src={facts.mapEmbedUrl}
          title={`Map: ${facts.studioName}, ${facts.hotel}, ${facts.district}`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          sandbox={MAP_SANDBOX}
          className="relative size-full border-0"
        />
      )}
      {/* Placed above the map's attribution, which has to stay readable. */}
      <p className="absolute bottom-11 inset-s-(--map-inset,24px) border border-sand bg-white py-3 pe-6 ps-4 text-caption text-ink-soft">
        <b className="block font-serif text-label text-ink">{facts.studioName}</b>
        {facts.hotel}, {facts.district}
      </p>
    </div>
  );
}
