import { beauty } from '@/content/beauty';

import { lacquerDrawings } from './lacquers';

/** Twelve lacquers, one to a column, standing on a brass line: the arch is also a nail. Phones show the first six. */
export function ColourCard() {
  const { card, lacquers } = beauty.hero;
  return (
    <div className="relative">
      <ol
        aria-label={card}
        className="wide mt-9 grid grid-cols-6 items-end gap-x-2 md:mt-10 md:grid-cols-12 md:gap-x-3 lg:mt-[clamp(24px,3vw,40px)] lg:gap-x-(--gap)"
      >
        {lacquers.map(({ id, name }, index) => (
          <li
            key={id}
            className="max-md:nth-[n+7]:hidden"
            style={{ '--lacquer': lacquerDrawings[id].colour, '--share': lacquerDrawings[id].height }}
          >
            <Lacquer />
            <p className="h-9 pt-2.5 text-caption/[1.35] text-ink-soft lg:h-13">
              <span aria-hidden="true" className="text-mute">
                {index + 1}
              </span>
              <span className="block max-lg:sr-only">{name}</span>
            </p>
          </li>
        ))}
      </ol>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-9 h-px bg-brass lg:bottom-13" />
    </div>
  );
}

/** A long nail, its gloss, and the turn of its sides away from the light. */
function Lacquer() {
  return (
    <span
      aria-hidden="true"
      className="arch block h-[calc(var(--share)*226px)] overflow-hidden bg-(--lacquer) md:h-[calc(var(--share)*300px)] lg:h-[calc(var(--share)*clamp(300px,27.5vw,396px))]"
    >
      <span className="absolute inset-0 bg-linear-to-r from-white/10 via-transparent via-40% to-ink/25" />
      <span className="absolute top-[7%] bottom-[34%] left-1/5 w-2 rounded-full bg-white/35 blur-[2px] md:w-1.5 lg:w-2.75" />
    </span>
  );
}
