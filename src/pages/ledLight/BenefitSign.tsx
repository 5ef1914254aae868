import type { ReactNode } from 'react';

import type { ledLight } from '@/content/ledLight';

type Sign = (typeof ledLight.benefits.points)[number]['sign'];

/** Light and skin in four small drawings: a ray that stops at the surface, an angle, a closed eye, two lights that meet. */
const drawings: Record<Sign, ReactNode> = {
  untouched: <path d="M4 32h32M20 5v19M9.500 8l4.500 16M30.500 8 26 24" />,
  measured: <path d="M4 30a16 16 0 0 1 32 0M20 30 29 17M4 30h32M9 18.500l2.500 2M20 14v3" />,
  unhurried: <path d="M5 16c8 11 22 11 30 0M9.500 21l-3 4M16 24l-1.500 5M24 24l1.500 5M30.500 21l3 4" />,
  together: (
    <>
      <circle cx="15" cy="20" r="10.500" />
      <circle cx="25" cy="20" r="10.500" strokeDasharray="2.500 2.500" />
    </>
  ),
};

export function BenefitSign({ sign }: { sign: Sign }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true" className="size-11 text-champagne">
      {drawings[sign]}
    </svg>
  );
}
