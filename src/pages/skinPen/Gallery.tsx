import type { skinPen as content, Tone } from '@/content/skinPen';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** One arch per skin tone, in flat colour. Each shows a different needle pattern until a photograph lies in its slot. */
export function Gallery({ eyebrow, headline, text, illustrationNote, label, tones }: typeof content.gallery) {
  const allDrawn = tones.every(({ photograph }) => photograph === undefined);
  return (
    <section id="gallery" className="bg-mist py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 items-end gap-y-4">
          <div className="col-span-12 lg:col-span-7">
            <Heading eyebrow={eyebrow} text={headline} eyebrowClass="mb-4" />
          </div>
          <p className="col-span-12 text-small text-ink-soft md:col-span-8 lg:col-span-4 lg:col-start-9">
            {allDrawn ? `${text} ${illustrationNote}` : text}
          </p>
        </div>
        <ul aria-label={label} className="mt-8 grid grid-cols-7 gap-x-1.5 [--scale:0.6] md:mt-16 md:gap-x-4 md:[--scale:1] lg:gap-x-6">
          {tones.map((tone) => (
            <ToneArch key={tone.title} {...tone} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A skin tone with its name below, which runs downwards on phones. */
function ToneArch({ title, colour, dots, pattern, photograph }: Tone) {
  return (
    <li>
      <div className="arch h-50 overflow-hidden md:h-75 lg:h-105" style={{ backgroundColor: colour, color: dots }}>
        {photograph ? (
          <Picture source={photograph} sizes="(min-width: 1504px) 174px, 13vw" fit="fill" />
        ) : (
          <span aria-hidden="true" className="absolute inset-2 rounded-t-full md:inset-4" style={needlePattern(pattern)} />
        )}
      </div>
      <p className="mt-3 font-serif text-label max-md:ms-2 max-md:[writing-mode:vertical-rl] md:max-lg:text-small">{title}</p>
    </li>
  );
}

/** Staggered dots, as CSS backgrounds. `--scale` makes the pattern smaller on phones. */
function needlePattern({ across, down, depth }: Tone['pattern']) {
  const [x, y] = [`calc(${across}px * var(--scale))`, `calc(${down}px * var(--scale))`];
  const dot = `radial-gradient(circle, currentColor calc(${depth}px * var(--scale)), transparent calc(${depth}px * var(--scale) + 0.6px))`;
  return { background: `${dot} 50% 0/${x} ${y}, ${dot} calc(50% + ${x} / 2) calc(${y} / 2)/${x} ${y}` };
}
