import type { ReactNode } from 'react';

interface MapDrawingProps {
  width: number;
  height: number;
  /** Classes of the background. */
  ground: string;
  /** Position of the studio, as an SVG transform. */
  studio: string;
  children: ReactNode;
}

/** The SVG element of a drawn map of the neighbourhood, not to scale, with the pin at the studio. */
export function MapDrawing({ width, height, ground, studio, children }: MapDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Illustrated map of the Marina"
      className="size-full"
    >
      <rect width={width} height={height} className={ground} />
      {children}
      <g transform={studio}>
        <path className="fill-oxblood" d="M0 0c-15-21-23-33-23-47a23 23 0 1 1 46 0c0 14-8 26-23 47Z" />
        <path className="fill-none stroke-champagne" strokeWidth="1.6" d="M-7-38v-9a7 7 0 0 1 14 0v9Z" />
      </g>
    </svg>
  );
}
