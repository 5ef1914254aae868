const ARCH = 'M1 83V32a31 31 0 0 1 62 0v51z';

/** An arch traced by a moving line. The line rests at the top when motion is off. Decorative: text beside it must say what is loading. */
export function ArchSpinner() {
  return (
    <svg viewBox="0 0 64 84" aria-hidden="true" fill="none" className="h-21 w-16 overflow-visible">
      <path d={ARCH} pathLength="180" strokeWidth="1.5" className="stroke-sand" />
      <path
        d={ARCH}
        pathLength="180"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="46 134"
        strokeDashoffset="-46"
        className="animate-run-arch stroke-oxblood"
      />
    </svg>
  );
}
