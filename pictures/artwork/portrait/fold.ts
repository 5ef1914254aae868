import { blur, stroke, type Path, type Point } from '../lib/vector.ts';
import type { Colours } from './palette.ts';

export interface FoldStyle {
  width?: number;
  dark?: number;
  light?: number;
}
/** A fold of cloth: dark in the valley, light on the ridge. */
export function fold(points: Path, cloth: Colours, { width = 7, dark = 0.5, light = 0.5 }: FoldStyle = {}): string {
  const ridge = points.map(([x, y]): Point => [x - 3, y - 4]);
  return (
    stroke(points, { width: width * 1.7, fill: cloth.shade, opacity: dark, extra: blur(2) }) +
    stroke(ridge, { width: width * 0.8, fill: cloth.light, opacity: light, extra: blur(1) })
  );
}
