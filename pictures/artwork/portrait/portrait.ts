/** A gouache portrait that fills its frame; the page crops it to the arch. */
import { blendHex } from '../lib/colour.ts';
import { gouache, paper } from '../lib/paper.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import { blur, blurDefs, through } from '../lib/vector.ts';
import { body, clothes } from './body.ts';
import { face } from './face.ts';
import { ear } from './features.ts';
import { HAIR_STYLES } from './hairStyles.ts';
import { posed, type Side } from './head.ts';
import { shayla, wrappedScarf } from './scarves.ts';
import { sitterOf, type Person } from './sitter.ts';

const WIDTH = 720;
/** Position of the midpoint between the eyes in the drawing. */
const EYES = { x: 360, y: 0.466 };
const SCALE = 1.27;

function drawing(person: Person, height: number, rise: number): string {
  const head = posed(person);
  const o = sitterOf(person);
  const style = HAIR_STYLES[person.style];
  const tilted = (part: string): string => `<g transform="rotate(${person.tilt ?? 0} 0 170)">${part}</g>`;
  const near: Side = person.turn > 0 ? -1 : 1;
  const rim = head.outline(20, -146, 106);
  const half = rim.length / 2;
  // prettier-ignore
  const figure = through(
    [...rim.slice(0, half), [60, 190], [230, 290], [270, 540], [-270, 540], [-230, 290], [-60, 190], ...rim.slice(half)],
    { closed: true },
  );
  const scarf = person.style === 'wrapped' ? wrappedScarf(head, o) : person.style === 'shayla' ? shayla(head, o) : '';
  const y = Math.round(height * EYES.y) + rise;
  return `<defs>${blurDefs([1, 2, 3, 5, 10, 16, 30])}<linearGradient id="wall" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${person.ground[0]}"/><stop offset="1" stop-color="${person.ground[1]}"/></linearGradient></defs>
  <rect width="${WIDTH}" height="${height}" fill="url(#wall)"/><g transform="translate(${EYES.x - person.turn * 0.8} ${y}) scale(${SCALE})">
  <path d="${figure}" transform="translate(54 34)" fill="${blendHex(person.ground[1], '#2a1414', 0.6)}" opacity=".36" ${blur(30)}/>
  ${tilted(style.back(head, o))}${body(head, o)}${clothes(o)}
  ${tilted((style.ears ? ear(head, near, o) : '') + face(head, o) + style.front(head, o))}
  ${tilted(scarf + (style.over?.(head, o) ?? ''))}</g>`;
}

/** `rise` moves the sitter down (drawing units of a 720 wide plate). */
export async function portrait(size: Size, person: Person, rise = 0): Promise<Raster> {
  const height = (WIDTH * size.height) / size.width;
  const sheet = paper(size, { base: '#F3ECE4', seed: 3 });
  const drawn = await overlay(sheet, drawing(person, height, rise), [WIDTH, height]);
  return gouache(drawn, { seed: person.seed, wobble: 0.5, granulation: 6.5, brush: 4, tooth: 4, light: 0.05 });
}
