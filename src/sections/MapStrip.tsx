import { MapDrawing } from './MapDrawing';

/** A drawn map for a long, low frame, not to scale. The studio is right of the middle, so that the crop on phones keeps it. */
export function MapStrip() {
  return (
    <MapDrawing width={1440} height={420} ground="fill-plaster" studio="translate(764 150)">
      <g className="fill-sand" opacity="0.6">
        <path d="M-40 12 176-30 193 58-23 100ZM230-10H390V92L230 88ZM430 34 620 22 624 106 434 114ZM660-14 810-24 818 96 668 106Z" />
        <path d="M852 26 1080 12 1084 94 856 108ZM1120-6 1298-26 1310 84 1132 104ZM1332 22 1480 4V92L1340 110Z" />
        <path d="M-20 306 156 268 180 386-4 430ZM200 334 440 326 444 430H204ZM480 312 630 308 634 430H484ZM670 344 880 340V430H672Z" />
        <path d="M920 314 1090 304 1096 430H926ZM1130 336 1350 324 1356 430H1136ZM1390 302 1480 298V430H1396Z" />
      </g>
      <path
        className="fill-sea"
        d="M-20 250C180 150 330 260 520 214S860 130 1060 196 1330 250 1470 170V262C1330 330 1200 300 1050 276S760 236 560 296 160 262-20 330Z"
      />
      <g className="fill-none stroke-porcelain" strokeLinecap="round">
        <path strokeWidth="12" d="M-10 140C300 40 700 130 1450 40" />
        <path strokeWidth="9" d="M-10 396C400 330 900 400 1450 320" />
        <path strokeWidth="8" d="M420-10 520 430M830-10 780 430M1110-10 1200 430" />
      </g>
    </MapDrawing>
  );
}
