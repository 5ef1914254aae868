/** The three lights rising over a line as half discs, each over the next; near-infrared is dashed. */
export function Dome() {
  return (
    <svg
      viewBox="0 0 640 151"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      className="isolate h-full w-full *:mix-blend-multiply"
      fill="currentColor"
      stroke="currentColor"
      fillOpacity="0.28"
    >
      <path d="M1 151a150 150 0 0 1 300 0" className="text-beam-blue" />
      <path d="M170 151a150 150 0 0 1 300 0" className="text-beam-red" />
      <path d="M339 151a150 150 0 0 1 300 0" className="text-beam-infrared" strokeDasharray="4 4" />
    </svg>
  );
}
