import brow from './brow.svg';

/** Centre and radius of the half circle, in the drawing's units. */
const CENTRE = { x: 350, y: 350 };
const RADIUS = 300;
/** A half circle from left to right. */
function arc(radius: number): string {
  return `M${CENTRE.x - radius} ${CENTRE.y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
}

/**
 * A brow and a closed eye under a measuring half circle with six rays, one every 32 degrees. Ticks and rays are the dashes of wide arcs,
 * whose lengths are in degrees: a short tick every 2 degrees, a long one every 10.
 */
export function MeasuredBrow() {
  return (
    <svg viewBox="45 49 610 302" aria-hidden="true" className="block w-full fill-none stroke-brass">
      <path d={arc(RADIUS)} className="fill-white" />
      <path d={arc(230)} strokeDasharray="2 6" />
      <g opacity=".55">
        <path d={arc(RADIUS - 4)} pathLength="180" strokeWidth="8" strokeDasharray=".2 1.8" />
        <path d={arc(RADIUS - 8)} pathLength="180" strokeWidth="16" strokeDasharray=".2 9.8" />
      </g>
      <path d={arc(265)} pathLength="180" strokeWidth="70" strokeDasharray=".22 31.78" strokeDashoffset="-9.89" />
      <path d={`M45 ${CENTRE.y}h610`} />
      <image href={brow} x="186" y="118" width="332" height="225.6" />
    </svg>
  );
}
