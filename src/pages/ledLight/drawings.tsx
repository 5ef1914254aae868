import type { ReactNode } from 'react';

import type { LedOption, Light } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';
import { Dot } from '@/ui/Dot';

type LightId = Light['id'];

const lightIds = ['blue', 'red', 'infrared'] as const satisfies readonly LightId[];

/** Position of each light in the hero and the depth drawing. Each light is 42 % wide, so that neighbours overlap. */
const lightPositions: Record<LightId, string> = {
  blue: 'inset-s-0 w-[42%]',
  red: 'inset-s-[29%] w-[42%]',
  infrared: 'inset-s-[58%] w-[42%]',
};

const arches: Record<LightId, { height: string; fade: string; glow: string; rim: string }> = {
  blue: {
    height: 'h-[66%]',
    fade: 'from-beam-blue/0 via-beam-blue/40 via-30% to-beam-blue',
    glow: 'from-beam-blue-bright',
    rim: 'border-beam-blue-rim/55',
  },
  red: {
    height: 'h-[82%]',
    fade: 'from-beam-red/8 via-beam-red/47 via-34% to-beam-red',
    glow: 'from-beam-red-bright/70',
    rim: 'border-beam-red-rim/55',
  },
  infrared: {
    height: 'h-[74%]',
    fade: 'from-beam-infrared/6 via-beam-infrared/53 via-34% to-beam-infrared',
    glow: 'from-beam-infrared-bright',
    rim: 'border-beam-infrared-rim/55 border-dashed',
  },
};

/** Three overlapping arches of light on the lower edge of their box. Near-infrared is dashed, because it cannot be seen. */
export function LightArches({ rising = false }: { /** Makes each arch taller than the one before. */ rising?: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 isolate">
      {lightIds.map((light) => (
        <Arch key={light} light={light} height={rising && light === 'infrared' ? 'h-full' : arches[light].height} />
      ))}
    </div>
  );
}

function Arch({ light, height }: { light: LightId; height: string }) {
  const { fade, glow, rim } = arches[light];
  return (
    <span
      className={classNames(
        'absolute bottom-0 overflow-hidden rounded-t-full bg-linear-to-b mix-blend-screen',
        lightPositions[light],
        height,
        fade,
      )}
    >
      <span className={classNames('absolute inset-0 bg-radial-[90%_60%_at_50%_100%] to-transparent to-100%', glow)} />
      <span className={classNames('absolute inset-0 rounded-t-full border border-b-0', rim)} />
    </span>
  );
}

/** Strength of each light at the top and bottom of a row. Lights that do not reach a row are left out. */
const fades = {
  surface: {
    blue: 'from-beam-blue-bright via-beam-blue via-34% to-beam-blue/74',
    red: 'from-beam-red-bright via-beam-red via-34% to-beam-red/84',
    infrared: 'from-beam-infrared-bright via-beam-infrared via-34% to-beam-infrared/92',
  },
  upper: {
    blue: 'from-beam-blue/74 to-beam-blue/6',
    red: 'from-beam-red/84 to-beam-red/58',
    infrared: 'from-beam-infrared/92 to-beam-infrared/78',
  },
  middle: { red: 'from-beam-red/58 to-beam-red/6', infrared: 'from-beam-infrared/78 to-beam-infrared/52' },
  deep: { infrared: 'from-beam-infrared/52 to-beam-infrared/6' },
} as const satisfies Record<string, Partial<Record<LightId, string>>>;

export type Depth = keyof typeof fades;

/** The lights of one row of the depth drawing, behind its text. They span columns 7 to 12, or a narrow strip on phones. */
export function LightBeams({ depth }: { depth: Depth }) {
  const present: Partial<Record<LightId, string>> = fades[depth];
  return (
    <div aria-hidden="true" className="absolute inset-y-0 inset-e-0 isolate -z-1 w-25.5 md:w-[44%] lg:w-[calc(50%-12px)]">
      {lightIds.map(
        (light) =>
          present[light] && (
            <span
              key={light}
              className={classNames(
                'absolute inset-y-0 bg-linear-to-b mix-blend-screen',
                lightPositions[light],
                present[light],
                light === 'infrared' && 'border-x border-dashed border-beam-infrared-rim/40',
              )}
            />
          ),
      )}
    </div>
  );
}

const dots: Record<LightId, string> = { blue: 'text-beam-blue', red: 'text-beam-red', infrared: 'text-beam-infrared' };

export function LightDot({ light }: { light: LightId }) {
  return <Dot filled className={dots[light]} />;
}

const ARCH_STEP = 23;
const ARCH_WIDTH = 33;
const ARCH_HEIGHT = 72;
const ARCH_RADIUS = ARCH_WIDTH / 2;

/** One small arch per session of an option. The arches overlap like the lights. An add-on is one dashed arch. */
export function SessionArches({ sessions }: { sessions: LedOption['sessions'] }) {
  const count = sessions === 0 ? 1 : sessions;
  return (
    <svg
      viewBox={`0 0 ${11 * ARCH_STEP + ARCH_WIDTH + 2} ${ARCH_HEIGHT}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      className="h-auto w-full max-w-72 text-indigo"
      fill="currentColor"
      stroke="currentColor"
    >
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          d={`M${1 + index * ARCH_STEP} ${ARCH_HEIGHT} v${ARCH_RADIUS + 1 - ARCH_HEIGHT} a${ARCH_RADIUS} ${ARCH_RADIUS} 0 0 1 ${ARCH_WIDTH} 0 V${ARCH_HEIGHT}`}
          fillOpacity={sessions === 0 ? 0 : 0.13}
          strokeDasharray={sessions === 0 ? '3 3' : undefined}
        />
      ))}
    </svg>
  );
}

export type BenefitIconName = 'untouched' | 'measured' | 'unhurried' | 'together';

/** Small drawings of the benefits: a ray that stops at the surface, an angle, a closed eye, two lights that meet. */
const icons: Record<BenefitIconName, ReactNode> = {
  untouched: <path d="M4 32h32M20 5v19M9.5 8 14 24M30.5 8 26 24" />,
  measured: <path d="M4 30a16 16 0 0 1 32 0M20 30 29 17M4 30h32M9 18.5l2.5 2M20 14v3" />,
  unhurried: <path d="M5 16c8 11 22 11 30 0M9.5 21l-3 4M16 24l-1.5 5M24 24l1.5 5M30.5 21l3 4" />,
  together: (
    <>
      <circle cx="15" cy="20" r="10.5" />
      <circle cx="25" cy="20" r="10.5" strokeDasharray="2.5" />
    </>
  ),
};

export function BenefitIcon({ icon }: { icon: BenefitIconName }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true" className="size-11 text-champagne">
      {icons[icon]}
    </svg>
  );
}

/** The three lights as half discs over a line, each above the next. Near-infrared is dashed. */
export function LightArcs() {
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
