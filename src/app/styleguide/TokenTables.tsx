import { MotionTokens } from './MotionTokens';
import { Specimen } from './Specimen';
import { colours, namedSpace, radii, shadows, spacePx, typeScale } from './tokens';

/** tailwind.config.ts as it is seen. */
export function TokenTables() {
  return (
    <>
      <Specimen name="Colour" note="The figure is the contrast on porcelain: text needs 4.5, lines of controls 3." layout="wide">
        <ul className="sg-swatches">
          {colours.map(({ name, value, onPorcelain }) => (
            <li key={name}>
              <span className="sg-swatch" style={{ backgroundColor: value }} />
              <b>{name}</b>
              <span>{value}</span>
              <span>{onPorcelain === undefined ? 'see-through' : onPorcelain.toFixed(2)}</span>
            </li>
          ))}
        </ul>
      </Specimen>

      <Specimen name="Type" note="Cormorant for few words, never under 20 px; Figtree for all that is read." layout="wide">
        {typeScale.map(({ name, size, family, style }) => (
          <div key={name} className="sg-type">
            <p className="sg-label">
              text-{name} · {family} · {size}
            </p>
            <p style={style}>Brows at 4,800 AED, drawn by hand</p>
          </div>
        ))}
      </Specimen>

      <Specimen name="Space" note="Four px a step: 24 px is p-6. Sections and gutters grow with the screen." layout="wide">
        {spacePx.map((px) => (
          <div key={px} className="sg-space">
            <span className="sg-label">{px}</span>
            <span className="sg-bar" style={{ width: px }} />
          </div>
        ))}
        {namedSpace.map(([name, value]) => (
          <div key={name} className="sg-space">
            <span className="sg-label">{name}</span>
            <span className="sg-bar" style={{ width: value }} />
            <span className="sg-label">{value}</span>
          </div>
        ))}
      </Specimen>

      <Specimen name="Radius and shadow" note="2 px; 999 for chips and dots. Shadows only for what floats.">
        {radii.map(([name, value]) => (
          <figure key={name}>
            <span className="sg-shape" style={{ borderRadius: value }} />
            <figcaption className="sg-label">
              {name} · {value}
            </figcaption>
          </figure>
        ))}
        {shadows.map(([name, value]) => (
          <figure key={name}>
            <span className="sg-shape sg-floating" style={{ boxShadow: value }} />
            <figcaption className="sg-label">{name}</figcaption>
          </figure>
        ))}
      </Specimen>

      <MotionTokens />
    </>
  );
}
