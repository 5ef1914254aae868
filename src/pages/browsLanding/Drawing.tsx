import type { ReactNode } from 'react';

import type { TreatmentId } from '@/content/browsLanding';

import { browHairs, browStain, browThread, FIELD, lashHairs, lidLine } from './strokes';

/** What each line of the price lists does, in a few strokes; drawn one by one, so that hydration can pause between them. */
const drawings: Record<TreatmentId, () => ReactNode> = {
  'hd-brows': () => (
    <>
      <Stain spreads={[1.3, 1]} />
      <Hairs path={browHairs({ hairs: 44, root: 5, front: 50, arch: 22, fall: 0.7, length: 1 })} />
    </>
  ),
  lamination: () => <Hairs path={browHairs({ hairs: 58, root: 4.6, front: 54, arch: 38, fall: 0, length: 1.35 })} />,
  'lamination-tint-shape': () => (
    <>
      <Stain spreads={[1.25]} />
      <Hairs path={browHairs({ hairs: 64, root: 6.4, front: 54, arch: 36, fall: 0.2, length: 1.3 })} dark />
    </>
  ),
  henna: () => (
    <>
      <Stain spreads={[1.6, 1.4, 1.2, 1, 0.8, 0.55]} />
      <Hairs path={browHairs({ hairs: 22, root: 4, front: 46, arch: 20, fall: 0.5, length: 1 })} />
    </>
  ),
  'tint-shape': () => <Hairs path={browHairs({ hairs: 34, root: 4.4, front: 46, arch: 22, fall: 0.8, length: 0.85 })} dark />,
  threading: () => (
    <>
      <Hairs path={browHairs({ hairs: 30, root: 4, front: 48, arch: 22, fall: 0.5, length: 0.8 })} />
      <path d={browThread} className="fill-none stroke-brass" strokeWidth="3" />
    </>
  ),
  'lash-lift': () => <Lashes path={lashHairs({ lashes: 22, root: 4.6, fan: 1, length: 82 })} />,
  combo: () => (
    <>
      <g transform="translate(66 -22) scale(.75)">
        <Hairs path={browHairs({ hairs: 48, root: 5, front: 54, arch: 38, fall: 0, length: 1.2 })} />
      </g>
      <g transform="translate(66 88) scale(.72)">
        <Lashes path={lashHairs({ lashes: 17, root: 5, fan: 1, length: 70 })} />
      </g>
    </>
  ),
  classic: () => <Lashes path={lashHairs({ lashes: 19, root: 4.4, fan: 1, length: 76 })} />,
  refill: () => (
    <>
      <Lashes path={lashHairs({ lashes: 19, root: 4.4, fan: 1, length: 76, only: isKept })} />
      <path d={lashHairs({ lashes: 19, root: 4.4, fan: 1, length: 76, only: (order) => !isKept(order) })} className="fill-brass/70" />
    </>
  ),
  volume: () => <Lashes path={lashHairs({ lashes: 16, root: 3.4, fan: 5, length: 84 })} />,
};

/** A small drawing beside a price, 264 x 108; the words beside it say the same. */
export function Drawing({ of }: { of: TreatmentId }) {
  return (
    <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true" className="block h-auto w-full overflow-visible">
      {drawings[of]()}
    </svg>
  );
}

/** In a refill, the lashes that have stayed. */
function isKept(order: number): boolean {
  return order % 5 === 0 || order % 7 === 2;
}

function Hairs({ path, dark = false }: { path: string; dark?: boolean }) {
  return <path d={path} className={dark ? 'fill-umber-deep' : 'fill-umber'} />;
}

function Lashes({ path }: { path: string }) {
  return (
    <>
      <path d={lidLine} className="fill-none stroke-umber" strokeWidth="3.5" />
      <path d={path} className="fill-umber-deep" />
    </>
  );
}

/** Layers of one colour, so that the edge is soft without a filter. */
function Stain({ spreads }: { spreads: readonly number[] }) {
  return (
    <g className="fill-umber/15">
      {spreads.map((spread) => (
        <path key={spread} d={browStain(spread)} />
      ))}
    </g>
  );
}
