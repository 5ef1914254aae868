import { type ReactNode, useEffect, useState } from 'react';

import { onNearViewport } from '@/lib/near';
import { facts } from '@/site/facts';

import { MapDrawing } from './MapDrawing';

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

/** A drawn map of the neighbourhood, not to scale. */
function DrawnMap() {
  return (
    <MapDrawing width={526} height={680} ground="fill-porcelain" studio="translate(300 276)">
      <g className="fill-sand" opacity="0.7">
        <path d="M40 150 210 70l48 92-168 84zM284 62l120-46 60 110-128 58zM86 268l178-88 34 66-176 92zM352 208l132-62 42 80v44l-140 60z" />
        <path d="M0 400l96-50 60 112L0 546zM116 340l170-88 26 50-166 92zM404 350l122-54v150l-74 36zM0 574l168-88 54 104-90 90H0z" />
        <path d="M296 470l96-50 62 122-92 50zM250 620l100-52 58 112H270z" />
      </g>
      <path
        className="fill-sea"
        d="M-20 300C120 250 210 330 300 352S470 300 560 270V356C470 390 400 428 312 424S130 330-20 384Z"
        transform="rotate(-9 260 340)"
      />
      <g className="fill-none stroke-porcelain" strokeLinecap="round">
        <path d="M-10 250 540-20" strokeWidth="9" />
        <path d="M60 700C130 560 300 470 540 440" strokeWidth="12" />
        <path d="M190 40 330 330 470 690" strokeWidth="7" />
        <path d="M-10 460 250 330M330 110 560 560M-10 640 200 520" strokeWidth="6" />
      </g>
    </MapDrawing>
  );
}
