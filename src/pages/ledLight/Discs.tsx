import type { Light } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';

const discs: readonly { light: Light; place: string; look: string }[] = [
  { light: 'blue', place: 'left-0 top-0', look: 'bg-beam-blue/85 border-beam-blue-rim/55' },
  { light: 'red', place: 'right-0 top-0', look: 'bg-beam-red/85 border-beam-red-rim/55' },
  { light: 'infrared', place: 'left-[20%] bottom-0', look: 'bg-beam-infrared/85 border-dashed border-beam-infrared-rim/55' },
];

/** Three discs of light that meet, in the right half of a dark section; below the words on phones. */
export function Discs() {
  return (
    <div
      aria-hidden="true"
      className="absolute isolate aspect-[1/0.94] max-md:bottom-10 max-md:left-1/2 max-md:w-70 max-md:-translate-x-1/2 md:top-1/2 md:right-(--bleed) md:w-[min(38vw,548px)] md:-translate-y-1/2"
    >
      {discs.map(({ light, place, look }) => (
        <span key={light} className={classNames('absolute aspect-square w-[60%] rounded-full border mix-blend-screen', place, look)} />
      ))}
    </div>
  );
}
