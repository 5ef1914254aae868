import type { LedOption } from '@/content/ledLight';

const STEP = 23;
const WIDTH = 33;
const HEIGHT = 72;
const RADIUS = WIDTH / 2;

/** An option's sessions, counted in small arches that overlap as the lights do. The add-on is one dashed arch. */
export function Tally({ sessions }: { sessions: LedOption['sessions'] }) {
  const count = sessions === 0 ? 1 : sessions;
  return (
    <svg
      viewBox={`0 0 ${11 * STEP + WIDTH + 2} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      className="h-auto w-full max-w-72 text-indigo"
      fill="currentColor"
      stroke="currentColor"
    >
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          d={`M${1 + index * STEP} ${HEIGHT} v${RADIUS + 1 - HEIGHT} a${RADIUS} ${RADIUS} 0 0 1 ${WIDTH} 0 V${HEIGHT}`}
          fillOpacity={sessions === 0 ? 0 : 0.13}
          strokeDasharray={sessions === 0 ? '3 3' : undefined}
        />
      ))}
    </svg>
  );
}
