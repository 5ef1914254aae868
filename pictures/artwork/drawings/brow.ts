import { browStrokes } from '../../../src/pages/microblading/browStrokes.ts';
import { ink, svgFile } from './svg.ts';

/** The brow on the page that explains how a brow is measured: the strokes of the microblading page, each fading where the blade lifts. */
export function brow(): string {
  const stop = (offset: number, opacity: number) => `<stop offset="${offset}" stop-color="${ink.graphite}" stop-opacity="${opacity}"/>`;
  const lift = `<linearGradient id="a">${stop(0, 0.35)}${stop(0.25, 1)}${stop(1, 0.12)}</linearGradient>`;
  const strokes = browStrokes.map((d) => `<path d="${d.replaceAll(' -', '-')}"/>`).join('');
  return svgFile('105 103 825 288', `${lift}<g fill="none" stroke="url(#a)" stroke-width="2">${strokes}</g>`);
}
