/** Size of each crop of the map, in the drawing's units. The studio is at the centre of every crop, as it is in the embedded map. */
const crops = {
  arch: { width: 526, height: 680 },
  strip: { width: 1440, height: 420 },
  wide: { width: 1440, height: 640 },
} as const;

export type MapCrop = keyof typeof crops;

/** The point of the pin. */
const STUDIO = { x: 740, y: 250 };

const CANAL =
  'M-30 372C140 300 260 268 420 256S700 264 860 300s330 20 620-92v110C1300 386 1120 412 900 390S640 340 480 338 180 372-30 456Z';

/** A drawn map of the neighbourhood, not to scale. */
export function MapDrawing({ crop }: { crop: MapCrop }) {
  const { width, height } = crops[crop];
  return (
    <svg
      viewBox={`${STUDIO.x - width / 2} ${STUDIO.y - height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Illustrated map of the Marina"
      className="size-full"
    >
      <rect y="-100" width="1480" height="720" className="fill-sand" opacity="0.5" />
      <g className="fill-none stroke-porcelain" strokeLinecap="round">
        <path
          strokeWidth="7"
          d="M-20 214C180 130 340 104 540 92S820 108 960 92s280-40 520-140M80-80 300 250M553-80 590 258M822-80 812 268M982-80 968 292M1232-80V292M-20 500C140 436 300 404 480 396s260 20 400 52 320 24 580-68M130 440 170 660M540 370 530 660M880 410 850 660M1260 380 1310 660"
        />
        <path
          strokeWidth="15"
          d="M-20 40C240-40 600 46 860 20s380-40 620-110M-20 560C200 470 360 446 500 446s270 40 420 62 330 10 540-76"
        />
        <path strokeWidth="34" d={CANAL} />
      </g>
      <path className="fill-sea" d={CANAL} />
      <g className="fill-none stroke-porcelain">
        <path strokeWidth="10" d="M352 180 384 400" />
        <path strokeWidth="13" d="M699-80 706 250 694 660" />
        <path strokeWidth="11" d="M1111-80 1118 300 1106 660" />
      </g>
      <g transform={`translate(${STUDIO.x} ${STUDIO.y})`}>
        <path className="fill-oxblood" d="M0 0c-15-21-23-33-23-47a23 23 0 1 1 46 0c0 14-8 26-23 47Z" />
        <path className="fill-none stroke-champagne" strokeWidth="1.6" d="M-7-38v-9a7 7 0 0 1 14 0v9Z" />
      </g>
    </svg>
  );
}
