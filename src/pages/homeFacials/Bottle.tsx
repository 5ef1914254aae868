import { useId } from 'react';

import type { FacialId } from '@/content/homeFacials';

/** A bottle in the middle of a drawing of 150 x 291 units. Its base is at y = 290. */
interface BottleShape {
  /** Outline of the glass. */
  glass: string;
  cap: { x: number; y: number; width: number; height: number };
  liquid: string;
  /** Top of the liquid (y). */
  level: number;
}

const bottles: Record<FacialId, BottleShape> = {
  'express-glow': {
    glass: 'M40 290V150Q40 128 58 124V108H92V124Q110 128 110 150V290Z',
    cap: { x: 60, y: 66, width: 30, height: 42 },
    liquid: '#E5BFAE',
    level: 176,
  },
  'chemical-peel': {
    glass: 'M40 290Q14 268 14 234Q14 184 62 172V160H88V172Q136 184 136 234Q136 268 110 290Z',
    cap: { x: 61, y: 104, width: 28, height: 56 },
    liquid: '#D9A441',
    level: 222,
  },
  'micro-needling': {
    glass: 'M52 290V104Q52 92 62 90V78H88V90Q98 92 98 104V290Z',
    cap: { x: 63, y: 26, width: 24, height: 52 },
    liquid: '#C4776B',
    level: 150,
  },
  '24k': {
    glass: 'M34 290V118L46 106H104L116 118V290Z',
    cap: { x: 50, y: 52, width: 50, height: 54 },
    liquid: '#CDA75B',
    level: 160,
  },
  'salmon-dna': {
    glass: 'M22 290V196Q22 178 40 178H110Q128 178 128 196V290Z',
    cap: { x: 30, y: 146, width: 90, height: 32 },
    liquid: '#D98F80',
    level: 214,
  },
  'korean-needle-free': {
    glass: 'M30 290Q14 240 46 196Q62 176 62 160V148H88V160Q88 176 104 196Q136 240 120 290Z',
    cap: { x: 60, y: 112, width: 30, height: 36 },
    liquid: '#B9CBC6',
    level: 222,
  },
  'glass-skin': {
    glass: 'M26 290V190A49 49 0 0 1 124 190V290Z',
    cap: { x: 58, y: 100, width: 34, height: 41 },
    liquid: '#EAD9C6',
    level: 212,
  },
  dmk: {
    glass: 'M50 290V112Q50 96 64 90V76H86V90Q100 96 100 112V290Z',
    cap: { x: 64, y: 20, width: 22, height: 56 },
    liquid: '#6B4A35',
    level: 150,
  },
  'led-add-on': {
    glass: 'M20 290V232Q20 218 34 218H116Q130 218 130 232V290Z',
    cap: { x: 24, y: 186, width: 102, height: 32 },
    liquid: '#7C5C86',
    level: 240,
  },
};

/** A drawn bottle. Decorative: the facial's name is below it. */
export function Bottle({ id }: { id: FacialId }) {
  const { glass, cap, liquid, level } = bottles[id];
  const key = useId();
  const clip = `${key}clip`;
  const sheen = `${key}sheen`;
  return (
    <svg viewBox="0 0 150 291" aria-hidden="true" className="h-full w-auto">
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
