/** A gouache portrait that fills its frame; the page crops it to the arch. */
import { blendHex } from '../lib/colour.ts';
import { radians } from '../lib/math.ts';
import { gouache, paper } from '../lib/paper.ts';
import { overlay, type Box, type Raster, type Size } from '../lib/raster.ts';
import { blur, blurDefs, through } from '../lib/vector.ts';
import type { Vec } from '../still/solids.ts';
import { clothes } from './clothes.ts';
import { ear } from './ear.ts';
import { face } from './face.ts';
import { HAIR_STYLES } from './hairStyles.ts';
import { posed } from './head.ts';
import { reliefOf } from './relief.ts';
import { shayla, wrappedScarf } from './scarves.ts';
import { sculpture } from './sculpture.ts';
import { sitterOf, type Person } from './sitter.ts';
import { bodySkin, headSkin } from './skins.ts';

const WIDTH = 720;
/** Position of the midpoint between the eyes in the drawing. */
const EYES = { x: 360, y: 0.466 };
const SCALE = 1.27;
/** The head rolls about a point at this height, in the throat. */
const PIVOT = 170;

/** `rise` moves the sitter down (drawing units of a 720 wide plate). */
export async function portrait(size: Size, person: Person, rise = 0): Promise<Raster> {
  const { tilt = 0, turn, ground, seed } = person;
  const o = sitterOf(person);
  const relief = reliefOf(o);
  const head = posed(person, relief.height);
  const style = HAIR_STYLES[person.style];
  const box: Box = [WIDTH, (WIDTH * size.height) / size.width];
  const origin = [EYES.x - turn * 0.8, Math.round(box[1] * EYES.y) + rise] as const;
  const placed = (parts: string): string =>
    `<defs>${blurDefs([1, 2, 3, 5, 10, 16, 30])}</defs><g transform="translate(${origin[0]} ${origin[1]}) scale(${SCALE})">${parts}</g>`;
  const rolled = (part: string): string => `<g transform="rotate(${tilt} 0 ${PIVOT})">${part}</g>`;
  const [cos, sin] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const roll = ([x, y, z]: Vec): Vec => [x * cos - (y - PIVOT) * sin, PIVOT + x * sin + (y - PIVOT) * cos, z];

  const rim = head.outline(20, -150, 106);
  const half = rim.length / 2;
  // prettier-ignore
  const figure = through([...rim.slice(0, half), [60, 190], [230, 290], [270, 540], [-270, 540], [-230, 290], [-60, 190], ...rim.slice(half)], { closed: true });
  const wall = `<defs><linearGradient id="wall" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs><rect width="${WIDTH}" height="${box[1]}" fill="url(#wall)"/>`;
  const shadow = `<path d="${figure}" transform="translate(54 34)" fill="${blendHex(ground[1], '#2a1414', 0.6)}" opacity=".36" ${blur(30)}/>`;
  const behind = wall + placed(shadow + rolled(style.back(head, o)));
  const scarf = person.style === 'wrapped' ? wrappedScarf(head, o) : person.style === 'shayla' ? shayla(head, o) : '';
  const hair = (style.ears ? ear(head, turn > 0 ? -1 : 1, o) : '') + style.front(head, o) + scarf + (style.over?.(head, o) ?? '');
  const before = placed(rolled(face(head, o)) + clothes(o) + rolled(hair));

  const ofHead = headSkin(head, relief, o);
  const skins = [{ ...ofHead, at: (u: number, v: number) => roll(ofHead.at(u, v)) }, bodySkin(head.edge(0, 90)[0] * 0.5, o)];
  const k = size.width / WIDTH;
  const sheet = await overlay(paper(size, { base: '#F3ECE4', seed: 3 }), behind, box);
  const lit = await sculpture(sheet, skins, SCALE * k, [origin[0] * k, origin[1] * k]);
  return gouache(await overlay(lit, before, box), { seed, wobble: 0.5, granulation: 6.5, brush: 4, tooth: 3.4, light: 0.05 });
}
