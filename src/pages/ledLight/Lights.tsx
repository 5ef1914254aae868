import type { Light } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';

import { places } from './beams';

const arches: Record<Light, { height: string; fall: string; glow: string; rim: string }> = {
  blue: {
    height: 'h-[66%]',
    fall: 'from-beam-blue/0 via-beam-blue/40 via-30% to-beam-blue',
    glow: 'from-beam-blue-bright',
    rim: 'border-beam-blue-rim/55',
  },
  red: {
    height: 'h-[82%]',
    fall: 'from-beam-red/8 via-beam-red/47 via-34% to-beam-red',
    glow: 'from-beam-red-bright/70',
    rim: 'border-beam-red-rim/55',
  },
  infrared: {
    height: 'h-[74%]',
    fall: 'from-beam-infrared/6 via-beam-infrared/53 via-34% to-beam-infrared',
    glow: 'from-beam-infrared-bright',
    rim: 'border-beam-infrared-rim/55 border-dashed',
  },
};

/** Three arches of light that overlap, standing on the lower edge of the box around them. Near-infrared is dashed: it cannot be seen. */
export function Lights() {
  return (
    <div aria-hidden="true" className="absolute inset-0 isolate">
      <Arch light="blue" />
      <Arch light="red" />
      <Arch light="infrared" />
    </div>
  );
}

function Arch({ light }: { light: Light }) {
  const { height, fall, glow, rim } = arches[light];
  return (
    <span
      className={classNames(
        'absolute bottom-0 overflow-hidden rounded-t-full bg-linear-to-b mix-blend-screen',
        places[light],
        height,
        fall,
      )}
    >
      <span className={classNames('absolute inset-0 bg-radial-[90%_60%_at_50%_100%] to-transparent to-100%', glow)} />
      <span className={classNames('absolute inset-0 rounded-t-full border border-b-0', rim)} />
    </span>
  );
}
