/** From -1 to 1, uneven from one number to the next and the same on every machine: for hairs and strokes. */
export function jitter(order: number): number {
  return Math.sin(order * 12.9898) * Math.cos(order * 4.1414);
}

/** To a tenth: the last digits of sines differ between browsers and the build. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
