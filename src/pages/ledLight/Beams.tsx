import type { Light } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';

import { places } from './beams';

/** How much of each light is left where a row begins and where it ends; a light that has ended is not there. */
const falls = {
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
} as const satisfies Record<string, Partial<Record<Light, string>>>;

const lights = ['blue', 'red', 'infrared'] as const;

/** The lights of one row of the depth drawing, behind its text: columns 7 to 12, and a narrow strip on phones. */
export function Beams({ depth }: { depth: keyof typeof falls }) {
  const present: Partial<Record<Light, string>> = falls[depth];
  return (
    <div aria-hidden="true" className="absolute inset-y-0 right-0 isolate w-25.5 md:w-[44%] lg:w-[calc(50%-12px)]">
      {lights.map(
        (light) =>
          present[light] && (
            <span
              key={light}
              className={classNames(
                'absolute inset-y-0 bg-linear-to-b mix-blend-screen',
                places[light],
                present[light],
                light === 'infrared' && 'border-x border-dashed border-beam-infrared-rim/40',
              )}
            />
          ),
      )}
    </div>
  );
}
