import { useId } from 'react';

import type { FacialId } from '@/content/homeFacials';

import { flacons } from './flacons';

/** A drawn flacon: brass cap, glass, liquid, one streak of light. Decoration: the facial's name stands below it. */
export function Flacon({ id }: { id: FacialId }) {
  const { glass, left, cap, liquid, level } = flacons[id];
  const key = useId();
  const clip = `${key}clip`;
  const sheen = `${key}sheen`;
  return (
    <svg viewBox={`${left} 0 150 291`} aria-hidden="true" className="h-full w-auto">
      <defs>
        <clipPath id={clip}>
          <path d={glass} />
        </clipPath>
        <linearGradient id={sheen} x1="0" x2="1">
          <stop offset=".18" stopColor="#fff" stopOpacity="0" />
          <stop offset=".27" stopColor="#fff" stopOpacity=".5" />
          <stop offset=".34" stopColor="#fff" stopOpacity=".06" />
          <stop offset=".62" stopColor="#241A1B" stopOpacity="0" />
          <stop offset=".9" stopColor="#241A1B" stopOpacity=".2" />
        </linearGradient>
      </defs>
      <rect {...cap} fill="#B48E58" />
      <rect {...cap} x={cap.x + cap.width * 0.16} width={cap.width * 0.13} fill="#E2C89A" />
      <rect {...cap} x={cap.x + cap.width * 0.78} width={cap.width * 0.22} fill="#7A5A2B" opacity=".35" />
      <path d={glass} fill="#fff" />
      <g clipPath={`url(#${clip})`}>
        <rect width="150" height="290" fill={liquid} opacity=".3" />
        <rect y={level} width="150" height="200" fill={liquid} />
        <rect y={level} width="150" height="2.5" fill="#fff" opacity=".5" />
        <path d={glass} fill={`url(#${sheen})`} />
      </g>
      <path d={glass} fill="none" stroke="#5C4C49" strokeOpacity=".35" />
    </svg>
  );
}
